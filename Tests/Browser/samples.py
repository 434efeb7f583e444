"""HTML that must look the same in its normal form: sections with white space in all possible places.

Most sections are random, with a fixed seed, because nobody can think of all cases in which browsers and the normalizer
differ.
"""

import random

SEED = 2026
RANDOM_SECTIONS = 400

# Cases that have lost words or spaces in the past, and other difficult cases.
CASES = [
    *[
        f'<p>a<span style="{style}"> b </span>c</p> <p>a <span style="{style}">b</span> c</p>'
        for style in [
            "display:inline !important", "display:inline!important;display:block", "float:none !important",
            "position:relative !important", "position:inherit", "display:initial", "display:var(--d, inline)",
            "display:inline;display:bogus", "display:run-in", "display:inline flow", "all:revert", "all:unset",
            "writing-mode:vertical-rl", "/* ; */display:inline", "color:red;/**/display:inline-block",
            "background:url('a;display:block');display:inline", "quotes:'\\'';display:inline-block",
            "content:url(data:,)", "display:table-cell", "position:absolute", "float:right", "display:none",
            "display:contents", "white-space:pre", "white-space:inherit", "display:ruby-text",
        ]
    ],
    '<p>a<button style="display:contents"> b </button>c</p>',
    '<p>a<br style="display:none"> b</p> <p>a<br style="float:left"> b <br> c</p>',
    '<p>a <span hidden style="display:inline"> b </span>c</p>',
    '<p>a<datalist style="display:inline"> <option> b </option> </datalist>c</p>',
    "<p>x <q> a </q> y</p> <p><q> a</q>b</p> <blockquote><q> a</q> </blockquote> <q hidden> a </q>",
    '<p lang="ja">\u4e2d\n<q>\n\u6587\n</q>\n\u5b57</p> <p>a<q style="display:block"> b </q> c</p>',
    "<p>a<noscript> b </noscript> c</p> <p>a<noscript> </noscript>c <noscript><b> d</b> </noscript></p>",
    '<div contenteditable="plaintext-only">a   b\n c <b> d</b></div> <p contenteditable>a   b</p>',
    '<p style="color:red;/**/white-space:pre">a   b\n  c</p> <p style="/* x */white-space: pre">a   b\n  c</p>',
    '<p style="white-space:pre !important;white-space:normal">a   b\n  c</p>',
    "<p style=\"content:'/*';white-space:pre;quotes:'*/' ''\">a   b\n  c</p>",
    '<p style="-webkit-user-modify:read-write-plaintext-only">a   b\n  c</p>',
    '<marquee loop="1" behavior="slide">a</marquee> b',
    "<p><ruby> \u6f22 <rp> ( </rp><rt> kan </rt><rp> ) </rp> \u5b57 <rt>ji</rt> </ruby> b</p>",
    '<p>x<span><template shadowrootmode="open"><b> <slot></slot> </b></template>y</span>z</p>',
    '<ul style="list-style-position:inside"><li> a </li><li> <b> b</b></li></ul>',
    "<details open><summary> a </summary> b </details> <fieldset> <legend> a </legend> b </fieldset>",
    "<select><option> a   b <optgroup label=' c '><option>d</select> <label> a <input type=checkbox checked=no> b </label>",
    "<p>a <svg width=90 height=20><text y=10>  a  b </text></svg> b <math><mi> a  </mi><mtext> b   c </mtext></math> d</p>",
    "<pre>\n\n a\n</pre><textarea>\n\n  a\n b </textarea><listing>\n\n a\n</listing><p>a <wbr> b<wbr>c &#8203; d</p>",
    "<table> <caption> a </caption> <tr> <td> b <table><tr><td> c</table> <td> <p>d</table>",
]

