import HTMLParsing

/// Compares the start and end tags of HTML.
struct MarkupBalance {
    private struct Open {
        let name: String
        let tag: String
        let isForeign: Bool
    }

    private static let depthLimit = 512
    private static let excerptLength = 60

    private let html: [UInt8]
    private var open: [Open] = []
    /// The element that ended a paragraph whose end tag is still to come.
    private var paragraphEnder: String?
    private var faults: [MarkupFault] = []

    private init(_ html: [UInt8]) {
        self.html = html
    }

    /// What is wrong with the tags, in order of appearance.
    static func faults(in html: [UInt8]) -> [MarkupFault] {
        var balance = MarkupBalance(html)
        for token in MarkupScanner(html) {
            guard balance.open.count <= depthLimit else { return balance.faults + [.tooDeep(limit: depthLimit)] }
            switch token.kind {
            case .start: balance.start(token)
            case .end: balance.end(token.name)
            case .text, .other: break
            }
        }
        balance.closeAll()
        return balance.faults
    }

    private mutating func start(_ token: MarkupToken) {
        let tag = excerpt(token)
        let isForeign = ["svg", "math"].contains(token.name) || isInForeignContent
        checkAttributes(of: token, tag: tag)
        if !isForeign {
            if HTMLElements.endsParagraph.contains(token.name) { endParagraph(before: token.name) }
            if HTMLElements.neverNested.contains(token.name), open.contains(where: { $0.name == token.name }) {
                faults.append(.nested(token.name))
            }
            if HTMLElement.voidNames.contains(token.name) { return }
            if token.closesItself { faults.append(.slash(tag)) }
        } else if token.closesItself {
            return
        }
        open.append(Open(name: token.name, tag: tag, isForeign: isForeign))
    }

    /// Whether what comes next belongs to SVG or MathML, and not to HTML within it.
    private var isInForeignContent: Bool {
        guard let last = open.last else { return false }
        return last.isForeign && !["foreignobject", "desc", "annotation-xml"].contains(last.name)
    }

    private mutating func checkAttributes(of token: MarkupToken, tag: String) {
        var names: Set<String> = []
        for attribute in token.attributes {
            if !names.insert(attribute.name).inserted { faults.append(.repeatedAttribute(attribute.name, tag: tag)) }
            if attribute.name.contains(where: { "\"'<".contains($0) }) { faults.append(.strayQuote(tag: tag)) }
        }
    }

    private mutating func endParagraph(before name: String) {
        guard let index = open.lastIndex(where: { $0.name == "p" || HTMLElements.keepsParagraph.contains($0.name) }),
            open[index].name == "p"
        else { return }
        for inner in open[(index + 1)...] where !HTMLElement.optionalEndNames.contains(inner.name) {
            faults.append(.unclosed(inner.tag))
        }
        open.removeSubrange(index...)
        paragraphEnder = name
    }

    private mutating func end(_ name: String) {
        guard let index = open.lastIndex(where: { $0.name == name }) else {
            let ender = name == "p" ? paragraphEnder : nil
            paragraphEnder = nil
            return faults.append(ender.map { .endsParagraph(element: $0) } ?? .closesNothing(name: name))
        }
        if let inner = open[(index + 1)...].last(where: { !HTMLElement.optionalEndNames.contains($0.name) }) {
            faults.append(.crosses(name: name, open: inner.tag))
        }
        open.removeSubrange(index...)
    }

    private mutating func closeAll() {
        for element in open where !HTMLElement.optionalEndNames.contains(element.name) {
            faults.append(.unclosed(element.tag))
        }
    }

    private func excerpt(_ token: MarkupToken) -> String {
        let tag = String(decoding: html[token.range], as: UTF8.self)
        return tag.count <= Self.excerptLength ? tag : tag.prefix(Self.excerptLength) + "…"
    }
}
