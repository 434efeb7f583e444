/// Writes random trees as valid HTML in random ways: white space, quotes, case and order of attributes differ each
/// time.
struct RandomHTML {
    private var random: SplitMix64
    private var html = ""
    private var budget: Int

    /// A fragment, or now and then a document, that a seed decides.
    static func text(seed: Int) -> String {
        var writer = RandomHTML(random: SplitMix64(seed: seed), budget: 40)
        if writer.chance(8) {
            writer.html += "<!DOCTYPE html><html><head><title>\(writer.words())</title></head><body>"
            writer.writeFlow()
            writer.html += "</body>" + writer.space() + "</html>" + writer.space()
        } else {
            writer.writeFlow()
        }
        return writer.html
    }

    /// Tags and texts in no order, as no person writes them.
    static func soup(seed: Int) -> String {
        var writer = RandomHTML(random: SplitMix64(seed: seed), budget: 0)
        let names =
            blocks + inlines + [
                "a", "p", "q", "noscript", "ruby", "rt", "table", "tr", "td", "select", "option", "svg", "template",
                "form", "pre", "br", "title",
            ]
        for _ in 0..<Int.random(in: 1...25, using: &writer.random) {
            switch Int.random(in: 0..<5, using: &writer.random) {
            case 0, 1: writer.html += "<\(writer.one(names))\(writer.attributes())>"
            case 2: writer.html += "</\(writer.one(names))>"
            case 3: writer.html += writer.space() + writer.words()
            default:
                writer.html += writer.one([
                    "<!-- c -->", "<", "&amp", "<!", "</", "\r\n", "<![CDATA[x]]>", "\t", "<script>a</script>",
                ])
            }
        }
        return writer.html
    }

    private static let blocks = [
        "div", "section", "ul", "h2", "form", "fieldset", "details", "blockquote", "nav", "center",
    ]
    private static let styles = BrowserRules.styles.keys.sorted() + BrowserRules.otherStyles
    private static let inlines = ["span", "em", "b", "label", "code", "my-tag", "u", "small", "q", "noscript"]

    private mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

    private mutating func one(_ choices: [String]) -> String {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    private mutating func space() -> String { one(["", "", " ", "\n", "\n    ", "\t ", "\r\n"]) }

    private mutating func words() -> String {
        (0...Int.random(in: 0..<4, using: &random)).map { _ in
            one([
                "one", "two", "a&lt;b", "&amp;amp;", "x&nbsp;y", "caf\u{E9}", "\u{4E2D}\u{6587}", "e\u{200B}f",
                "\u{2066}rtl\u{2069}", "&#13;", ">",
            ])
        }.joined(separator: one([" ", "  ", "\n"]))
    }

    private mutating func writeFlow() {
        for _ in 0..<Int.random(in: 0...5, using: &random) where budget > 0 {
            budget -= 1
            html += space()
            switch Int.random(in: 0..<12, using: &random) {
            case 0...3: writeBlock(one(Self.blocks))
            case 4: writeElement("p") { $0.writePhrasing(in: []) }
            case 5: writeTable()
            case 6:
                html += one([
                    "<!-- a  b -->", "<hr>", "<template> <td> x </template>", "<script>if (a<b)  {}</script>",
                    "<style> a{} </style>",
                ])
            case 7:
                html += one([
                    "<pre>\n\n a\n  b </pre>", "<pre> x\n<b> y</b></pre>",
                    "<div style=\"\(one(BrowserRules.keepingStyles))\">\n a\n <i>b</i> </div>",
                    "<div contenteditable=plaintext-only> a  <i>b</i>\n </div>",
                ])
            default: writePhrasing(in: [])
            }
        }
        html += space()
    }

    private mutating func writeBlock(_ name: String) {
        if name == "form", html.contains("<form") { return writeElement("div") { $0.writeFlow() } }
        guard name == "ul" else { return writeElement(name) { $0.writeFlow() } }
        writeElement("ul") { list in
            for _ in 0..<2 { list.writeElement("li") { $0.writeFlow() } }
        }
    }

    private mutating func writeTable() {
        writeElement("table") { table in
            table.writeElement("tr") { row in
                for name in ["th", "td"] { row.writeElement(name) { $0.writeFlow() } }
            }
        }
    }

    private mutating func writePhrasing(in outer: Set<String>) {
        for _ in 0..<Int.random(in: 1...4, using: &random) where budget > 0 {
            budget -= 1
            html += space()
            switch Int.random(in: 0..<10, using: &random) {
            case 0...3: html += words()
            case 4, 5: writeElement(one(Self.inlines)) { $0.writePhrasing(in: outer) }
            case 6 where outer.isEmpty: writeElement(one(["a", "button"])) { $0.writePhrasing(in: ["a"]) }
            case 7:
                html += one([
                    "<br>", "<br/>", "<wbr>", "<!--x-->", "<script> </script>",
                    "<svg><path d=' '/> <text> a  b</text></svg>", "<marquee loop='1'> a </marquee>",
                    "<ruby> a <rp> ( </rp><rt> b </rt> </ruby>",
                ])
            case 8: html += one(["<img alt=''", "<input", "<input type=hidden"]) + attributes() + ">"
            case 9:
                html += one([
                    "<textarea>\n\n x </textarea>", "<select> <option>a <option selected> b</select>",
                    "<span hidden> x </span>",
                ])
            default: html += words()
            }
        }
        html += space()
    }

    private mutating func writeElement(_ name: String, content: (inout RandomHTML) -> Void) {
        html += "<\(chance(5) ? name.uppercased() : name)\(attributes())>" + space()
        content(&self)
        html += space() + "</\(name)>"
    }

    private mutating func attributes() -> String {
        let all = [
            "id=x", "class='b  a'", "class=\"\(String(repeating: "some-class ", count: 8))\"", "disabled",
            "disabled='disabled'",
            "title=\"a&quot;<b>&nbsp;\n c\"", "data-x=''", "data-y", "hidden", "style=\"\(one(Self.styles))\"",
            "style=\"\(one(Self.styles))\"", "lang=en", "DATA-Z='1'", "data-b='\u{200D}&#13;'",
        ]
        var names: Set<Substring> = []
        return (0..<Int.random(in: 0...3, using: &random)).map { _ in
            let attribute = one(all)
            let name = attribute.prefix { $0 != "=" }
            return names.insert(name).inserted ? one([" ", "\n", "  "]) + attribute : ""
        }.joined()
    }
}
