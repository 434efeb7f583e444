import FOSFoundation

/// The names of types as YAML keys, without generic arguments and private context, and without the module unless several
/// modules share the name of a ViewModel. A nested type's name follows its parents' names, which the key in a file may lack.
package enum TypeKeys {
    private static let known = ReadWriteLock<[ObjectIdentifier: String]>([:])
    /// The keys of the nested types among the known ones.
    private static let nested = ReadWriteLock<Set<String>>([])

    /// Returns the key of a type, such as `TaskCardViewModel.AssigneeSummary`.
    package static func key(of type: Any.Type) -> String {
        if let key = known.read({ $0[ObjectIdentifier(type)] }) { return key }
        let key = name(TypeName.qualified(type))
        known.write { $0[ObjectIdentifier(type)] = key }
        if key.contains(".") { nested.write { _ = $0.insert(key) } }
        return key
    }

    /// Returns the key of a type below an explicit parent: the part that is not in the parent's key.
    static func key(of type: Any.Type, nestedIn parent: Any.Type?) -> String {
        let key = key(of: type)
        guard let parent else { return key }
        let prefix = Self.key(of: parent) + "."
        return key.hasPrefix(prefix) ? String(key.dropFirst(prefix.count)) : key
    }

    /// Returns the keys under which a text can be written: with all parents of its type first, with only the type's own
    /// name last.
    static func spellings(of key: String) -> [String] {
        guard let plain = ViewModelName.unqualified(key) else { return spellings(ofPlain: key) }
        return spellings(ofPlain: key) + spellings(ofPlain: plain)
    }

    private static func spellings(ofPlain key: String) -> [String] {
        // Most keys have one dot, and splitting them takes a tenth of the time of a page.
        guard key.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1 else { return [key] }
        let names = key.split(separator: ".", omittingEmptySubsequences: false)
        guard names.count > 2 else { return [key] }
        let prefixes = (2..<names.count).map { names[..<$0].joined(separator: ".") }
        let parents = nested.read { nested in prefixes.lastIndex(where: nested.contains).map { $0 + 1 } ?? 0 }
        return (0...parents).map { names[$0...].joined(separator: ".") }
    }

    private static func name(_ reflected: String) -> String {
        var depth = 0
        var plain = ""
        for character in reflected {
            if character == "<" || character == "(" { depth += 1 }
            if depth == 0 { plain.append(character) }
            if character == ">" || character == ")" { depth -= 1 }
        }
        let names = plain.split(separator: ".")
        let key = names.dropFirst().joined(separator: ".")
        guard names.count > 1, ViewModelName.isShared(names[1], in: names[0]) else { return key }
        return ViewModelName.qualified(key, in: names[0])
    }
}
