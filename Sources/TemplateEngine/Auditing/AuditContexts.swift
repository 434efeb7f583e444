import Diagnostics

/// The contexts of names in all previews of a view at once, some of which may be unknown.
struct AuditContexts {
    /// The result of looking up a path.
    enum Found {
        /// These values, of which none is null. Each is from one or more previews or items of a list.
        case values([TemplateValue])
        /// A case that the enum has in no preview, and that would only be true.
        case absentCase
        /// A value that no preview has.
        case unknown
        case missing(Missing)
    }

    /// A name that is not found.
    struct Missing {
        let name: TemplateName
        /// The sigil of the tag before the name.
        let prefix: String
        /// The values that lack it. Nil for the values of all levels.
        let values: [TemplateValue]?
    }

    /// The values of a level in the previews that reach it. Nil if no preview has a value.
    private typealias Level = [TemplateValue]?

    /// The levels, the innermost last, each with a unique number.
    private var levels: [(values: Level, number: Int)] = []
    private var pushed = 0

    init(_ values: [TemplateValue]) {
        push(values)
    }

    /// The number that identifies the innermost level among all levels ever pushed.
    var number: Int { levels.last?.number ?? 0 }

    mutating func push(_ values: [TemplateValue]?) {
        pushed += 1
        levels.append((values, pushed))
    }

    mutating func pop() {
        levels.removeLast()
    }

    func find(_ path: NamePath, in program: Program) -> Found {
        guard let head = path.head else { return levels.last?.values.map { .values($0) } ?? .unknown }
        var found = find(head)
        guard let rest = path.rest else { return found }
        var prefix = head.string + "."
        for component in program.components[Int(rest)...] {
            guard case .values(let values) = found else { return found }
            found = Self.member(component, of: values, prefix: prefix)
            if component.isLast { break }
            prefix += component.name.string + "."
        }
        return found
    }

    private func find(_ name: TemplateName) -> Found {
        for level in levels.reversed() {
            guard let values = level.values else { return .unknown }
            let members = values.compactMap { $0.object?.storage.member(name) }
            if !members.isEmpty { return Self.known(members) }
        }
        if LoopName(name) != nil, levels.count > 1 { return .values([.bool(false)]) }
        return .missing(Missing(name: name, prefix: "", values: nil))
    }

    /// Returns the names that are most similar to an unknown name.
    func nearest(to missing: Missing) -> [String] {
        let values = missing.values ?? levels.flatMap { $0.values ?? [] }
        let shapes = Dictionary(values.compactMap(\.shape).map { (ObjectIdentifier($0), $0) }) { first, _ in first }
        let names = Set(shapes.values.flatMap(\.names)).map(\.string)
        return NearestNames.nearest(to: missing.name.string, among: names).map { missing.prefix + $0 }
    }

    /// Returns the sections with values that have a member: members of the values of any level, and their members.
    func sections(with name: TemplateName) -> Set<String> {
        var sections: Set<String> = []
        for member in levels.flatMap({ $0.values ?? [] }).flatMap(\.members) {
            if member.value.hasMember(name) { sections.insert(member.name) }
            for inner in member.value.members where inner.value.hasMember(name) {
                sections.insert("\(member.name).\(inner.name)")
            }
        }
        return sections
    }

    /// Looks up a component in any of the values.
    private static func member(
        _ component: NameComponent, of values: [TemplateValue], prefix: String
    ) -> Found {
        if component.index != nil, values.contains(where: \.isList) { return .unknown }
        let members = values.compactMap { $0.object?.storage.member(component.name) }
        guard members.isEmpty else {
            let isCase = values.allSatisfy { $0.shape?.isAbsentCase(component.name) ?? false }
            return isCase ? .absentCase : known(members)
        }
        return .missing(Missing(name: component.name, prefix: prefix, values: values))
    }

    private static func known(_ members: [TemplateValue]) -> Found {
        let values = members.filter { !$0.isNull }
        return values.isEmpty ? .unknown : .values(values)
    }
}

extension TemplateValue {
    fileprivate var object: TemplateObject? {
        if case .object(let object) = self { object } else { nil }
    }

    fileprivate var shape: TemplateShape? { object?.shape }

    /// The members of an object. Empty for any other value.
    fileprivate var members: [(name: String, value: TemplateValue)] {
        object.map { zip($0.shape.names.map(\.string), $0.values).map { ($0, $1) } } ?? []
    }

    /// Whether the value, or the first element of a list, has a member.
    fileprivate func hasMember(_ name: TemplateName) -> Bool {
        [self].sectionContexts.first?.object?.storage.member(name) != nil
    }

    fileprivate var isList: Bool {
        if case .list = self { true } else { false }
    }

    fileprivate var isNull: Bool {
        if case .null = self { true } else { false }
    }
}

extension [TemplateValue] {
    /// The contexts of a section over any of the values. Empty if all lists are empty.
    var sectionContexts: [TemplateValue] {
        flatMap { value in
            if case .list(let items) = value { items } else { [value] }
        }
        .filter { !$0.isNull }
    }
}
