/// The names of the public declarations of Swift sources.
///
/// Names that begin with an underscore, which programs do not use, and the bodies of views are left out.
struct PublicInterface {
    /// A modifier that has no effect on a web page, or a declaration that is unavailable.
    struct Exception: Hashable {
        /// The name without labels.
        let name: String
        /// The name, with that of the type unless it is ``View``.
        let declaration: String
        /// Why, and what to write instead.
        let text: String
    }

    /// The members of types, by the names of the types. A type without members has an empty list.
    private(set) var types: [String: [String]] = [:]
    /// The modifiers that are accepted without effect, in order and each once.
    private(set) var withoutEffect: [Exception] = []
    /// What is declared so that the compiler says what to write instead, in order and each once.
    private(set) var unavailable: [Exception] = []

    /// The functions that any view has.
    var modifiers: [String] { types["View"] ?? [] }

    init(_ sources: [String]) {
        for declaration in PublicDeclaration.all(in: sources) { add(declaration) }
    }

    private mutating func add(_ declaration: PublicDeclaration) {
        if let message = declaration.unavailableMessage {
            Self.add(declaration, message, to: &unavailable)
        } else if let reason = declaration.reason {
            Self.add(declaration, reason, to: &withoutEffect)
        } else if !unavailable.contains(where: { $0.declaration == declaration.scope }) {
            addShown(declaration)
        }
    }

    private static func add(_ declaration: PublicDeclaration, _ text: String, to list: inout [Exception]) {
        let (name, scope) = (declaration.name, declaration.scope)
        let isAlone = scope.isEmpty || scope == "View" || declaration.kind == .type
        let exception = Exception(
            name: String(name.prefix { $0 != "(" }), declaration: isAlone ? name : "\(scope).\(name)", text: text)
        if !list.contains(exception) { list.append(exception) }
    }

    private mutating func addShown(_ declaration: PublicDeclaration) {
        let (name, scope) = (declaration.name, declaration.scope)
        switch declaration.kind {
        case .type:
            let isHidden = name.split(separator: ".").contains { $0.hasPrefix("_") }
            if !isHidden { types[name, default: []] += [] }
        case .member, .enumCase:
            let isHidden = name.hasPrefix("_") || name.hasPrefix("._") || name == "body" || scope.contains("_")
            if !isHidden, types[scope]?.contains(name) != true { types[scope, default: []].append(name) }
        case .alias where scope.isEmpty: types[name, default: []] += []
        case .alias, .requirement: break
        }
    }
}
