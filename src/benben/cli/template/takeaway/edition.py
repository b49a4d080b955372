"""Editions of Takeaway as text: read, checked for everything at once, and written."""

from __future__ import annotations

import re
from typing import Any

from benben.cli.template.takeaway.layout import FACES, HIGHEST
from benben.engine.errors import Finding

LEAST_HEAP, MOST_HEAP = 10, 200
KEYS = ("game", "name", "heap", "die")


def parse_edition(text: str) -> tuple[dict[str, Any], list[Finding]]:
    """The components, as far as they can be read, and all that is wrong. It raises nothing."""
    found: dict[str, tuple[int, str]] = {}
    findings: list[Finding] = []
    for line, content in enumerate(text.splitlines(), start=1):
        content = content.partition("--")[0].strip()
        key, _, value = content.partition(":")
        if key in KEYS and key not in found:
            found[key] = (line, value.strip())
        elif content:
            findings.append(Finding(line, key[:20], "T-C1", f"expected one each of {', '.join(KEYS)}, as `heap: 100`"))
    if found.get("game", (1, ""))[1] != "takeaway":
        findings.append(Finding(found.get("game", (1, ""))[0], "game", "T-C1", "the first line is `game: takeaway`"))
    components = {"heap": _heap(found, findings), "die": _die(found, findings)}
    return components, sorted(findings)


def _heap(found: dict[str, tuple[int, str]], findings: list[Finding]) -> int:
    line, text = found.get("heap", (0, ""))
    if re.fullmatch(r"[0-9]{1,4}", text) and LEAST_HEAP <= int(text) <= MOST_HEAP:
        return int(text)
    findings.append(Finding(line, "heap", "T-C1", f"a heap has {LEAST_HEAP} to {MOST_HEAP} stones, not {text[:20]!r}"))
    return LEAST_HEAP


def _die(found: dict[str, tuple[int, str]], findings: list[Finding]) -> list[int]:
    line, text = found.get("die", (0, ""))
    faces = [int(word) for word in text.split() if re.fullmatch(rf"[1-{HIGHEST}]", word)]
    if len(faces) != FACES or len(text.split()) != FACES:
        findings.append(Finding(line, "die", "T-C1", f"a die has {FACES} faces of 1 to {HIGHEST}, not {text[:20]!r}"))
    return sorted(faces)


def format_edition(components: dict[str, Any]) -> str:
    """An edition's text, which reads back into the same components."""
    faces = " ".join(map(str, components["die"]))
    return f"game: takeaway\nheap: {components['heap']}\ndie: {faces}\n"
