import Diagnostics
import HTMLParsing
import HTMLTokens

/// Compares the start and end tags of HTML.
struct MarkupBalance {
    private struct Open {
        let token: HTMLToken
        let tag: String
        let isForeign: Bool

        var name: String { token.name }

        /// Whether its end tag is missing if there is none. The slash of a tag that does not close it has been reported.
        var needsEnd: Bool { !HTMLElement.optionalEndNames.contains(name) && !token.closesItself }
    }

    private let html: [UInt8]
    private var open: [Open] = []
    /// A paragraph whose end tag has not appeared yet, and the element that ended it.
    private var endedParagraph: (paragraph: HTMLToken, ender: HTMLToken)?
    /// The first end tag that closes nothing, the element in which it is, and the index of the mistake.
    private var stray: (token: HTMLToken, element: Open?, index: Int)?
    /// The names of end tags that appeared while another element was open, and of these elements.
    private var crossing: Set<String> = []
    /// Whether a quote or a comment is not closed, so that the tags after it are not those of the template.
    private var hasOpenText = false
    private var mistakes: [PreviewMistake] = []

    private init(_ html: [UInt8]) {
        self.html = html
    }

    /// Returns the problems with the tags, in order of appearance. What follows from a problem is not one of its own, such
    /// as the end tags of an element whose start tag is missing.
    static func mistakes(in html: [UInt8]) -> [PreviewMistake] {
        var balance = MarkupBalance(html)
        var tokens = HTMLTokenizer(html)
        while let token = tokens.next() {
            guard balance.open.count <= HTMLParser.depthLimit else {
                balance.add(
                    "Elements are nested more than \(HTMLParser.depthLimit) deep. Look for one that is never closed.",
                    at: [])
                return balance.mistakes
            }
            switch token.kind {
            case .start: balance.start(token)
            case .end: balance.end(token)
            case .text: balance.checkReferences(in: token.range, at: [])
            case .other: balance.checkComment(token)
            }
            if balance.hasOpenText { return balance.mistakes }
            tokens.isInForeignContent = balance.isInForeignContent
        }
        balance.closeAll()
        return balance.mistakes
    }

    private mutating func add(
        _ message: String, at tags: [HTMLToken], text: String? = nil, kind: PreviewMistake.Kind? = nil
    ) {
        let tags = tags.map { RenderedTag($0, in: html) }
        mistakes.append(PreviewMistake(message, at: .html(tags, text: text), kind: kind))
    }

    private mutating func addUnclosed(_ element: Open) {
        add("\(element.tag) is never closed. Add its end tag.", at: [element.token], kind: .unclosed)
    }

    private mutating func start(_ token: HTMLToken) {
        let tag = excerpt(token)
        let isForeign = ["svg", "math"].contains(token.name) || isInForeignContent
        checkAttributes(of: token, tag: tag)
        if !isForeign {
            if HTMLElements.tableParts.contains(token.name), !isInTable {
                add("\(tag) is outside of a table, where browsers ignore it. Put it into a table.", at: [token])
            }
            if HTMLElements.endsParagraph.contains(token.name) { endParagraph(before: token) }
            endImplied(by: token.name)
            if HTMLElements.neverNested.contains(token.name), open.contains(where: { $0.name == token.name }) {
                let element = "<\(token.name)>"
                add(
                    "\(element) is inside another \(element), which browsers do not allow. Move it out.", at: [token])
            }
            if HTMLElement.voidNames.contains(token.name) { return }
            if token.closesItself { add("The slash of \(tag) closes nothing. Write an end tag.", at: [token]) }
        } else if token.closesItself {
            return
        }
        open.append(Open(token: token, tag: tag, isForeign: isForeign))
    }

    /// Whether the following content belongs to SVG or MathML, and not to HTML inside of them.
    private var isInForeignContent: Bool {
        guard let last = open.last else { return false }
        return last.isForeign && !HTMLElement.foreignNamesWithHTML.contains(last.name)
    }

    private mutating func checkAttributes(of token: HTMLToken, tag: String) {
        var names: Set<String> = []
        // The parser refuses a tag with more.
        for attribute in token.attributes.prefix(HTMLParser.attributeLimit) {
            if !names.insert(attribute.name).inserted {
                add(
                    "\(tag) has the attribute \(attribute.name) twice; only the first one counts. Remove one.",
                    at: [token])
            }
            if attribute.name.contains(where: { "\"'<".contains($0) }) {
                hasOpenText = true
                return add(
                    "\(tag) has an attribute with a quote or < in its name. Close the quotes before it.", at: [token],
                    kind: .openQuote)
            }
            checkReferences(in: attribute.value, at: [token])
        }
        if token.lacksSpace {
            add(
                "\(tag) has an attribute directly after the quotes of another one. Put a space between them.",
                at: [token])
        }
    }

    /// Whether a part of a table is allowed here. At the top it is, because a row can be a view of its own.
    private var isInTable: Bool {
        let around = open.last {
            !HTMLElement.optionalEndNames.contains($0.name) || HTMLElements.tableParts.contains($0.name)
        }
        return around.map { HTMLElements.tableParts.contains($0.name) || ["table", "template"].contains($0.name) }
            ?? true
    }

