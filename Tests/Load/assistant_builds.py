#!/usr/bin/env python3
"""Extends a package as an assistant does, over one connection to `mcp`, also while another builds it.

  Tests/Load/assistant_builds.py .build/debug/bakery-previews      in the folder of the package
"""

import pathlib
import subprocess
import sys

from assistant import Assistant, expect, text

VIEW = pathlib.Path("Sources/Bakery/WelcomeView.swift")
PREVIEW = '\n#Preview("After a build") { WelcomeView.previewHost(viewModel: .stub()) }\n'

assistant = Assistant(sys.argv[1])
render = {"view": "WelcomeView/after-a-build"}
expect(assistant.call("render_preview", **render)["isError"], "the preview does not exist before")
source = VIEW.read_text()

VIEW.write_text(source + PREVIEW)
built = assistant.call("build")
expect(render["view"] in built["structuredContent"]["added"], f"the new preview is named: {text(built)}")
# The first message replaces the program, and the second is read by the new one.
both = assistant.send(("render_preview", render), ("list_previews", {}))
expect("WelcomeView/after-a-build in en" in text(both["render_preview"]), f"it is shown: {text(both['render_preview'])}")
expect(render["view"] in both["list_previews"]["structuredContent"]["previews"], "and listed")

VIEW.write_text(source)
subprocess.run(["swift", "build", "--product", "bakery-previews", "--scratch-path", pathlib.Path(sys.argv[1]).parents[2]],
               check=True, stdout=sys.stderr)
expect(assistant.call("render_preview", **render)["isError"], "another's build replaces the program, too")
assistant.end()
print("The server lives through builds.")
