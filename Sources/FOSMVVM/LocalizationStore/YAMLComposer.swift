package import Diagnostics

/// Builds the tree of a YAML file. All aliases of an anchor share one node, and a map may contain a key more than once.
/// A key `<<` is replaced with the members of the maps that it names.
package struct YAMLComposer: ~Copyable {
    /// The maximum number of levels. Texts need fewer, and any thread's stack has room for them.
    static let depthLimit = 64
    static let depthMessage = "Lists or maps are nested too deeply. Use at most \(depthLimit) levels."
    /// The maximum number of members that a file merges. Only anchors can exceed it.
    private static let mergeLimit = 100_000

    private let events: YAMLEvents
    private let file: String
    private var anchors: [String: YAMLNode] = [:]
    private var mergedMembers = 0

    /// Returns the tree of a file. Nil for an empty file.
    ///
    /// - Throws: The reason why it cannot be read.
    package static func root(of yaml: String, file: String) throws(Diagnostic) -> YAMLNode? {
        // libyaml would count a byte order mark as a column of the first line.
        let yaml = yaml.unicodeScalars.first == "\u{FEFF}" ? String(yaml.unicodeScalars.dropFirst()) : yaml
        var composer = YAMLComposer(events: YAMLEvents(yaml), file: file)
        do {
            return try composer.root()
        } catch let failure as YAMLEvents.Failure {
            throw Diagnostic(failure, yaml: yaml, file: file)
        } catch let problem as Diagnostic {
            throw problem
        } catch {
            throw Diagnostic(.invalidTexts, error.localizedDescription, at: SourcePlace(file: file))
        }
    }

    private mutating func root() throws -> YAMLNode? {
        while true {
            let event = try events.next()
            switch event.kind {
            case .streamEnd: return nil
            case .streamStart, .documentStart: continue
            default:
                let root = try node(event, level: 1)
                try expectEnd()
                return root
            }
        }
    }

    private func expectEnd() throws {
        _ = try events.next()
        let event = try events.next()
        if case .streamEnd = event.kind { return }
        throw problem(
            "Another document begins here. Remove the line '---', or move the rest to a file of its own.",
            at: event.place)
    }

    private mutating func node(_ event: YAMLEvents.Event, level: Int, isInKey: Bool = false) throws -> YAMLNode {
        let place = event.place
        guard level <= Self.depthLimit else { throw problem(Self.depthMessage, at: place) }
        switch event.kind {
        case .alias(let name): return try anchored(name, level: level, isInKey: isInKey, at: place)
        case .text(let text, let isPlain, let anchor):
            return register(.text(text, isPlain: isPlain), anchor, at: place)
        case .listStart(let anchor):
            let elements = try elements(level: level + 1, isInKey: isInKey)
            return register(.list(elements), anchor, at: place)
        case .mapStart(let anchor):
            let members = try members(level: level + 1, isInKey: isInKey)
            return register(.map(members), anchor, at: place)
        case .end, .documentStart, .documentEnd, .streamStart, .streamEnd:
            // libyaml checks that each list and map ends, and that each key has a value.
            throw problem("The YAML does not parse.", at: place)
        }
    }

    private mutating func elements(level: Int, isInKey: Bool) throws -> [YAMLNode] {
        var elements: [YAMLNode] = []
        while let event = try nextInside() {
            elements.append(try node(event, level: level, isInKey: isInKey))
        }
        return elements
    }

    private mutating func members(level: Int, isInKey: Bool) throws -> [YAMLNode.Member] {
        var members: [YAMLNode.Member] = []
        while let event = try nextInside() {
            let key = try node(event, level: level, isInKey: true)
            members.append(
                YAMLNode.Member(key: key, value: try node(try events.next(), level: level, isInKey: isInKey)))
        }
        return try members.contains(where: \.isMerge) ? merged(members) : members
    }

    /// Returns members with those of the maps that their keys `<<` name, instead of these keys.
    ///
    /// A map's own key replaces a merged one with its whole value. Of several maps, the first one that has a key counts.
    private mutating func merged(_ members: [YAMLNode.Member]) throws -> [YAMLNode.Member] {
        var names = Set(members.filter { !$0.isMerge }.map(\.key.text))
        var all: [YAMLNode.Member] = []
        for member in members {
            guard member.isMerge else {
                all.append(member)
                continue
            }
            for map in try maps(mergedBy: member.value) {
                mergedMembers += map.count
                guard mergedMembers <= Self.mergeLimit else {
                    throw problem(
                        "The file expands to more than 100,000 entries. Use fewer anchors.", at: member.key.place)
                }
                all += map.filter { names.insert($0.key.text).inserted }
            }
        }
        return all
    }

    private func maps(mergedBy value: YAMLNode) throws -> [[YAMLNode.Member]] {
        let maps = value.map.map { [$0] } ?? value.list?.map(\.map)
        guard let maps, !maps.contains(where: { $0 == nil }) else {
            throw problem("'<<' merges maps. Write the alias of one, such as '<<: *shared'.", at: value.place)
        }
        return maps.compactMap(\.self)
    }

    /// Returns the next event in a list or a map. Nil at its end.
    private func nextInside() throws -> YAMLEvents.Event? {
        let event = try events.next()
        if case .end = event.kind { return nil }
        return event
    }

    private mutating func register(
        _ content: YAMLNode.Content, _ anchor: String?, at place: YAMLNode.Place
    ) -> YAMLNode {
        let node = YAMLNode(content, at: place, hasAnchor: anchor != nil)
        if let anchor { anchors[anchor] = node }
        return node
    }

    /// Returns the value of an alias.
    private func anchored(_ alias: String, level: Int, isInKey: Bool, at place: YAMLNode.Place) throws -> YAMLNode {
        guard !isInKey else {
            throw problem("An alias in a key is not supported. Write the key itself.", at: place)
        }
        guard let node = anchors[alias] else {
            throw problem(
                "The alias '*\(alias.prefix(40))' has no anchor before it. Write the value itself.", at: place)
        }
        guard level + node.depth - 1 <= Self.depthLimit else { throw problem(Self.depthMessage, at: place) }
        return node
    }

    private func problem(_ message: String, at place: YAMLNode.Place) -> Diagnostic {
        Diagnostic(.invalidTexts, message, at: SourcePlace(file: file, line: place.line, column: place.column))
    }
}

extension YAMLNode.Member {
    /// Whether the key is `<<` without quotes.
    fileprivate var isMerge: Bool {
        guard case .text("<<", isPlain: true) = key.content else { return false }
        return true
    }
}

extension Diagnostic {
    /// Describes why a YAML file does not parse, with the line.
    fileprivate init(_ failure: YAMLEvents.Failure, yaml: String, file: String) {
        let lines = YAMLLines(yaml)
        let mistake = failure.mistake(in: lines)
        self.init(
            .invalidTexts, "The YAML does not parse: \(mistake.message)",
            at: SourcePlace(file: file, line: mistake.place.line, column: mistake.place.column),
            excerpt: lines.excerpt(at: mistake.place))
    }
}
