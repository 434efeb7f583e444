extension Localizer {
    /// The text of a value within another text of the locale.
    func isolated(_ value: any Localizable) -> String {
        let localized = value.localized(by: self)
        // The locale's pattern isolates the elements of a list that need it.
        if case .list = localized { return localized.text(by: self) }
        return isolation.isolated(localized.text)
    }
}
