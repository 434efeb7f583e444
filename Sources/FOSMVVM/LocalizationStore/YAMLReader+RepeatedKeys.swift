import Diagnostics

/// The keys of a map that have been read.
struct KnownKeys {
    /// The lines of the keys of maps.
    fileprivate var lines: [String: Int] = [:]
    /// Whether the last map defined nothing that had not been defined.
    fileprivate var endWithCopy = false
}

extension YAMLReader {
    /// A key that was defined before, and where.
    struct Duplicate {
        let key: String
        let node: YAMLNode
        let defined: SourcePlace
    }

    /// The number of duplicate keys in two files that are reported one by one.
    private static let maxSeparateDuplicates = 5

    /// Reads a member of a map, and reports a map whose key is already defined in it. Keys of texts are reported when
    /// they are added.
    ///
    /// A map that defines nothing new is one problem with its keys, and with further such maps after it. Types are
    /// probably those of another locale, whose line is missing.
    mutating func read(
        _ member: YAMLNode.Member, of known: inout KnownKeys, path: String, file: String, _ read: (inout Self) -> Void
    ) {
        guard let name = member.key.text, member.value.map != nil else { return read(&self) }
        guard let first = known.lines[name] else {
            (known.lines[name], known.endWithCopy) = (member.key.place.line, false)
            return read(&self)
        }
        let before = (problems: problems.count, duplicates: duplicates.count, added: added, isInRepeated: isInRepeated)
        isInRepeated = isInRepeated || path.isEmpty
        read(&self)
        isInRepeated = before.isInRepeated
        let isCopy = added == before.added && duplicates.count > before.duplicates
        let isReported = isCopy && known.endWithCopy
        known.endWithCopy = isCopy
        if isCopy {
            duplicates.removeSubrange(before.duplicates...)
            if path.isEmpty { addStray(member) }
        }
        guard !isReported else { return }
        let key = Self.shown(path.isEmpty ? name : "\(path).\(name)")
        let (line, column) = (member.key.place.line, member.key.place.column)
        report(
            Diagnostic(
                .duplicateKey,
                "'\(key)' is already defined in \(file):\(first), \(Self.advice(isCopy: isCopy, isText: !path.isEmpty))",
                at: SourcePlace(file: file, line: line, column: column)), after: before.problems)
    }

    private static func advice(isCopy: Bool, isText: Bool) -> String {
        guard isCopy else { return "whose texts are also used. Merge them." }
        return "with the same keys. Remove one"
            + (isText ? "." : ", or write the missing locale above the texts of another language.")
    }

    /// Reports the keys that are already defined. Many that another file defines, such as its copy, are one problem.
    mutating func reportDuplicates(in file: String) {
        while let first = duplicates.first {
            let others = duplicates.filter { $0.defined.file == first.defined.file }
            duplicates.removeAll { $0.defined.file == first.defined.file }
            guard others.count > Self.maxSeparateDuplicates else {
                for other in others { report(other, file: file) }
                continue
            }
            let names = "'\(Self.shown(first.key))' and \(others.count - 1) other keys"
            report(
                first.defined.file == file
                    ? "\(names) are defined twice in this file. The first texts are used. Remove the others."
                    : "\(names) are already defined in \(first.defined.file), whose texts are used. Remove one of each.",
                at: first.node, file: file, kind: .duplicateKey)
        }
    }

    private mutating func report(_ duplicate: Duplicate, file: String) {
        report(
            "'\(Self.shown(duplicate.key))' is already defined in \(duplicate.defined), whose text is used. Remove one.",
            at: duplicate.node, file: file, kind: .duplicateKey)
    }
}
