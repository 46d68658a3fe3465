"""The certificate for https: whether it can be used, said before anything is answered."""

import ssl
from pathlib import Path

from elfer.kernel.errors import BadRequest


def check_certificate(certificate: Path | None, key: Path | None) -> None:
    """Refuse a certificate with which nobody could be served."""
    if certificate is None or key is None:
        raise BadRequest("A certificate needs its key: give both --tls-cert and --tls-key.")
    for file in (certificate, key):
        try:
            file.read_bytes()
        except OSError as error:
            raise BadRequest(f"{file} cannot be read: {error.strerror}.") from None
    try:
        # Without a password to give, an encrypted key would be asked for on the terminal.
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certificate, key, password=lambda: "")
    except (OSError, ValueError):
        raise BadRequest(
            f"{certificate} and {key} are no certificate and its key in PEM without a password."
        ) from None
