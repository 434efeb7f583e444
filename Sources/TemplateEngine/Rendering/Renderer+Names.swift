extension Renderer {
    /// The value of `path` in the contexts, the innermost first; nil when it leads nowhere.
    func value(of path: NamePath) -> TemplateValue? {
        guard let head = path.head else { return contexts.innermost }
        guard let rest = path.rest else { return contexts.value(of: head) }
        return contexts.value(of: head).flatMap { member(of: $0, along: Int(rest)) }
    }

    /// What the components from `start` on lead to from `value`.
    private func member(of value: TemplateValue, along start: Int) -> TemplateValue? {
        var value = value
        var position = start
        while let member = value.member(library.program.components[position]) {
            if library.program.components[position].isLast { return member }
            value = member
            position += 1
        }
        return nil
    }

    /// Whether `path` fails at an index past the end of a list: nothing to show, and nothing wrong for a section that
    /// asks.
    func isPastEnd(_ path: NamePath) -> Bool {
        guard let failure = failure(of: path), case .list = failure.value else { return false }
        return failure.component.index != nil
    }

    /// Names that `path` may have meant: of the contexts, or of the object that lacks a member.
    mutating func nearest(to path: NamePath) -> [String] {
        if let failure = failure(of: path) {
            guard case .object(let object) = failure.value else { return [] }
            return nearest(to: failure.component.name, in: [object.shape]).map { failure.prefix + $0 }
        }
        return path.head.map { nearest(to: $0, in: contexts.shapes) } ?? []
    }

    private mutating func nearest(to name: TemplateName, in shapes: [TemplateShape]) -> [String] {
        nearest(NearestSearch(word: name.string, shapes: shapes.map(ObjectIdentifier.init))) { _ in
            NearestNames.nearest(to: name.string, among: Set(shapes.flatMap(\.names)).map(\.string))
        }
    }

    /// Templates that `name` may have meant.
    mutating func nearestTemplates(to name: String) -> [String] {
        nearest(NearestSearch(word: name, shapes: nil)) { $0.library.index.nearest(to: name) }
    }

    private mutating func nearest(_ search: NearestSearch, _ find: (borrowing Renderer) -> [String]) -> [String] {
        if let names = nearestNames[search] { return names }
        let names = find(self)
        nearestNames[search] = names
        return names
    }

    /// The first component that a value on the way does not have, that value, and the path so far with a dot; nil when
    /// the head already leads nowhere.
    private func failure(of path: NamePath) -> (value: TemplateValue, component: NameComponent, prefix: String)? {
        guard let head = path.head, var value = contexts.value(of: head), let rest = path.rest else { return nil }
        var prefix = head.string + "."
        for component in library.program.components[Int(rest)...] {
            guard let member = value.member(component) else { return (value, component, prefix) }
            value = member
            prefix += component.name.string + "."
        }
        return nil
    }
}
