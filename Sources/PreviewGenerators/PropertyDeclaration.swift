/// A property of a ViewModel, as it is written on the command line: `title:text`, `dueAt:date?`, `state:enum(open,done)`,
/// `rows:[TaskRow]` or `result:result(success:TaskViewModel,notFound:NoTaskViewModel)`.
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
        /// A list of texts that are no translations, such as tags.
        case strings
        /// A list of a nested type, or of a ViewModel that exists.
        case list(String)
        /// A ViewModel that exists.
        case child(String)
        /// One of several ViewModels that exist, such as that of a success and those of errors.
        case outcomes([Outcome])
    }

    /// A case of a result, with the ViewModel that it shows.
    package struct Outcome: Hashable, Sendable {
        package let name: String
        package let viewModel: String

        package init(name: String, viewModel: String) {
            self.name = name
            self.viewModel = viewModel
        }
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
            throw invalid(
                "Use one of the types \(types), enum(open,done), [string], [TaskRow], TaskViewModel or "
                    + "result(success:TaskViewModel,notFound:NoTaskViewModel).")
        }
        self.kind = kind
        if isOptional, !kind.canBeOptional {
            throw invalid("Only string, int, double, date, lists and ViewModels can be optional.")
        }
    }

    private static func kind(of type: String) -> Kind? {
        if let kind = plain[type] { return kind }
        if let match = type.wholeMatch(of: /enum\((?<cases>[a-z][A-Za-z0-9]*(?:,[a-z][A-Za-z0-9]*)*)\)/) {
            return .cases(match.output.cases.split(separator: ",").map(String.init))
        }
        if let match = type.wholeMatch(of: /result\((?<cases>[^()]+)\)/) { return outcomes(match.output.cases) }
        if type == "[string]" { return .strings }
        if type.wholeMatch(of: /[A-Z][A-Za-z0-9]*ViewModel/) != nil { return .child(type) }
        return type.wholeMatch(of: /\[(?<element>[A-Z][A-Za-z0-9]*)\]/).map { .list(String($0.output.element)) }
    }

    private static func outcomes(_ text: Substring) -> Kind? {
        let outcomes = text.split(separator: ",").map { part in
            part.wholeMatch(of: /(?<name>[a-z][A-Za-z0-9]*):(?<type>[A-Z][A-Za-z0-9]*ViewModel)/)
                .map { Outcome(name: String($0.output.name), viewModel: String($0.output.type)) }
        }
        return outcomes.contains(nil) ? nil : .outcomes(outcomes.compactMap(\.self))
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

extension PropertyDeclaration.Kind {
    fileprivate var canBeOptional: Bool {
        switch self {
        case .string, .int, .double, .date, .strings, .list, .child: true
        case .text, .bool, .id, .cases, .outcomes: false
        }
    }

    /// Whether values contain ViewModels that exist.
    var hasViewModels: Bool {
        switch self {
        case .list(let element): element.hasSuffix("ViewModel")
        case .child, .outcomes: true
        case .text, .string, .int, .double, .bool, .date, .id, .cases, .strings: false
        }
    }
}
