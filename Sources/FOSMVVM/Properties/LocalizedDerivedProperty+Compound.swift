extension LocalizedDerivedProperty where Value == LocalizableCompoundValue {
    /// The pieces, with the separator between them.
    ///
    /// - Parameters:
    ///   - pieces: A list of localizables, or the wrapper of one, such as `\._names`.
    ///   - separator: A localizable string, or the wrapper of one, such as `\._separator`; nothing between when nil.
    public init<Pieces: LocalizablePieces & SendableMetatype>(pieces: any KeyPath<Model, Pieces> & Sendable) {
        self.init { model in LocalizableCompoundValue(pieces: model[keyPath: pieces].localizablePieces) }
    }

    /// The pieces, with the separator between them.
    ///
    /// - Parameters:
    ///   - pieces: A list of localizables, or the wrapper of one, such as `\._names`.
    ///   - separator: A localizable string, or the wrapper of one, such as `\._separator`.
    public init<Pieces: LocalizablePieces & SendableMetatype, Separator: LocalizableSeparator & SendableMetatype>(
        pieces: any KeyPath<Model, Pieces> & Sendable, separator: any KeyPath<Model, Separator> & Sendable
    ) {
        self.init { model in
            LocalizableCompoundValue(
                pieces: model[keyPath: pieces].localizablePieces,
                separator: model[keyPath: separator].localizableSeparator)
        }
    }

    private init(derive: @escaping @Sendable (Model) -> LocalizableCompoundValue) {
        let id = LocalizableIdSource.next()
        let pending = LocalizableString.localized(LocalizableRef(key: TypeKeys.key(of: Model.self), property: id))
        self.init(id: id, pending: LocalizableCompoundValue(pieces: [pending]), derive: derive)
    }
}
