/// The templates `BoardView` and `CardView` written by hand in Swift, for comparison with the
/// engine.
struct CompiledBoardPage {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ page: BoardPage) {
        appendHeader(page)
        appendFilter(page)
        if page.cards.isEmpty {
            text("  <p class=\"empty\">")
            value(page.emptyMessage)
            text("</p>\n")
        }
        text("  <ul class=\"cards\" aria-label=\"")
        value(page.cardsLabel)
        text("\">\n")
        for card in page.cards { append(card) }
        text("  </ul>\n")
        appendFooter(page)
        text("</main>\n")
    }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func appendHeader(_ page: BoardPage) {
        text("<main class=\"board\" id=\"")
        value(page.vmId)
        text("\" data-testid=\"")
        value(page.testId)
        text("\">\n  <header class=\"board-header\">\n    <h1>")
        value(page.title)
        text("</h1>\n    <p class=\"lead\">")
        value(page.subtitle)
        text("</p>\n    <nav aria-label=\"")
        value(page.navigationLabel)
        text("\">\n      <a href=\"")
        value(page.homePath)
        text("\">")
        value(page.homeLabel)
        text("</a>\n      <a href=\"")
        value(page.listPath)
        text("\">")
        value(page.listLabel)
        text("</a>\n      <a href=\"")
        value(page.calendarPath)
        text("\">")
        value(page.calendarLabel)
        text("</a>\n      <a href=\"")
        value(page.settingsPath)
        text("\">")
        value(page.settingsLabel)
        text("</a>\n    </nav>\n  </header>\n")
    }

    private mutating func appendFilter(_ page: BoardPage) {
        text("  <form class=\"filter\" role=\"search\" aria-label=\"")
        value(page.searchLabel)
        text("\">\n    <label for=\"query\">")
        value(page.queryLabel)
        text("</label>\n    <input id=\"query\" type=\"search\" name=\"query\" value=\"")
        value(page.query)
        text("\" placeholder=\"")
        value(page.queryPlaceholder)
        text("\">\n    <button type=\"submit\">")
        value(page.searchButton)
        text("</button>\n")
        if page.hasQuery {
            text("    <a href=\"")
            value(page.clearPath)
            text("\">")
            value(page.clearLabel)
            text("</a>\n")
        }
        text("  </form>\n")
    }

    private mutating func append(_ card: BoardPage.Card) {
        text("    <li class=\"card\" id=\"")
        value(card.vmId)
        text("\" data-state=\"")
        value(card.state)
        text("\">\n      <h2><a href=\"")
        value(card.path)
        text("\">")
        value(card.title)
        text("</a></h2>\n      <p>")
        value(card.description)
        text("</p>\n")
        if card.isOverdue {
            text("      <strong class=\"overdue\" title=\"")
            value(card.dueLabel)
            text("\">")
            value(card.overdueLabel)
            text("</strong>\n")
        }
        text("      <dl>\n        <dt>")
        value(card.assigneeLabel)
        text("</dt><dd>")
        value(card.assignee.name)
        text("</dd>\n        <dt>")
        value(card.dueLabel)
        text("</dt><dd><time datetime=\"")
        value(card.dueAt.value)
        text("\">")
        value(card.dueAt.text)
        text("</time></dd>\n      </dl>\n      <button type=\"button\" data-operation=\"open\">")
        value(card.openLabel)
        text("</button>\n    </li>\n")
    }

    private mutating func appendFooter(_ page: BoardPage) {
        text("  <footer>\n    <p>")
        value(page.countLabel)
        text(" ")
        value(String(page.count))
        text("</p>\n    <p>")
        value(page.updatedLabel)
        text(" <time datetime=\"")
        value(page.updatedAt.value)
        text("\">")
        value(page.updatedAt.text)
        text("</time></p>\n    <p><small>")
        value(page.legalNotice)
        text("</small></p>\n    <p><small>")
        value(page.helpText)
        text("</small> <a href=\"")
        value(page.helpPath)
        text("\">")
        value(page.helpLabel)
        text("</a></p>\n  </footer>\n")
    }

    private mutating func text(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends a value, escaped.
    private mutating func value(_ string: String) {
        var string = string
        string.withUTF8 { characters in
            var start = 0
            for index in characters.indices {
                guard let entity = Self.entity(for: characters[index]) else { continue }
                bytes.append(contentsOf: characters[start..<index])
                text(entity)
                start = index + 1
            }
            bytes.append(contentsOf: characters[start...])
        }
    }

    private static func entity(for byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}
