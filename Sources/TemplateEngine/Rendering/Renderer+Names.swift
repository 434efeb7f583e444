extension Renderer {
    /// The value of `path` in the contexts, the innermost first; nil when it leads nowhere.
    func value(of path: NamePath) -> TemplateValue? {
        guard let head = path.head else { return contexts.innermost }
        let value = contexts.value(of: head)
        guard let value, let rest = path.rest else { return value }
        return member(of: value, along: Int(rest))
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

    /// Whether `path` ends in an index past the end of a list: nothing to show, and nothing wrong for a section that asks.
    func isPastEnd(_ path: NamePath) -> Bool {
        guard let head = path.head, var value = contexts.value(of: head), let rest = path.rest else { return false }
        for component in library.program.components[Int(rest)...] {
            guard let member = value.member(component) else {
                if case .list = value { return component.index != nil }
                return false
            }
            value = member
        }
        return false
    }
}
