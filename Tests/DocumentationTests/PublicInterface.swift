/// The names of the public declarations of Swift sources.
///
/// Names that begin with an underscore, which programs do not use, and the bodies of views are left out.
struct PublicInterface {
    /// The members of types, by the names of the types. A type without members has an empty list.
    private(set) var types: [String: [String]] = [:]

    /// The functions that any view has.
    var modifiers: [String] { types["View"] ?? [] }

    init(_ sources: [String]) {
        for declaration in PublicDeclaration.all(in: sources) { add(declaration) }
    }

    private mutating func add(_ declaration: PublicDeclaration) {
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
