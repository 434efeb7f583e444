"""Valid requests for every kind of address, and requests with mistakes that are made from them."""

import re

from hosts import ROOT

HEADERS = "Host: localhost\r\nUser-Agent: request-test\r\nAccept: */*\r\nAccept-Encoding: gzip\r\n"
OWN = "Origin: http://localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n"

# What each of these requests gets, and what its body contains.
SAMPLES = [
    ("/health/live", 200, b"ok"), ("/", 200, b"lang="), ("/?locale=ar", 200, b'dir="rtl"'),
    ("/previews/TaskListViewModel/with-tasks", 200, b"TaskListViewModel"),
    ("/render/TaskListViewModel/with-tasks?locale=de", 200, b'lang="de"'),
    ("/matrix/TaskListViewModel", 200, b"TaskListViewModel"), ("/docs/Templates", 200, b"<h1"),
    ("/assets/preview-host/site.css", 200, b"--surface"), ("/index.json", 200, b"TaskListViewModel"),
    ("/snapshots/TaskListViewModel/empty?locale=de", 200, b"snapshot"), ("/search?q=task", 200, b"TaskListViewModel"),
    ("/previews/TaskListViewModl", 404, b"TaskListViewModel"), ("/assets/../Package.swift", 400, b"not allowed"),
    ("/iframe.html?id=tasks-tasklistview--with-tasks", 200, b"<html"), ("/render/SignInViewModel/filled", 200, b"<form"),
]
FORMS = [
    ("/reader/docs", "theme=dark"), ("/reader/?locale=de", "language=de&theme=light"),
    ("/snapshots/NoViewModel/no/accept", ""), ("/snapshots/verify-no", "a=1"),
    ("/render/TaskListViewModel/with-tasks/measured", "place=v%3A100%2C100"), ("/live/no/input", "action=a&v=1&v-1=2"),
    ("/coverage/text-no", "key=a&locale=de"),
]


def get(target, headers="", method="GET", common=HEADERS):
    return f"{method} {target} HTTP/1.1\r\n{common}{headers}\r\n".encode()


def post(target, body, common=HEADERS):
    return f"POST {target} HTTP/1.1\r\n{common}{OWN}Content-Length: {len(body)}\r\n\r\n{body}".encode()


def cheap_requests():
    """Returns valid requests that lead to no page, so that many can be sent."""
    style = "/assets/preview-host/site.css"
    return [
        get("/health/live"), get("/health/ready", "Connection: keep-alive\r\n"), get(style, method="HEAD"),
        get(style, "Range: bytes=0-99\r\n"), get("/assets/../Package.swift"), get("*", method="OPTIONS"),
        get("/health/live", "Expect: 100-continue\r\n"), b"GET /health/live HTTP/1.0\r\n\r\n",
        get("http://localhost/health/live", "X-Forwarded-For: 10.0.0.1\r\n"), post("/health/live", "a=b"),
        get("/health/live", "If-None-Match: \"a\", W/\"b\"\r\nCookie: preview-host=0123456789abcdef0123456789abcdef\r\n"),
    ]


def page_requests():
    """Returns valid requests of each kind of page."""
    requests = [get(target) for target, *_ in SAMPLES] + [post(target, body) for target, body in FORMS]
    return requests + [
        get("/docs/Templates", method="HEAD"), get("/", "If-None-Match: \"a\", W/\"b\"\r\n"),
        get("/", "Accept-Language: de-AT, de;q=0.9, *;q=0.1\r\n"), get("/health"), b"GET / HTTP/1.0\r\n\r\n",
        get("/render/TaskListViewModel/with-tasks?tz=Asia/Tokyo&arg.title=a"),
    ]


def words():
    """Returns the words of the fuzzer for requests, and some that only matter on a connection."""
    dictionary = (ROOT / "Tests/FuzzTargetsTests/Dictionaries/requests.dict").read_text()
    written = re.findall(r'^"(.+)"$', dictionary, re.MULTILINE)
    return [text.encode().decode("unicode_escape").encode("latin-1") for text in written] + [
        b"\r\n", b"\n", b"\r", b"\r\n\r\n", b"\0", b" ", b"\t", b":", b"Content-Length: 5\r\n", b"Content-Length: -1\r\n",
        b"Content-Length: 99999999999999999999\r\n", b"Transfer-Encoding: chunked\r\n", b"Connection: close\r\n",
        b"Connection: upgrade\r\nUpgrade: h2c\r\n", b"Expect: 100-continue\r\n", b"5\r\nhello\r\n0\r\n\r\n", b"HTTP/9.9",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01\x02\x00", b"\xff\xfe", b"\xc3", b"a" * 300,
        b"Range: bytes=5-2,-9\r\n", b"Host: evil.example\r\n", b" folded\r\n", b"%" * 40,
    ]


class Mutator:
    """Makes requests with random mistakes."""

    def __init__(self):
        self.cheap, self.pages, self.words = cheap_requests(), page_requests(), words()

    def valid(self, source):
        return source.choice(self.pages if source.random() < 0.05 else self.cheap)

    def request(self, source):
        """Returns a request with one to three mistakes."""
        text = bytearray(self.valid(source))
        for _ in range(source.choice((1, 1, 1, 2, 3))):
            self.mistake(text, source)
        return bytes(text)

    def mistake(self, text, source):
        place, kind = int(source.random() * (len(text) + 1)), source.random()
        if kind < 0.25:
            text[place:place + 1] = bytes([int(source.random() * 256)])
        elif kind < 0.55:
            text[place:place + source.choice((0, 0, 1, 9))] = source.choice(self.words)
        elif kind < 0.7:
            del text[place:place + source.choice((1, 2, 5, 40))]
        elif kind < 0.8:
            piece = text[place:place + source.choice((1, 4, 30))]
            text[place:place] = piece * source.choice((1, 2, 20))
        elif kind < 0.85:
            text[place:place] = b"x" * source.choice((100, 8_000, 70_000))
        elif kind < 0.95:
            lines = text.split(b"\r\n")
            line = int(source.random() * len(lines))
            lines.insert(int(source.random() * len(lines)), lines.pop(line) if kind < 0.9 else lines[line])
            text[:] = b"\r\n".join(lines)
        else:
            other = self.valid(source)
            text[place:] = other[int(source.random() * len(other)):]
