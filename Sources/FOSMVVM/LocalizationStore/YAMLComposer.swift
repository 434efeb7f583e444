package import Diagnostics
import Yams

/// Builds the tree of a YAML file.
///
/// Yams copies the values of aliases, and follows aliases of aliases to any depth. Therefore, Yams reads aliases as
/// texts, and they are resolved here, where all aliases share one node.
package struct YAMLComposer {
    /// The maximum number of levels. Texts need fewer, and any thread's stack has room for them.
    static let depthLimit = 64
    /// Yams uses the call stack for up to 1,000 levels, which is more than fits in the 512 KB of a thread on macOS.
    static let stackSize = 1 << 24

    private let yaml: MarkedYAML
    private let file: String
    private var anchors: [String: YAMLNode] = [:]

    /// Returns the tree of a file. Nil for an empty file. Call it on a thread with a stack of ``stackSize``.
    ///
    /// - Throws: The reason why it cannot be read.
    package static func root(of yaml: String, file: String) throws(Diagnostic) -> YAMLNode? {
        var marked = MarkedYAML(yaml)
        do {
            do {
                return try root(of: marked, file: file)
            } catch YamlError.duplicatedKeysInMapping {
                marked = MarkedYAML(yaml, marksKeys: true)
                return try root(of: marked, file: file)
            }
        } catch let problem as Diagnostic {
            throw problem
        } catch {
            throw Diagnostic(parsing: error, yaml: yaml, marked: marked, file: file)
        }
    }

    private static func root(of yaml: MarkedYAML, file: String) throws -> YAMLNode? {
        // Without an encoding, Yams searches all environment variables for one.
        let parser = try Parser(yaml: yaml.text, resolver: .basic, encoding: .utf8)
        // Nodes reference their anchors weakly. The parser keeps them.
        return try withExtendedLifetime(parser) {
            guard let root = try parser.singleRoot() else { return nil }
            var composer = YAMLComposer(yaml: yaml, file: file)
            return try composer.node(root, level: 1)
        }
    }

    private init(yaml: MarkedYAML, file: String) {
        self.yaml = yaml
        self.file = file
    }

    private mutating func node(_ node: Node, level: Int, isInKey: Bool = false) throws -> YAMLNode {
        let place = YAMLNode.Place(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
        guard level <= Self.depthLimit else { throw problem(Self.depthMessage, at: place) }
        if let scalar = node.scalar, scalar.style == .plain, let alias = yaml.alias(in: scalar.string) {
            return try anchored(alias, level: level, isInKey: isInKey, at: place)
        }
        let composed = YAMLNode(try content(of: node, level: level, isInKey: isInKey), at: place)
        if let anchor = node.anchor { anchors[anchor.rawValue] = composed }
        return composed
    }

    private mutating func content(of node: Node, level: Int, isInKey: Bool) throws -> YAMLNode.Content {
        switch node {
        case .scalar(let scalar):
            return .text(yaml.original(scalar.string), isPlain: scalar.style == .plain)
        case .sequence(let elements):
            return .list(try elements.map { try self.node($0, level: level + 1, isInKey: isInKey) })
        case .mapping(let members):
            return .map(
                try members.map { key, value in
                    YAMLNode.Member(
                        key: try self.node(key, level: level + 1, isInKey: true),
                        value: try self.node(value, level: level + 1, isInKey: isInKey))
                })
        case .alias(let alias):
            // Only trees that a program creates contain such nodes.
            return .text(alias.anchor.rawValue, isPlain: true)
        }
    }

    /// Returns the value of an alias.
    private func anchored(
        _ alias: String, level: Int, isInKey: Bool, at place: YAMLNode.Place
    ) throws -> YAMLNode {
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

extension YAMLComposer {
    static let depthMessage = "Lists or maps are nested too deeply. Use at most \(depthLimit) levels."
}
