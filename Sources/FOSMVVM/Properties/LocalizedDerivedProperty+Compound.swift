extension LocalizedDerivedProperty where Value == LocalizableCompoundValue {
    /// The pieces, with nothing between them.
    ///
    /// - Parameter pieces: A list of localizables, or the wrapper of one, such as `\._names`.
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

    /// The pieces, of whatever kinds, with nothing between them.
    ///
    /// - Parameter pieces: The property that has the pieces.
    public init(pieces: any KeyPath<Model, [any Localizable]> & Sendable) {
        self.init { model in LocalizableCompoundValue(pieces: model[keyPath: pieces]) }
    }

    /// The pieces, of whatever kinds, with the separator between them.
    ///
    /// - Parameters:
    ///   - pieces: The property that has the pieces.
    ///   - separator: A localizable string, or the wrapper of one, such as `\._separator`.
    public init<Separator: LocalizableSeparator & SendableMetatype>(
        pieces: any KeyPath<Model, [any Localizable]> & Sendable, separator: any KeyPath<Model, Separator> & Sendable
    ) {
        self.init { model in
            LocalizableCompoundValue(
                pieces: model[keyPath: pieces], separator: model[keyPath: separator].localizableSeparator)
        }
    }

    private init(derive: @escaping @Sendable (Model) -> LocalizableCompoundValue) {
        let id = LocalizableIdSource.next()
        let pending = LocalizableString.localized(LocalizableRef(key: TypeKeys.key(of: Model.self), property: id))
        self.init(id: id, pending: LocalizableCompoundValue(pieces: [pending]), derive: derive)
    }
}
