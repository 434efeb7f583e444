/// A field of a form, as it is written on the command line: `email:email!`, `name:string(2...40)!`, `age:int(18...120)` or
/// `skill:enum(sewing,woodwork)`. An exclamation mark says that a value is required.
package struct FieldDeclaration: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A line of text with a type of input, such as `emailAddress`.
        case line(input: String)
        /// Several lines of text.
        case area
        case int, bool, date
        case cases([String])
    }

    package let name: String
    package let kind: Kind
    /// The allowed number of characters, or the allowed numbers.
    package let range: ClosedRange<Int>?
    package let isRequired: Bool

    private static let plain: [String: Kind] = [
        "string": .line(input: "text"), "email": .line(input: "emailAddress"), "url": .line(input: "url"),
        "phone": .line(input: "tel"), "password": .line(input: "newPassword"), "text": .area, "int": .int,
        "bool": .bool, "date": .date,
    ]

    /// Parses a field.
    ///
    /// - Throws: ``GeneratorError/invalidProperty(_:reason:)``.
    package init(_ text: String) throws {
        func invalid(_ reason: String) -> GeneratorError { .invalidProperty(text, reason: reason) }
        let pattern =
            /\s*(?<name>[a-z][A-Za-z0-9]*)\s*:\s*(?<type>[a-z]+)(?:\((?<detail>[^)]*)\))?(?<required>!?)\s*/
        guard let match = text.wholeMatch(of: pattern) else {
            throw invalid("Write a name, a colon and a type, as in email:email! or name:string(2...40).")
        }
        let (type, detail) = (String(match.output.type), match.output.detail.map(String.init))
        name = String(match.output.name)
        isRequired = match.output.required == "!"
        if type == "enum" {
            let cases = (detail ?? "").split(separator: ",").map { String($0.filter { !$0.isWhitespace }) }
            guard !cases.isEmpty else { throw invalid("Name its cases, as in enum(open,done).") }
            (kind, range) = (.cases(cases), nil)
            return
        }
        guard let kind = Self.plain[type] else {
            throw invalid(
                "Use one of the types \(Self.plain.keys.sorted().joined(separator: ", ")) or enum(open,done).")
        }
        self.kind = kind
        range = try detail.map { detail in
            let bounds = detail.split(separator: "...").compactMap { Int($0) }
            guard bounds.count == 2, bounds[0] <= bounds[1], ![.bool, .date].contains(kind) else {
                throw invalid("Write the range of a text or a number as 2...40.")
            }
            return bounds[0]...bounds[1]
        }
    }

    /// Parses a list of fields, separated by commas outside of parentheses.
    ///
    /// - Throws: ``GeneratorError/invalidProperty(_:reason:)``.
    package static func list(_ text: String) throws -> [FieldDeclaration] {
        let fields = try text.splitOutsideParentheses().map { try FieldDeclaration($0) }
        for (index, field) in fields.enumerated() where fields[..<index].contains(where: { $0.name == field.name }) {
            throw GeneratorError.invalidProperty(field.name, reason: "It is there twice. Name each field once.")
        }
        return fields
    }
}

extension String {
    /// The parts between commas that are not in parentheses, without the spaces before them.
    func splitOutsideParentheses() -> [String] {
        var (parts, depth) = ([""], 0)
        for character in self {
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map { String($0.drop(while: \.isWhitespace)) }.filter { !$0.isEmpty }
    }
}
