/// A text that stays as it is in the accented pseudo-locale.
struct HardCodedText: Hashable {
    /// Where it comes from.
    enum Origin: Hashable {
        /// A property of the ViewModel, by its path in the JSON: a name, a code, or a text that should be localized.
        case value(String)
        /// A template, with its place if that is found: no language changes it.
        case template(String?)
    }

    let text: String
    let origin: Origin

    var isOfTemplate: Bool {
        if case .template = origin { true } else { false }
    }
}
