/// The templates that each template of a library includes by name.
package struct TemplateInclusions: Sendable {
    private let library: TemplateLibrary
    /// The full names of the templates that each template includes itself.
    private let direct: [String: Set<String>]
    /// The names in the tags of each template, as they are written.
    private let called: [String: Set<String>]
    /// The full names of the templates that include others by values, `{{> *name}}`.
    private let dynamic: Set<String>

    /// Finds the inclusions of all templates that parse.
    package init(in library: TemplateLibrary) {
        self.library = library
        let program = library.contents.program
        var called: [String: Set<String>] = [:]
        var dynamic: Set<String> = []
        for template in program.templates where !template.instructions.isEmpty {
            var names: Set<String> = []
            for instruction in program.instructions[template.instructions] {
                switch instruction {
                case .call(let callee, _): names.insert(program.callees[Int(callee)].name)
                case .dynamicCall: dynamic.insert(template.name)
                default: break
                }
            }
            called[template.name] = names
        }
        direct = called.mapValues { Set($0.flatMap(library.fullNames)) }
        (self.called, self.dynamic) = (called, dynamic)
    }

    /// Returns the full name of the template with a name. Nil if there is none or more than one.
    package func fullName(of name: String) -> String? { library.fullName(of: name) }

    /// Returns the full names of the templates that a name may refer to. Several if it is ambiguous.
    package func fullNames(for name: String) -> [String] { library.fullNames(for: name) }

    /// Returns the full names of the templates that a template includes directly or indirectly.
    package func included(by name: String) -> Set<String> {
        guard let name = library.fullName(of: name) else { return [] }
        return reached(from: Array(direct[name] ?? []))
    }

    /// Returns the full names of the templates that these names may refer to, and of all that these include.
    package func used(by names: [String]) -> Set<String> {
        reached(from: names.flatMap { library.fullNames(for: $0) })
    }

    /// Returns these templates, and those that may include one of them directly or indirectly.
    ///
    /// - Parameter canIncludeAny: Whether a template that includes others by values may include one of these.
    package func including(_ names: Set<String>, byValues canIncludeAny: (String) -> Bool) -> Set<String> {
        guard !names.isEmpty else { return [] }
        var including = names.union(dynamic.filter(canIncludeAny))
        var added = including
        while !added.isEmpty {
            added = Set(direct.filter { !including.contains($0) && !$1.isDisjoint(with: added) }.keys)
            including.formUnion(added)
        }
        return including
    }

    /// Whether one of these templates includes another by a value, which may be any template.
    package func hasDynamicTags(in templates: Set<String>) -> Bool { !dynamic.isDisjoint(with: templates) }

    /// Returns the names in the partial and parent tags of these templates, as they are written. A name may be that of a view
    /// in Swift, or of nothing.
    package func names(calledIn templates: Set<String>) -> Set<String> {
        templates.reduce(into: []) { $0.formUnion(called[$1] ?? []) }
    }

    private func reached(from roots: [String]) -> Set<String> {
        var reached: Set<String> = []
        var waiting = roots
        while let name = waiting.popLast() {
            if reached.insert(name).inserted { waiting += direct[name] ?? [] }
        }
        return reached
    }
}
