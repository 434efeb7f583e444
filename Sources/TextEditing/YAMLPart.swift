import Diagnostics
import FOSMVVM

/// A node of a YAML file with its place in the text. Aliases are not resolved, and `<<` is a key.
struct YAMLPart {
    struct Member {
        let key: YAMLPart
        let value: YAMLPart
    }

    enum Content {
        case text(String)
        case list([YAMLPart])
        case map([Member])
        case alias
    }

    let content: Content
    /// The scalars of the node, without its anchor and tag. The end of a block is that of its content.
    let range: Range<Int>
    /// The style of a text. Nil for others.
    let style: YAMLStyle?
    /// Whether a list or a map is written in brackets.
    let isFlow: Bool

    var text: String? {
        if case .text(let text) = content { text } else { nil }
    }

    var members: [Member]? {
        if case .map(let members) = content { members } else { nil }
    }

    /// Whether it is YAML's null, which a key without a value has too.
    var isNull: Bool {
        guard style == .plain, let text else { return false }
        return ["", "~", "null"].contains(text.lowercased())
    }

    /// Returns the member of a map with a key. If there are several, the first one applies.
    func member(_ name: String) -> Member? { members?.first { $0.key.text == name } }

    /// Returns the section of a locale at the top of a file.
    func section(of locale: LocaleIdentifier) -> Member? {
        members?.first { $0.key.text.flatMap { LocaleIdentifier($0) } == locale }
    }

    /// Returns the node below the names of keys.
    func part(at names: some Sequence<String>) -> YAMLPart? {
        var part = self
        for name in names {
            guard let member = part.member(name) else { return nil }
            part = member.value
        }
        return part
    }

    /// Returns the names of the keys whose joined text is a key. Nil if there are none.
    func names(of key: Substring) -> [String]? {
        for member in members ?? [] {
            guard let name = member.key.text else { continue }
            if key == name { return [name] }
            guard key.hasPrefix(name + "."), let rest = member.value.names(of: key.dropFirst(name.count + 1)) else {
                continue
            }
            return [name] + rest
        }
        return nil
    }
}

/// Reads the nodes of a YAML file, whose tree is not too deep.
struct YAMLPartReader: ~Copyable {
    private let source: YAMLSource
    private let events: YAMLEvents

    /// Returns the root of a file. Nil for an empty file.
    static func root(of source: YAMLSource) throws -> YAMLPart? {
        let reader = YAMLPartReader(source: source, events: YAMLEvents(source.text))
        while true {
            let event = try reader.events.next()
            switch event.kind {
            case .streamEnd: return nil
            case .streamStart, .documentStart: continue
            default: return try reader.part(event)
            }
        }
    }

    private func part(_ event: YAMLEvents.Event) throws -> YAMLPart {
        switch event.kind {
        case .text(let text, _, let anchor): return self.text(text, event, hasProperties: anchor != nil)
        case .listStart: return try list(event)
        case .mapStart: return try map(event)
        case .alias: return YAMLPart(content: .alias, range: range(of: event), style: nil, isFlow: false)
        case .end, .documentStart, .documentEnd, .streamStart, .streamEnd:
            return YAMLPart(content: .text(""), range: range(of: event), style: nil, isFlow: false)
        }
    }

    private func text(_ text: String, _ event: YAMLEvents.Event, hasProperties: Bool) -> YAMLPart {
        let range = range(of: event)
        let style = range.isEmpty ? YAMLStyle.plain : YAMLStyle(first: source.scalars[range.lowerBound])
        guard style.isBlock else { return YAMLPart(content: .text(text), range: range, style: style, isFlow: false) }
        let header = source.text(in: range.lowerBound..<source.lineEnd(of: range.lowerBound))
        let keepsBlankLines = header.prefix(3).contains("+")
        let start = min(source.nextLine(after: range.lowerBound), range.upperBound)
        let end =
            keepsBlankLines
            ? range.upperBound : source.endWithoutBlankLines(before: range.upperBound, after: start)
        return YAMLPart(content: .text(text), range: range.lowerBound..<end, style: style, isFlow: false)
    }

    private func list(_ event: YAMLEvents.Event) throws -> YAMLPart {
        var elements: [YAMLPart] = []
        while true {
            let next = try events.next()
            if case .end = next.kind { return collection(.list(elements), event, next, last: elements.last) }
            elements.append(try part(next))
        }
    }

    private func map(_ event: YAMLEvents.Event) throws -> YAMLPart {
        var members: [YAMLPart.Member] = []
        while true {
            let next = try events.next()
            if case .end = next.kind { return collection(.map(members), event, next, last: members.last?.value) }
            members.append(YAMLPart.Member(key: try part(next), value: try part(try events.next())))
        }
    }

    private func collection(
        _ content: YAMLPart.Content, _ event: YAMLEvents.Event, _ end: YAMLEvents.Event, last: YAMLPart?
    ) -> YAMLPart {
        let start = start(of: event, before: source.index(of: end.end))
        let isFlow = start < source.scalars.count && ["{", "["].contains(source.scalars[start])
        let end = isFlow ? source.index(of: end.end) : last?.range.upperBound ?? start
        return YAMLPart(content: content, range: start..<max(start, end), style: nil, isFlow: isFlow)
    }

    private func range(of event: YAMLEvents.Event) -> Range<Int> {
        let end = source.index(of: event.end)
        let start = start(of: event, before: end)
        return start..<max(start, end)
    }

    /// Returns the start of a node after its anchor and tag.
    private func start(of event: YAMLEvents.Event, before end: Int) -> Int {
        var start = source.index(of: event.place)
        while start < end, ["&", "!"].contains(source.scalars[start]) {
            while start < end, !source.scalars[start].properties.isWhitespace { start += 1 }
            while start < end, source.scalars[start].properties.isWhitespace { start += 1 }
        }
        return start
    }
}
