"""The headers of every answer: nothing is loaded from elsewhere, framed, guessed at or kept.

Only the files of the web app say themselves how long they are kept.
"""

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; "
        b"script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
        b"frame-ancestors 'none'",
    ),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cache-control", b"no-store"),
)

OVER_TLS = (*HEADERS, (b"cross-origin-opener-policy", b"same-origin"))
"""The same over TLS; elsewhere browsers ignore this one, and complain of it on every page."""