    private mutating func checkReferences(in range: Range<Int>, at tags: [HTMLToken]) {
        for range in CharacterReferences.unknown(in: html[range]) {
            let reference = String(decoding: html[range], as: UTF8.self)
            add(
                "\(reference) is not a character reference of HTML. Write the character itself, or &amp; for a plain &.",
                at: tags, text: reference)
        }
    }

    /// Reports a malformed comment. A doctype and the content of a script are not comments.
    private mutating func checkComment(_ token: HTMLToken) {
        guard !isInForeignContent else { return }
        if Self.isOpenComment(token, in: html) {
            hasOpenText = true
            return add(
                "\(excerpt(token)) is a comment that does not end. Write --> after it.", at: [],
                text: Self.commentStart, kind: .openComment)
        }
        guard Self.isMalformedComment(token, in: html) else { return }
        add(
            "\(excerpt(token)) is not a comment. Write it between <!-- and -->.", at: [],
            text: String(decoding: html[token.range], as: UTF8.self))
    }

    private static func isMalformedComment(_ token: HTMLToken, in html: [UInt8]) -> Bool {
        let text = String(decoding: html[token.range].prefix(9), as: UTF8.self).lowercased()
        return (text.hasPrefix("<!") || text.hasPrefix("<?"))
            && !["<!--", "<!doctype"].contains(where: text.hasPrefix)
    }

    private static let commentStart = "<!--"

    private static func isOpenComment(_ token: HTMLToken, in html: [UInt8]) -> Bool {
        html[token.range].starts(with: commentStart.utf8) && token.range.upperBound == html.count
            && !html[token.range].suffix(3).elementsEqual("-->".utf8)
    }

    /// Returns the bytes of the texts that mistakes quote: references with unknown names, malformed comments, and the
    /// start of a comment that does not end.
    static func malformedTexts(in html: [UInt8]) -> [Range<Int>] {
        HTMLTokenizer(html).flatMap { token -> [Range<Int>] in
            switch token.kind {
            case .other where isOpenComment(token, in: html):
                [token.range.lowerBound..<token.range.lowerBound + commentStart.utf8.count]
            case .other: isMalformedComment(token, in: html) ? [token.range] : []
            case .text: CharacterReferences.unknown(in: html[token.range])
            case .start: token.attributes.flatMap { CharacterReferences.unknown(in: html[$0.value]) }
            case .end: []
            }
        }
    }

    private mutating func endParagraph(before token: HTMLToken) {
        guard let index = open.lastIndex(where: { $0.name == "p" || HTMLElements.keepsParagraph.contains($0.name) }),
            open[index].name == "p"
        else { return }
        for inner in open[(index + 1)...] where inner.needsEnd { addUnclosed(inner) }
        endedParagraph = (open[index].token, token)
        open.removeSubrange(index...)
    }

    /// Ends the innermost elements whose end tags are left out because this one follows.
    private mutating func endImplied(by name: String) {
        guard let ended = HTMLElements.impliedEnds[name] else { return }
        let start = open.lastIndex { !HTMLElement.optionalEndNames.contains($0.name) }.map { $0 + 1 } ?? 0
        guard let first = open[start...].firstIndex(where: { ended.contains($0.name) }) else { return }
        open.removeSubrange(first...)
    }

    private mutating func end(_ token: HTMLToken) {
        let name = token.name
        guard let index = open.lastIndex(where: { $0.name == name }) else { return endNothing(token) }
        if let inner = open[(index + 1)...].last(where: \.needsEnd) { end(token, whileOpen: inner) }
        open.removeSubrange(index...)
    }

    private mutating func endNothing(_ token: HTMLToken) {
        if token.name == "p", let (paragraph, ender) = endedParagraph {
            endedParagraph = nil
            return add(
                "<\(ender.name)> is in a <p>, which ends there, so </p> closes nothing. Use a <div> around both.",
                at: [ender, paragraph])
        }
        guard crossing.remove(token.name) == nil, stray == nil else { return }
        stray = (token, open.last, mistakes.count)
        add("</\(token.name)> closes nothing. Remove it, or open the element before it.", at: [token])
    }

    private mutating func end(_ token: HTMLToken, whileOpen inner: Open) {
        guard let stray, stray.element?.token.range == inner.token.range else {
            crossing.formUnion([token.name, inner.name])
            return add(
                "</\(token.name)> comes while \(inner.tag) is still open. Close that one first.",
                at: [inner.token, token], kind: .unclosed)
        }
        mistakes.remove(at: stray.index)
        self.stray = nil
        add(
            "</\(stray.token.name)> does not close \(inner.tag). Write </\(inner.name)>.",
            at: [stray.token, inner.token])
    }

    private mutating func closeAll() {
        for element in open where element.needsEnd { addUnclosed(element) }
    }

    private func excerpt(_ token: HTMLToken) -> String {
        String(decoding: html[token.range], as: UTF8.self).excerpt
    }
}
