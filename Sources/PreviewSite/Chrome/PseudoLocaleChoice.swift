import FOSMVVM

/// A pseudo-locale by what it is for, as a link to the same page in it.
struct PseudoLocaleChoice: Codable, Sendable {
    let code: String
    let label: LocalizableString
    let address: String
    let isCurrent: Bool

    init(_ pseudo: PseudoLocale, context: PageContext) {
        code = pseudo.rawValue
        label = pseudo.siteLabel
        address = context.here { $0.locale = pseudo.identifier }
        isCurrent = context.previewLocale == pseudo.identifier
    }
}

extension PseudoLocale {
    /// What it is for, in words of the site.
    var siteLabel: LocalizableString {
        .localized(for: PseudoLocaleChoice.self, propertyName: siteKey)
    }

    private var siteKey: String {
        switch self {
        case .accented: "accented"
        case .mirrored: "mirrored"
        case .keys: "keys"
        }
    }
}

extension LocaleIdentifier {
    /// What documents say that they are written in: keys are of no language (ISO 639-2 `zxx`).
    var documentLanguage: String { pseudo == .keys ? "zxx" : tag }
}
