import SwiftSyntax

extension SyntaxProtocol {
    /// The text of the doc comment before the declaration, without its markers. Empty if there is none.
    var docComment: String {
        var lines: [String] = []
        for piece in leadingTrivia {
            switch piece {
            case .docLineComment(let line): lines.append(Self.content(of: line.dropFirst(3)))
            case .docBlockComment(let block): lines += Self.lines(ofBlock: block)
            // A comment that a blank line separates from the declaration belongs to it too, as in the compiler.
            default: continue
            }
        }
        return lines.joined(separator: "\n").trimmed
    }

    private static func content(of line: Substring) -> String {
        String(line.first == " " ? line.dropFirst() : line)
    }

    /// Returns the lines of a comment between `/**` and `*/`, without the asterisks at their start.
    private static func lines(ofBlock block: String) -> [String] {
        block.dropFirst(3).dropLast(2).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let text = line.drop { $0 == " " || $0 == "\t" }
            return content(of: text.first == "*" ? text.dropFirst() : text)
        }
    }
}

extension String {
    /// The source of a literal with this text.
    var literal: String { debugDescription }

    /// The text without blank lines around it.
    fileprivate var trimmed: String {
        let isText = { (character: Character) in !character.isWhitespace }
        guard let start = firstIndex(where: isText), let end = lastIndex(where: isText) else { return "" }
        return String(self[start...end])
    }
}

/// The doc comment of a ViewModel and its stored properties, for the record.
struct DocumentedProperties {
    private let comment: String
    private let properties: [String]

    /// Leaves out `vmId`, which each ViewModel has.
    init(of declaration: StructDeclSyntax) {
        comment = declaration.docComment
        properties = declaration.memberBlock.members.flatMap { member -> [String] in
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isOfInstances else { return [] }
            let comment = variable.docComment.literal
            return variable.bindings.filter { !$0.isComputed }.compactMap { binding in
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name,
                    name != "vmId"
                else { return nil }
                return "(\(name.literal), \(Self.type(of: binding, in: variable).literal), \(comment))"
            }
        }
    }

    /// The argument of the record, with a comma. Empty if there is nothing to say.
    var argument: String {
        guard !comment.isEmpty || !properties.isEmpty else { return "" }
        let list = properties.joined(separator: ", ")
        return ", documentation: { ViewModelDocumentation(\(comment.literal), properties: [\(list)]) }"
    }

    /// Returns the wrappers and the type of a property as they are written.
    private static func type(of binding: PatternBindingSyntax, in variable: VariableDeclSyntax) -> String {
        let wrappers = variable.attributes.compactMap { attribute in
            attribute.as(AttributeSyntax.self).map { "@\($0.attributeName.trimmedDescription)" }
        }
        // In `let width, height: Int`, only the last name has a type.
        let shared = binding.initializer == nil ? variable.bindings.last?.typeAnnotation : nil
        let annotation = binding.typeAnnotation ?? shared
        return (wrappers + [annotation?.type.trimmedDescription].compactMap(\.self)).joined(separator: " ")
    }
}
