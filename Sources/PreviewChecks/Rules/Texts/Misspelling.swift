import Diagnostics
import FOSMVVM

/// A misspelled or misplaced name in the keys of a locale, so that the texts below it are not found.
struct Misspelling: Sendable {
    let locale: LocaleIdentifier
    /// The start of the keys that the locale has.
    let written: String
    /// The start of the keys that are missing because of the misspelling.
    let meant: String
    /// The locale that lacks them, if it is another one.
    var lacking: LocaleIdentifier?
    /// The place of the name.
    let place: SourcePlace
    /// Returns what is wrong and what to do, in whole sentences, for the quoted tags of locales.
    let message: @Sendable (_ locales: String) -> String

    /// Whether a key of the locale is misspelled in this way.
    func isWritten(_ key: String) -> Bool { key == written || key.hasPrefix(written + ".") }

    /// Whether a locale lacks a key because of this misspelling.
    func isMeant(_ key: String, in locale: LocaleIdentifier) -> Bool {
        locale == lacking ?? self.locale && (key == meant || key.hasPrefix(meant + "."))
    }
}

extension [Misspelling] {
    /// Whether an unused key is one of those that a locale has misspelled.
    func explain(_ key: String, in locale: LocaleIdentifier) -> Bool {
        contains { $0.locale == locale && $0.isWritten(key) }
    }
}

extension Misspelling {
    /// Returns the findings of misspelled names. A name that several locales of a file misspell is one finding.
    static func findings(
        _ misspellings: [Misspelling], of rule: some CheckRule, _ paths: PackagePaths
    ) -> [CheckFinding] {
        misspellings.groupedInOrder { [$0.place.file, $0.message("")] }.map { _, same in
            let first = same.min { $0.place < $1.place } ?? same[0]
            let locales = Set(same.map { "'\($0.locale.tag)'" }).sorted().joined(separator: ", ")
            return rule.finding(
                first.message(locales), at: paths.relative(first.place),
                about: FindingSubject(locales: same.groupedInOrder(by: \.locale).map(\.key)))
        }
    }
}
