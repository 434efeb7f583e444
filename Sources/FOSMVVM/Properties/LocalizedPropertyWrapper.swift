/// A wrapper of a `Localized…` property, which finds its key, pieces or substitutions in the model that it belongs to.
protocol LocalizedPropertyWrapper {
    /// The property as a localizing encoder writes it.
    func localized(in model: (any RetrievablePropertyNames)?, by localizer: Localizer) -> LocalizedValue
}
