/// A value that consists of other values.
protocol CompositeArgument {
    static func edited(_ value: Any, by editor: ArgumentEditor) -> Any
}

extension Optional: CompositeArgument {
    static func edited(_ value: Any, by editor: ArgumentEditor) -> Any {
        guard let optional = value as? Wrapped? else { return value }
        let edited = editor.optional(optional.map { $0 as Any }, of: Wrapped.self, none: Wrapped?.none as Any)
        return (edited as? Wrapped).map { Optional($0) as Any } ?? Wrapped?.none as Any
    }
}

extension Array: CompositeArgument {
    static func edited(_ value: Any, by editor: ArgumentEditor) -> Any {
        guard let list = value as? [Element] else { return value }
        return editor.elements(list.map { $0 as Any }, of: Element.self, in: Self.self).compactMap { $0 as? Element }
    }
}

extension FormFieldModel: CompositeArgument {
    static func edited(_ value: Any, by editor: ArgumentEditor) -> Any {
        guard var model = value as? Self else { return value }
        guard let entered = editor.edited(model.wrappedValue, in: model.formField) as? Value,
            entered != model.wrappedValue
        else { return value }
        model.wrappedValue = entered
        return model
    }
}
