/// What names are looked up in, where some of it is not known.
struct AuditContexts {
    /// What a path leads to.
    enum Found {
        case value(TemplateValue)
        /// An enum's case that the value is not.
        case absentCase
        /// Something in a context that is not known.
        case unknown
        /// Nothing. `nearest` are names that would have been found.
        case missing(nearest: [String])
    }

    /// The levels, the innermost last; nil for one that is not known.
    private var levels: [TemplateValue?]

    init(_ value: TemplateValue) {
        levels = [value]
    }

    mutating func push(_ value: TemplateValue?) {
        levels.append(value)
    }

    mutating func pop() {
        levels.removeLast()
    }

    func find(_ path: NamePath, in program: Program) -> Found {
        guard let head = path.head else { return .value(.null) }
        var found = find(head)
        guard let rest = path.rest else { return found }
        for component in program.components[Int(rest)...] {
            guard case .value(let value) = found else { return found }
            found = Self.member(component, of: value)
            if component.isLast { break }
        }
        return found
    }

    private func find(_ name: TemplateName) -> Found {
        for level in levels.reversed() {
            guard let level else { return .unknown }
            if case .object(let object) = level, let value = object.storage.member(name) { return .value(value) }
        }
        if LoopName(name) != nil, levels.count > 1 { return .value(.bool(false)) }
        return .missing(nearest: NearestNames.nearest(to: name.string, among: names))
    }

    private static func member(_ component: NameComponent, of value: TemplateValue) -> Found {
        switch value {
        case .null: return .unknown
        case .list: return component.index == nil ? .missing(nearest: []) : .unknown
        case .object(let object):
            guard let member = object.storage.member(component.name) else {
                return .missing(
                    nearest: NearestNames.nearest(
                        to: component.name.string, among: object.shape.names.map(\.string)))
            }
            return object.hasCase(component.name) ? .absentCase : .value(member)
        case .bool, .integer, .double, .string: return .missing(nearest: [])
        }
    }

    private var names: Set<String> {
        levels.reduce(into: []) { names, level in
            if case .object(let object) = level { names.formUnion(object.shape.names.map(\.string)) }
        }
    }
}

extension TemplateObject {
    /// Whether the object is an enum's value, without anything associated, and the name that of another case.
    fileprivate func hasCase(_ name: TemplateName) -> Bool {
        text != nil && shape.position(of: name) == nil && !values.isEmpty && values.allSatisfy { $0 == .bool(true) }
    }
}
