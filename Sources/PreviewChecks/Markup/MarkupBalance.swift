import Diagnostics
import HTMLParsing
import TemplateEngine

/// Compares the start and end tags of HTML.
struct MarkupBalance {
    private struct Open {
        let token: MarkupToken
        let tag: String
        let isForeign: Bool

        var name: String { token.name }
    }

    private let html: [UInt8]
    private var open: [Open] = []
    /// The element that ended a paragraph whose end tag has not appeared yet.
    private var paragraphEnder: MarkupToken?
    private var faults: [FoundFault] = []

    private init(_ html: [UInt8]) {
        self.html = html
    }

    /// Returns the problems with the tags, in order of appearance.
    static func faults(in html: [UInt8]) -> [FoundFault] {
        var balance = MarkupBalance(html)
        for token in MarkupScanner(html) {
            guard balance.open.count <= HTMLParser.depthLimit else {
                balance.add(.tooDeep(limit: HTMLParser.depthLimit), at: [])
                return balance.faults
            }
            switch token.kind {
            case .start: balance.start(token)
            case .end: balance.end(token)
            case .text: balance.checkReferences(in: token.range, at: [])
            case .other: balance.checkComment(token)
            }
        }
        balance.closeAll()
        return balance.faults
    }

    private mutating func add(_ fault: MarkupFault, at tags: [MarkupToken], text: String? = nil) {
        faults.append(FoundFault(fault: fault, tags: tags, text: text))
    }

    private mutating func start(_ token: MarkupToken) {
        let tag = excerpt(token)
        let isForeign = ["svg", "math"].contains(token.name) || isInForeignContent
        checkAttributes(of: token, tag: tag)
        if !isForeign {
            if HTMLElements.tableParts.contains(token.name), !isInTable { add(.outsideTable(tag), at: [token]) }
            if HTMLElements.endsParagraph.contains(token.name) { endParagraph(before: token) }
            endImplied(by: token.name)
            if HTMLElements.neverNested.contains(token.name), open.contains(where: { $0.name == token.name }) {
                add(.nested(token.name), at: [token])
            }
            if HTMLElement.voidNames.contains(token.name) { return }
            if token.closesItself { add(.slash(tag), at: [token]) }
        } else if token.closesItself {
            return
        }
        open.append(Open(token: token, tag: tag, isForeign: isForeign))
    }

    /// Whether the following content belongs to SVG or MathML, and not to HTML inside of them.
    private var isInForeignContent: Bool {
        guard let last = open.last else { return false }
        return last.isForeign && !["foreignobject", "desc", "annotation-xml"].contains(last.name)
    }

    private mutating func checkAttributes(of token: MarkupToken, tag: String) {
        var names: Set<String> = []
        for attribute in token.attributes {
            if !names.insert(attribute.name).inserted { add(.repeatedAttribute(attribute.name, tag: tag), at: [token]) }
            if attribute.name.contains(where: { "\"'<".contains($0) }) { add(.strayQuote(tag: tag), at: [token]) }
            checkReferences(in: attribute.value, at: [token])
        }
        if token.lacksSpace, !faults.contains(where: { $0.fault == .strayQuote(tag: tag) }) {
            add(.noSpace(tag: tag), at: [token])
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

    private mutating func checkReferences(in range: Range<Int>, at tags: [MarkupToken]) {
        for reference in CharacterReferences.unknown(in: html[range]) {
            add(.unknownReference(reference), at: tags, text: reference)
        }
    }

    /// Reports a malformed comment. A doctype and the content of a script are not comments.
    private mutating func checkComment(_ token: MarkupToken) {
        let text = String(decoding: html[token.range].prefix(9), as: UTF8.self).lowercased()
        guard text.hasPrefix("<!") || text.hasPrefix("<?"), !isInForeignContent,
            !["<!--", "<!doctype"].contains(where: text.hasPrefix)
        else { return }
        add(.noComment(excerpt(token)), at: [], text: String(decoding: html[token.range], as: UTF8.self))
    }

    private mutating func endParagraph(before token: MarkupToken) {
        guard let index = open.lastIndex(where: { $0.name == "p" || HTMLElements.keepsParagraph.contains($0.name) }),
            open[index].name == "p"
        else { return }
        for inner in open[(index + 1)...] where !HTMLElement.optionalEndNames.contains(inner.name) {
            add(.unclosed(inner.tag), at: [inner.token])
        }
        open.removeSubrange(index...)
        paragraphEnder = token
    }

    /// Ends the innermost elements whose end tags are left out because this one follows.
    private mutating func endImplied(by name: String) {
        guard let ended = HTMLElements.impliedEnds[name] else { return }
        let start = open.lastIndex { !HTMLElement.optionalEndNames.contains($0.name) }.map { $0 + 1 } ?? 0
        guard let first = open[start...].firstIndex(where: { ended.contains($0.name) }) else { return }
        open.removeSubrange(first...)
    }

    private mutating func end(_ token: MarkupToken) {
        let name = token.name
        guard let index = open.lastIndex(where: { $0.name == name }) else {
            let ender = name == "p" ? paragraphEnder : nil
            paragraphEnder = nil
            return add(
                ender.map { .endsParagraph(element: $0.name) } ?? .closesNothing(name: name), at: [ender ?? token])
        }
        if let inner = open[(index + 1)...].last(where: { !HTMLElement.optionalEndNames.contains($0.name) }) {
            add(.crosses(name: name, open: inner.tag), at: [inner.token, token])
        }
        open.removeSubrange(index...)
    }

    private mutating func closeAll() {
        for element in open where !HTMLElement.optionalEndNames.contains(element.name) {
            add(.unclosed(element.tag), at: [element.token])
        }
    }

    private func excerpt(_ token: MarkupToken) -> String {
        String(decoding: html[token.range], as: UTF8.self).excerpt
    }
}
