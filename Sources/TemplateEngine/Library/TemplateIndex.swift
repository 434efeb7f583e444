/// Finds templates by name: by the whole relative path, else by its last component when that is unique. Those of the
/// internal folder are found by the whole path alone, and are never near.
struct TemplateIndex: Sendable {
    enum Match {
        /// The template's number in the program.
        case found(Int)
        case missing
        case ambiguous([String])
    }

    /// The full names, in the order of the program.
    let names: [String]
    private let byName: [String: Int]
    private let byLastComponent: [Substring: [Int]]

    init(names: [String], internalFolder: String?) {
        self.names = names
        let prefix = internalFolder.map { $0 + "/" }
        byName = Dictionary(zip(names, names.indices)) { _, last in last }
        byLastComponent = Dictionary(
            grouping: names.indices.filter { index in prefix.map { !names[index].hasPrefix($0) } ?? true },
            by: { Self.lastComponent(of: names[$0]) })
    }

    func match(_ name: String) -> Match {
        if let number = byName[name] { return .found(number) }
        guard let numbers = byLastComponent[name[...]] else { return .missing }
        return numbers.count == 1 ? .found(numbers[0]) : .ambiguous(numbers.map { names[$0] }.sorted())
    }

    /// The names most like `name`, compared with the last component of each.
    func nearest(to name: String) -> [String] {
        let components = byLastComponent.keys.map(String.init)
        return NearestNames.nearest(to: String(Self.lastComponent(of: name)), among: components)
            .flatMap { byLastComponent[$0[...]] ?? [] }
            .map { names[$0] }
    }

    private static func lastComponent(of name: String) -> Substring {
        name.lastIndex(of: "/").map { name[name.index(after: $0)...] } ?? name[...]
    }
}
