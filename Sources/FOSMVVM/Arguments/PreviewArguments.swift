/// The texts of changed arguments of a preview, by their paths, such as `tasks.0.ticket`.
///
/// Texts are compared by their bytes, so that characters that Unicode regards as equal stay what they are.
public struct PreviewArguments: Sendable {
    /// No changed arguments.
    public static let none = PreviewArguments()
    /// The maximum number of texts.
    package static let countLimit = 500
    /// The maximum length of a text, in characters.
    package static let textLimit = 10_000
    /// The maximum length of a path, in bytes.
    package static let pathLimit = 200

    /// The texts by their paths.
    package private(set) var texts: [String: String] = [:]

    /// Creates arguments that change nothing.
    package init() {}

    /// Creates arguments from texts that are known to be within the limits.
    package init(texts: [String: String]) {
        self.texts = texts
    }

    /// Sets the text at a path. Returns false if the text, the path or their number is too large.
    package mutating func set(_ text: String, at path: String) -> Bool {
        // The bytes are counted first, because counting characters takes longer.
        guard !path.isEmpty, path.utf8.count <= Self.pathLimit, texts[path] != nil || texts.count < Self.countLimit,
            text.utf8.count <= Self.textLimit || text.count <= Self.textLimit
        else { return false }
        texts[path] = text
        return true
    }

    /// Returns the arguments without a path and all paths below it.
    package func removing(_ path: String) -> PreviewArguments {
        PreviewArguments(texts: texts.filter { $0.key != path && !$0.key.hasPrefix(path + ".") })
    }

    /// Whether no argument is changed.
    package var isEmpty: Bool { texts.isEmpty }

    /// The paths with their texts, sorted.
    package var sorted: [(path: String, text: String)] {
        texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The size of all paths and texts in bytes.
    package var byteCount: Int { texts.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count } }
}

extension PreviewArguments: Hashable {
    /// Compares the bytes of the texts.
    public static func == (left: Self, right: Self) -> Bool {
        left.texts.count == right.texts.count
            && left.texts.allSatisfy { path, text in right.texts[path].map { $0.isExactly(text) } ?? false }
    }

    /// Hashes the bytes of the texts.
    public func hash(into hasher: inout Hasher) {
        for (path, text) in sorted {
            hasher.combine(path)
            hasher.combine(Array(text.utf8))
        }
    }
}

extension PreviewArguments: Codable {
    /// Decodes texts by their paths.
    public init(from decoder: any Decoder) throws {
        self.init(texts: try decoder.singleValueContainer().decode([String: String].self))
    }

    /// Encodes the texts by their paths.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(texts)
    }
}

extension String {
    /// Whether a text has the same bytes. Unicode regards some texts with other bytes as equal.
    package func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
