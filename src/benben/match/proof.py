"""Proof of chance: a secret chosen before the match decides every chance event, and everybody can check it afterwards.

The header holds the secret's digest (`commit`), so the secret cannot be exchanged later; the last line reveals it.
What chance does in event `n` depends on nothing but the secret, the match's id and `n`, so nothing was chosen along
the way. `tools/verify_match.py` is the same computation, written again for people who do not trust this one.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from benben.engine.errors import BadOption


def draw_secret() -> bytes:
    """A secret from the operating system."""
    return secrets.token_bytes(32)


def check_secret(secret: bytes) -> bytes:
    """A secret of at least 128 bits, or an error."""
    if not isinstance(secret, bytes) or len(secret) < 16:
        raise BadOption("a secret is at least 16 bytes, such as those of `draw_secret`")
    return secret


def secret_of_seed(seed: int) -> bytes:
    """The secret that a seed stands for, for tests and research: whoever knows the seed knows the match's chance."""
    return hashlib.sha256(f"benben seed {seed}".encode()).digest()


def commit(secret: bytes) -> str:
    """What may be told of a secret before the match is over."""
    return hashlib.sha256(secret).hexdigest()


class Dice:
    """The rolls of one chance event."""

    def __init__(self, secret: bytes, match: str, n: int) -> None:
        self._secret = secret
        self._name = f"{match}:{n}"
        self._drawn = 0

    def below(self, size: int) -> int:
        """A number from 0 to size-1, each equally likely: 64-bit numbers too high to be fair are drawn again."""
        fair = 2**64 - 2**64 % size
        while True:
            message = f"{self._name}:{self._drawn}".encode()
            self._drawn += 1
            number = int.from_bytes(hmac.digest(self._secret, message, "sha256")[:8], "big")
            if number < fair:
                return number % size
