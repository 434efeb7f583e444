/// The names that a section over a list adds to each item.
///
/// `NameTable` gives them the first numbers in this order, so the renderer tells them by number alone.
enum LoopName: String, CaseIterable {
    case first, last, index

    init?(_ name: TemplateName) {
        switch name.number {
        case 0: self = .first
        case 1: self = .last
        case 2: self = .index
        default: return nil
        }
    }

    /// The value of this name for the item at `position` of a list of `count` items.
    func value(at position: Int, of count: Int) -> TemplateValue {
        switch self {
        case .first: .bool(position == 0)
        case .last: .bool(position == count - 1)
        case .index: .integer(position)
        }
    }
}
