#!/usr/bin/env python3
"""Plays the sessions of Docs/Assistants.md in the folder of a new package, and compares the answers.

  Tests/Load/assistant_session.py .build/debug/bakery-previews

A step is `> tool {arguments}` with the answer below it, or `> edit file` with lines that are removed and added. In an answer, …
stands for any text, and a line with nothing else for any lines.
"""

import json
import pathlib
import re
import sys

from assistant import Assistant, expect, text

PAGE = pathlib.Path(__file__).resolve().parents[2] / "Docs/Assistants.md"


def edit(path, lines):
    """Replaces the lines with - by those with +, at the only place where they are."""
    removed, added = ("\n".join(line[1:] for line in lines if line.startswith(sign)) for sign in "-+")
    file = pathlib.Path(path)
    source = file.read_text()
    expect(source.count(removed) == 1, f"{path} has this once:\n{removed}")
    file.write_text(source.replace(removed, added))


def matches(shown, answer):
    parts = [re.escape(line).replace("…", ".*") if line != "…" else r"(?:.*\n)*?.*" for line in shown]
    return re.fullmatch("\n".join(parts), answer) is not None


sessions = re.findall(r"^```session\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
expect(sessions, f"{PAGE} shows sessions")
assistant = Assistant(sys.argv[1], "--edit")
count = 0
for step in re.split(r"^> ", "".join(sessions), flags=re.MULTILINE)[1:]:
    command, *shown = step.rstrip("\n").split("\n")
    name, subject = command.split(" ", 1)
    count += 1
    if name == "edit":
        edit(subject, shown)
        continue
    answer = text(assistant.call(name, **json.loads(subject))).rstrip("\n")
    expect(matches(shown, answer), f"the answer to {command} is as the page shows it, and not:\n{answer}")
assistant.end()
print(f"{count} steps are as the page shows them.")
