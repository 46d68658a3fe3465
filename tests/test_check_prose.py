"""The prose check finds planted sentences, and only in text."""

from pathlib import Path

import pytest

from check_prose import PARTS, Part, count_part

PLANTED = {
    "a.py": '"""Whoever watches cannot act."""\nKEY = "else"\nwhoever = 1  # a name is not prose\n',
    "b.md": "# Page\n\nThis is no record.\n\n```\nWhoever reads code\n```\n",
    "c.ts": "// He calls.\nconst he = 1; // his turn\nif (he) {} else {}\n",
    "d.svelte": "<p>else</p>\n<!-- What fits stands out. -->\n",
    "e.ftl": "# Whoever comments\nkey = Whoever wins\nother = { $who } wins\n",
}
FOUND = {"a.py": 1, "b.md": 1, "c.ts": 1, "d.svelte": 1, "e.ftl": 1}


@pytest.mark.parametrize("name", PLANTED)
def test_finds_planted_sentences(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(PLANTED[name], encoding="utf-8")
    count = count_part(Part("planted", (name,), 0), tmp_path)
    assert len(count.findings) == FOUND[name], count.findings
    assert count.rate > 0


def test_accepts_plain_sentences(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("Spectators cannot act. Join the table.\n", encoding="utf-8")
    assert count_part(Part("plain", ("a.md",), 0), tmp_path).findings == []


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_every_part_has_text(part: Part) -> None:
    assert count_part(part).words > 1_000
