"""An assistant that uses a host over one connection to `mcp`."""

import json
import subprocess
import sys


class Assistant:
    def __init__(self, program, *options):
        self.server = subprocess.Popen(
            [program, "mcp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
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

    def call(self, tool, **arguments):
        return self.send((tool, arguments))[tool]

    def end(self):
        self.server.stdin.close()
        expect(self.server.wait(60) == 0, "the server ends with its client")


def text(result):
    """Returns the texts of a result, a line for each part."""
    return "\n".join(part["text"] for part in result["content"] if part["type"] == "text")


def expect(condition, message):
    if not condition:
        sys.exit(f"FAILED: {message}")
