"""What the store cannot do, in one sentence."""


class StoreError(Exception):
    """Nothing was stored, or the store cannot be opened; `why` says it in one sentence."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class InUse(StoreError):
    """Another server is using the folder."""


class Conflict(StoreError):
    """It does not follow what is stored of its table; the others of its group are stored."""
