package import Diagnostics

/// Builds the tree of a YAML file. All aliases of an anchor share one node, and a map may contain a key more than once.
package struct YAMLComposer: ~Copyable {
    /// The maximum number of levels. Texts need fewer, and any thread's stack has room for them.
    static let depthLimit = 64
    static let depthMessage = "Lists or maps are nested too deeply. Use at most \(depthLimit) levels."

    private let events: YAMLEvents
    private let file: String
    private var anchors: [String: YAMLNode] = [:]

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
            return register(YAMLNode(.text(text, isPlain: isPlain), at: place), anchor)
        case .listStart(let anchor):
            let elements = try elements(level: level + 1, isInKey: isInKey)
            return register(YAMLNode(.list(elements), at: place), anchor)
        case .mapStart(let anchor):
            let members = try members(level: level + 1, isInKey: isInKey)
            return register(YAMLNode(.map(members), at: place), anchor)
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
        return members
    }

    /// Returns the next event in a list or a map. Nil at its end.
    private func nextInside() throws -> YAMLEvents.Event? {
        let event = try events.next()
        if case .end = event.kind { return nil }
        return event
    }

    private mutating func register(_ node: YAMLNode, _ anchor: String?) -> YAMLNode {
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

extension Diagnostic {
    /// Describes why a YAML file does not parse, with the line.
    fileprivate init(_ failure: YAMLEvents.Failure, yaml: String, file: String) {
        let lines = YAMLLines(yaml)
        let place = failure.place(in: lines)
        self.init(
            .invalidTexts, "The YAML does not parse: \(failure.explanation(in: lines))",
            at: SourcePlace(file: file, line: place?.line, column: place?.column),
            excerpt: place.flatMap(lines.excerpt))
    }
}

extension YAMLEvents.Failure {
    /// The maximum number of characters in which libyaml looks for the colon of a key.
    private static let keyLimit = 1024

    /// Returns the place of the error. At the end of the text, it is the start of what is still open.
    fileprivate func place(in lines: YAMLLines) -> YAMLNode.Place? {
        if let character { return lines.place(of: character) }
        return lines.isEnd(place) ? context?.place ?? place : place
    }

    /// What is wrong, and what to do.
    fileprivate func explanation(in lines: YAMLLines) -> String {
        if let character {
            return "the control character U+\(Self.hexadecimal(character)) is not allowed. Remove it."
        }
        return switch problem {
        case "found character that cannot start any token" where lines.isTab(place):
            "a line is indented with a tab. Use spaces."
        case _ where problem.hasPrefix("Maximum nesting level"):
            YAMLComposer.depthMessage
        default:
            [context?.text, problem].compactMap(\.self).joined(separator: ", ") + ". Fix the line."
                + quoteNote(in: lines) + note(in: lines)
        }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Returns a note if a quote before the place is not closed in its line.
    private func quoteNote(in lines: YAMLLines) -> String {
        lines.unclosedQuote(upTo: place.line).map { " The quote in line \($0) is not closed in that line." } ?? ""
    }

    /// Returns a note if the line or the previous one is so long that its key may be too long.
    private func note(in lines: YAMLLines) -> String {
        let lengths = [place.line - 1, place.line].map(lines.length)
        return lengths.contains { $0 > Self.keyLimit } ? " A key can have at most 1,024 characters." : ""
    }
}
