import Yams

/// Finds keys of YAML that are aliases or hold some: the parser compares whole keys, so one that expands without bound
/// would keep it for ever.
enum AliasedKey {
    /// Stands in place of `*`, so that an alias is read as a text and expands to nothing.
    private static let mark: Unicode.Scalar = "\u{E000}"

    /// The first such key; nil where there is none.
    ///
    /// - Throws: `YamlError` for what does not parse.
    static func first(in yaml: String) throws -> Node? {
        guard yaml.utf8.contains(UInt8(ascii: "*")), yaml.utf8.contains(UInt8(ascii: "&")) else { return nil }
        let marked = yaml.unicodeScalars.map { $0 == "*" ? mark : $0 }
        return try compose(yaml: String(String.UnicodeScalarView(marked))).flatMap(first(below:))
    }

    private static func first(below node: Node) -> Node? {
        if let mapping = node.mapping {
            return mapping.lazy.compactMap { key, value in hasAlias(key) ? key : first(below: value) }.first
        }
        return node.sequence?.lazy.compactMap(first(below:)).first
    }

    private static func hasAlias(_ node: Node) -> Bool {
        if let mapping = node.mapping { return mapping.contains { hasAlias($0) || hasAlias($1) } }
        if let sequence = node.sequence { return sequence.contains(where: hasAlias) }
        return node.scalar?.style == .plain && node.scalar?.string.unicodeScalars.first == mark
    }
}
