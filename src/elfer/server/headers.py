"""The security headers of every response.

They forbid other origins, framing, type sniffing and caching. Only the files of the web app set
their own cache control.
"""

Headers = tuple[tuple[bytes, bytes], ...]

HEADERS: Headers = (
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

OVER_TLS: Headers = (
    *HEADERS,
    (b"strict-transport-security", b"max-age=31536000"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
"""The headers over TLS; without TLS, browsers ignore the last two and warn about one of them."""


def safe_headers(scheme: str | None, public_url: str | None) -> Headers:
    """Return the headers of a response to a request with this scheme."""
    public = public_url is not None and public_url.lower().startswith("https:")
    return OVER_TLS if public or scheme in ("https", "wss") else HEADERS
