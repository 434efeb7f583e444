/// The example's page of visits in English, written by hand in Swift.
struct CompiledPage {
    private var bytes: [UInt8] = []

    /// Returns the page in UTF-8.
    static func html(of visits: [any VisitFields]) -> [UInt8] {
        var page = CompiledPage()
        page.bytes.reserveCapacity(2_048 + visits.count * 512)
        page.appendHead()
        if visits.isEmpty { page.appendEmptyState() } else { page.append(visits) }
        page.text("\n</main>\n</body>\n</html>\n")
        return page.bytes
    }

    private mutating func appendHead() {
        text(
            """
            <!doctype html>
            <html lang="en" dir="ltr">
            <head>
            <meta charset="utf-8">
            <title>Visits</title>
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <link rel="stylesheet" href="/assets/gallery.css">
            </head>
            <body>
            <nav class="page"><a href="/">Repair Café</a></nav>
            <main class="page">
            <header class="page-head">
            <h1 class="page-title">Visits</h1>
            <a class="button button-primary" href="/visits/new">Announce a visit</a>
            </header>

            """)
    }

    private mutating func appendEmptyState() {
        text("<div class=\"empty\" data-testid=\"emptyState\">\n<h2 class=\"card-title\">No visits yet</h2>\n")
        text("<p class=\"muted\">Announce the first one.</p>\n</div>\n")
    }

    private mutating func append(_ visits: [any VisitFields]) {
        text("<p class=\"muted\" data-testid=\"visitCount\">")
        value(visits.count == 1 ? "1 visit" : "\(visits.count) visits")
        text("</p>\n<ul class=\"plain stack-rows\">\n")
        for visit in visits { append(ShownVisit(visit)) }
        text("</ul>\n")
    }

    private mutating func append(_ visit: ShownVisit) {
        text("<li><article class=\"tag row\" data-testid=\"visitRow\">\n")
        text("<div class=\"row-main\">\n<h2 class=\"row-title\">")
        value(visit.device)
        text("</h2>\n")
        if visit.wantsReminder { text("<p class=\"flag\">Wants a reminder</p>\n") }
        text("</div>\n<dl class=\"row-facts\">\n<div><dt>Day</dt><dd><time datetime=\"")
        value(visit.machineDay)
        text("\">")
        value(visit.day)
        text("</time></dd></div>\n<div><dt>People</dt><dd>")
        value(visit.people)
        text("</dd></div>\n")
        if let weight = visit.weight {
            text("<div><dt>Weight in kilograms</dt><dd>")
            value(weight)
            text("</dd></div>\n")
        }
        append(needs: visit.needs)
        text("</dl>\n</article>\n</li>\n")
    }

    private mutating func append(needs: [String]) {
        guard !needs.isEmpty else { return }
        text("<div><dt>Needs</dt>")
        for need in needs {
            text("<dd>")
            value(need)
            text("</dd>")
        }
        text("</div>\n")
    }

    private mutating func text(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends a value, escaped.
    private mutating func value(_ string: String) {
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "&"): text("&amp;")
            case UInt8(ascii: "<"): text("&lt;")
            case UInt8(ascii: ">"): text("&gt;")
            case UInt8(ascii: "\""): text("&quot;")
            case UInt8(ascii: "'"): text("&#39;")
            default: bytes.append(byte)
            }
        }
    }
}
