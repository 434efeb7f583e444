import FOSMVVM

/// A button that gives a list other elements, or another order.
struct ElementButton: Codable, Sendable {
    let id: String
    /// The parameter of the list.
    let field: String
    /// The text of the parameter after it is pressed.
    let order: String
    let label: LocalizableSubstitutions
    let icon: String
    let isRemoval: Bool
    /// Whether it does nothing, because the element is the first or the last one.
    let isDisabled: Bool

    /// Creates the button that adds an element to a list. Nil for another value, and for a full list.
    init?(addingTo list: PreviewArgument) {
        guard case .length(let limit) = list.kind, let count = list.start.flatMap(Int.init),
            let order = list.order?.adding(after: count, limit: limit)
        else { return nil }
        self.init("add", order, icon: "plus", of: list.path, in: list)
    }

    /// Returns the buttons that move and remove an element. Empty for another value.
    static func buttons(of element: PreviewArgument, in list: PreviewArgument?) -> [ElementButton] {
        guard let list, let order = list.order, let number = Int(element.name),
            let index = order.numbers.firstIndex(of: number)
        else { return [] }
        return [
            ElementButton("moveUp", order.moving(at: index, by: -1), icon: "up", of: element.path, in: list),
            ElementButton("moveDown", order.moving(at: index, by: 1), icon: "down", of: element.path, in: list),
            ElementButton("remove", order.removing(at: index), icon: "close", of: element.path, in: list),
        ]
    }

    private init(_ name: String, _ order: ElementOrder?, icon: String, of path: String, in list: PreviewArgument) {
        id = "control-\(path)-\(name)"
        field = PreviewArguments.prefix + list.path
        self.order = order?.text ?? list.text ?? ""
        label = LocalizableString.localized(for: Self.self, propertyName: name)
            .bind(substitutions: ["name": LocalizableString.constant(path)])
        self.icon = icon
        isRemoval = name == "remove"
        isDisabled = order == nil
    }
}

extension PreviewArgument {
    /// The elements that a list shows. Nil for another value.
    fileprivate var order: ElementOrder? {
        guard case .length(let limit) = kind else { return nil }
        return text.flatMap { ElementOrder($0, limit: limit) }
    }
}
