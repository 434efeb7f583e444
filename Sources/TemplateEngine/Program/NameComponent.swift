/// One component of a dotted name after its first.
struct NameComponent: Sendable {
    let name: TemplateName
    /// The number that the component spells, for a list.
    let index: Int?
    let isLast: Bool
}
