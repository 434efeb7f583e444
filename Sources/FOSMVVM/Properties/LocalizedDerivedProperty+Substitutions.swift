extension LocalizedDerivedProperty where Value == LocalizableSubstitutions {
    /// The text under the property's name, with values of any kinds in place of its placeholders `%{name}`.
    ///
    /// - Parameter substitutions: The property that has the values by the placeholders' names.
    public init(substitutions: any KeyPath<Model, [String: any Localizable]> & Sendable) {
        self.init { model in model[keyPath: substitutions] }
    }

    /// The text under the property's name, with values of one kind in place of its placeholders `%{name}`.
    ///
    /// - Parameter substitutions: The property that has the values by the placeholders' names.
    public init<Element: Localizable>(substitutions: any KeyPath<Model, [String: Element]> & Sendable) {
        self.init { model in model[keyPath: substitutions].mapValues { $0 as any Localizable } }
    }

    private init(values: @escaping @Sendable (Model) -> [String: any Localizable]) {
        let id = LocalizableIdSource.next()
        let base = LocalizableString.localized(LocalizableRef(key: TypeKeys.key(of: Model.self), property: id))
        self.init(id: id, pending: base.bind(substitutions: [:])) { base.bind(substitutions: values($0)) }
    }
}
