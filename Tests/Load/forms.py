"""What scripts find on a page of the host."""

import html.parser


class Form:
    """A form: its address, the values of its fields, and the values of its buttons by their name."""

    def __init__(self, address):
        self.address, self.values, self.buttons = address, {}, []


class Forms(html.parser.HTMLParser):
    """The forms of a page."""

    def __init__(self, text):
        super().__init__()
        self.all, self.area = [], None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        name, value = attributes.get("name"), attributes.get("value") or ""
        if tag == "form":
            self.all.append(Form(attributes.get("action") or ""))
        elif not self.all or not name:
            return
        elif tag == "button":
            self.all[-1].buttons.append((name, value))
        elif tag == "input" and (attributes.get("type") not in ("checkbox", "radio") or "checked" in attributes):
            self.all[-1].values[name] = value
        elif tag == "textarea":
            self.area = name
            self.all[-1].values[name] = ""

    def handle_endtag(self, tag):
        if tag == "textarea":
            self.area = None

    def handle_data(self, text):
        if self.area:
            self.all[-1].values[self.area] += text.removeprefix("\n")
