/// A property of a ViewModel, as it is written on the command line: `title:text`, `dueAt:date?`, `state:enum(open,done)`
/// or `rows:[TaskRow]`.
package struct PropertyDeclaration: Hashable, Sendable {
    /// The type of a property.
    package enum Kind: Hashable, Sendable {
        /// A text that is the same for all values, from YAML.
        case text
        case string, int, double, bool, date
        /// The identity of what is shown.
        case id
        /// A choice of cases, with a text for each.
        case cases([String])
        /// A list of a nested type, or of a ViewModel that exists.
        case list(String)
    }

    package let name: String
    package let kind: Kind
    package let isOptional: Bool

    private static let plain: [String: Kind] = [
        "text": .text, "string": .string, "int": .int, "double": .double, "bool": .bool, "date": .date, "id": .id,
    ]

    /// Parses a property.
    ///
    /// - Throws: ``GeneratorError/invalidProperty(_:reason:)``.
    package init(_ text: String) throws {
        func invalid(_ reason: String) -> GeneratorError { .invalidProperty(text, reason: reason) }
        let parts = text.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
        guard parts.count == 2 else { throw invalid("Write a name, a colon and a type, as in title:text.") }
        name = parts[0]
        guard name.wholeMatch(of: /[a-z][A-Za-z0-9]*/) != nil else {
            throw invalid("Begin its name with a small letter, and use only letters and digits.")
        }
        isOptional = parts[1].hasSuffix("?")
        let type = isOptional ? String(parts[1].dropLast()) : parts[1]
        guard let kind = Self.kind(of: type) else {
            let types = Self.plain.keys.sorted().joined(separator: ", ")
            throw invalid("Use one of the types \(types), enum(open,done) or [TaskRow].")
        }
        self.kind = kind
        if isOptional, ![.string, .int, .double, .date].contains(kind) {
            throw invalid("Only string, int, double and date can be optional.")
        }
    }

    private static func kind(of type: String) -> Kind? {
        if let kind = plain[type] { return kind }
        if let match = type.wholeMatch(of: /enum\((?<cases>[a-z][A-Za-z0-9]*(?:,[a-z][A-Za-z0-9]*)*)\)/) {
            return .cases(match.output.cases.split(separator: ",").map(String.init))
        }
        return type.wholeMatch(of: /\[(?<element>[A-Z][A-Za-z0-9]*)\]/).map { .list(String($0.output.element)) }
    }

    /// Parses a list of properties, separated by commas outside of parentheses.
    ///
    /// - Throws: ``GeneratorError/invalidProperty(_:reason:)``.
    package static func list(_ text: String) throws -> [PropertyDeclaration] {
        let properties = try text.splitOutsideParentheses().map { try PropertyDeclaration($0) }
        for (index, property) in properties.enumerated()
        where properties[..<index].contains(where: { $0.name == property.name }) {
            throw GeneratorError.invalidProperty(property.name, reason: "It is there twice. Name each property once.")
        }
        return properties
    }
}