INLINE = [
    *"a abbr b bdi cite code em i ins label mark output q small span sub sup time u var x-tag".split(),
    'bdo dir="rtl"', 'font size="2"', "noscript", "span hidden", 'span class="b  a"',
    *[
        f'span style="{style}"'
        for style in [
            "display:block", "display:contents", "display:inline !important", "display:inline-block", "display:inline-flex",
            "display:none", "display:run-in", "float:left", "float:none!important", "position:absolute",
            "position:relative", "white-space:nowrap", "white-space:pre", "white-space:pre-line", "writing-mode:vertical-lr",
        ]
    ],
]
BLOCKS = [
    *"address article blockquote center div dl fieldset figure form h2 ol p pre section table ul".split(),
    "details open", "dialog open", "div hidden", 'section class="' + "some-long-class " * 8 + '"',
    *[
        f'div style="{style}"'
        for style in [
            "display:flex", "display:grid", "display:inline", "display:inline !important", "display:inline-block",
            "display:table-cell", "float:right", "white-space:pre-wrap",
        ]
    ],
]
LEAVES = [
    "<br>", "<wbr>", "<!-- c -->", "<img width=9 height=9>", "<input size=2>", "<input type=hidden>", "<area>", "<link>",
    "<meta name=a>", "<script>var a = 1</script>", "<style> z {} </style>", "<template> x </template>",
    "<button> b </button>", "<select><option> a  b </select>", "<svg width=9 height=9></svg>", "<textarea>\n\n a</textarea>",
    "<ruby> \u6f22 <rt> kan </rt> </ruby>", "<meter value=1> x </meter>", '<br style="display:none">',
]
WORDS = [
    "a", "bb", "ccc", "word", "dddddddddddddd", "1 &lt; 2", "&amp;", "\u2014", "\u00e9", "&nbsp;", "\u4e2d", "\u6587",
    "\ud55c\uad6d", "\u060c", "\u05e9\u05dc\u05d5\u05dd",
]
SPACES = ["", "", " ", "  ", "\n", "\n   ", "\t", " \n "]
PHRASING_ONLY = {"address", "h2", "p", "pre", "form"}
ITEMS = {"ul": "<li>{}</li>", "ol": "<li>{}</li>", "dl": "<dd>{}</dd>", "table": "<tr><td>{}</td></tr>"}


def page():
    """Returns all sections, each with an id."""
    writer = Writer(random.Random(SEED))
    contents = CASES + [writer.flow(2) for _ in range(RANDOM_SECTIONS)]
    return "\n".join(f'<section id="s{number}">{content}</section>' for number, content in enumerate(contents))


class Writer:
    """Writes random HTML, as a person or a template could write it."""

    def __init__(self, source):
        self.random = source

    def one(self, choices):
        return choices[int(self.random.random() * len(choices))]

    def space(self):
        return self.one(SPACES)

    def spaced(self, text):
        return self.space() + text + self.space()

    def words(self):
        return self.spaced(self.one(SPACES[2:]).join(self.one(WORDS) for _ in range(self.one([1, 1, 2, 3]))))

    def element(self, tag, content):
        return self.spaced(f"<{tag}>{content}</{tag.split()[0]}>")

    def phrasing(self, depth):
        return "".join(self.phrase(depth) for _ in range(self.one([1, 2, 3])))

    def phrase(self, depth):
        kind = self.random.random()
        if depth == 0 or kind < 0.45:
            return self.words()
        if kind < 0.6:
            return self.spaced(self.one(LEAVES))
        tag = self.one(INLINE)
        return self.element(tag, self.words() if tag in ("a", "label") else self.phrasing(depth - 1))

    def flow(self, depth):
        return "".join(self.part(depth) for _ in range(self.one([1, 2])))

    def part(self, depth):
        kind = self.random.random()
        if depth == 0 or kind < 0.35:
            return self.phrasing(2)
        if kind < 0.42:
            return self.spaced("<hr>")
        tag = self.one(BLOCKS)
        if tag in PHRASING_ONLY:
            return self.element(tag, self.phrasing(2))
        if tag in ITEMS:
            return self.element(tag, "".join(self.spaced(ITEMS[tag].format(self.flow(depth - 1))) for _ in "12"))
        return self.element(tag, self.flow(depth - 1))
