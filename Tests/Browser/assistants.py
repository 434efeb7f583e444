"""Tests what a person sees of an assistant that uses the host."""

import json
import urllib.request

from waiting import until

# The revision of the Model Context Protocol.
HEADERS = {
    "Content-Type": "application/json", "Accept": "application/json, text/event-stream", "MCP-Protocol-Version": "2025-11-25",
}


def call(url, tool, **arguments):
    """Calls a tool as an assistant does. Returns the text of the answer."""
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}
    request = urllib.request.Request(f"{url}/mcp", json.dumps(message).encode(), HEADERS)
    with urllib.request.urlopen(request) as response:
        text = response.read().decode()
    # An answer is a message, or the data of the only event.
    data = next((line[5:] for line in text.splitlines() if line.startswith("data:") and '"result"' in line), text)
    return json.loads(data)["result"]["content"][0]["text"]


def calls_of_assistants_are_seen_at_once(browser, expect, package):
    texts = next(package.glob("Examples/Gallery/Localizations/**/NotFound*.yml"))
    original = texts.read_text()
    try:
        call(browser.url, "render_preview", view="TaskListView/with-tasks")
        with browser.page("/") as page:
            expect(until(lambda: page.locator("a.assistant-mark").count() == 1), "the top bar has a mark")
            page.locator("a.assistant-mark").click()
            page.wait_for_url("**/assistants")
            rows = page.locator(".assistant-call")
            expect(rows.first.locator(".assistant-tool").text_content() == "render_preview", "the last call comes first")
            expect("with-tasks" in rows.first.locator("iframe").get_attribute("src"), "it has a picture of the preview")
            page.locator(".assistant-call iframe").first.scroll_into_view_if_needed()
            until(lambda: page.frames[-1].url != "about:blank")
            page.evaluate("() => { document.querySelector('.assistant-call iframe').contentWindow.isOld = true; }")
            count = rows.count()
            call(browser.url, "render_preview", view="NoSuchView")
            expect(until(lambda: rows.count() == count + 1), "a new call is seen without a reload")
            expect(rows.first.locator(".assistant-error").count() == 1, "a call that failed says so")
            kept = page.evaluate("() => [...document.querySelectorAll('.assistant-call iframe')].some((frame) => frame.contentWindow.isOld)")
            expect(kept, "the pictures of earlier calls are not loaded again")
            key = {"key": "NotFoundViewModel.title", "locale": "de"}
            answer = call(browser.url, "set_text", **key, text="Leider nicht da")
            expect("Leider nicht da" in texts.read_text(), f"an assistant may write: {answer}")
            expect(until(lambda: page.locator(".assistant-write").count() > 0), "the page shows what it wrote")
            expect("Leider nicht da" in page.locator(".assistant-write").first.text_content(), "as a difference")
            page.locator(".assistants-writes button").click()
            until(lambda: page.locator(".assistants-stopped").count() == 1)
            written = texts.read_text()
            answer = call(browser.url, "set_text", **key, text="Verschwunden")
            expect(texts.read_text() == written, f"writes can be stopped: {answer}")
            page.locator(".assistants-writes button").click()
            expect(until(lambda: page.locator(".assistants-stopped").count() == 0), "and allowed again")
    finally:
        texts.write_text(original)


TESTS = [calls_of_assistants_are_seen_at_once]
