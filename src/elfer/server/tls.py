"""The TLS certificate, which is checked at startup and can be reloaded."""

import logging
import ssl
from pathlib import Path

from elfer.engine.errors import BadRequest

_log = logging.getLogger("elfer.server")


def check_certificate(certificate: Path | None, key: Path | None) -> None:
    """Refuse a certificate or key that cannot be used."""
    if certificate is None or key is None:
        raise BadRequest("A certificate needs its key. Give both --tls-cert and --tls-key.")
    for file in (certificate, key):
        try:
            file.read_bytes()
        except OSError as error:
            raise BadRequest(f"{file} cannot be read: {error.strerror}.") from None
    try:
        _load(ssl.create_default_context(ssl.Purpose.CLIENT_AUTH), certificate, key)
    except (OSError, ValueError):
        raise BadRequest(
            f"{certificate} and {key} must be a certificate and its key, in PEM format and "
            "without a password."
        ) from None


def reload_certificate(
    context: ssl.SSLContext | None, certificate: Path | None, key: Path | None
) -> None:
    """Reload the certificate for new connections, or keep the old one if the new one is bad."""
    if context is None or certificate is None or key is None:
        _log.info("SIGHUP was ignored: there is no certificate to reload.")
        return
    try:
        check_certificate(certificate, key)
    except BadRequest as bad:
        _log.warning("The certificate was not reloaded, and the old one stays in use. %s", bad.why)
        return
    _load(context, certificate, key)
    _log.info("The certificate was reloaded.")


def _load(context: ssl.SSLContext, certificate: Path, key: Path) -> None:
    # Without a password callback, OpenSSL would ask for one on the terminal.
    context.load_cert_chain(certificate, key, password=lambda: "")
