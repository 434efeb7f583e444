#!/usr/bin/env python3
"""Breaks, corrects and extends a package as an assistant does, over one connection to `mcp`.

  Tests/Load/assistant_builds.py .build/debug/bakery-previews      in the folder of the package
"""

import json
import pathlib
import subprocess
import sys

VIEW = pathlib.Path("Sources/Bakery/WelcomeView.swift")
PREVIEW = '\n#Preview("After a build") { WelcomeView.previewHost(viewModel: .stub()) }\n'


class Assistant:
    def __init__(self, program):
        self.server = subprocess.Popen([program, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.count = 0

    def send(self, *calls):
        """Sends calls of tools at once, and returns their results by name."""
        names = {}
        for name, arguments in calls:
            self.count += 1
            names[self.count] = name
            message = {"jsonrpc": "2.0", "id": self.count, "method": "tools/call",
                       "params": {"name": name, "arguments": arguments}}
            self.server.stdin.write(json.dumps(message) + "\n")
        self.server.stdin.flush()
        answers = [json.loads(self.server.stdout.readline()) for _ in calls]
        return {names[answer["id"]]: answer["result"] for answer in answers}

    def call(self, name, **arguments):
        return self.send((name, arguments))[name]


def text(result):
    return result["content"][0]["text"]


def expect(condition, message):
    if not condition:
        sys.exit(f"FAILED: {message}")


assistant = Assistant(sys.argv[1])
render = {"view": "WelcomeView/after-a-build"}
expect(assistant.call("render_preview", **render)["isError"], "the preview does not exist before")
source = VIEW.read_text()

VIEW.write_text(source + '\nlet count: Int = "one"\n')
failed = assistant.call("build")["structuredContent"]
line = source.count("\n") + 2
expect(not failed["succeeded"] and failed["errors"], f"the compiler finds an error: {failed}")
expect(failed["errors"][0]["place"] == f"{VIEW}:{line}:18", f"the error has its place: {failed['errors']}")
expect("convert value of type 'String'" in failed["errors"][0]["message"], f"and its message: {failed['errors']}")

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
assistant.server.stdin.close()
expect(assistant.server.wait(60) == 0, "the server ends with its client")
print("The server lives through builds.")
