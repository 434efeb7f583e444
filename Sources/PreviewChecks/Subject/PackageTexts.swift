import FOSMVVM
import Foundation
import TextAnalysis

/// What a locale itself has under a key, without fallback.
struct LocaleEntry {
    let key: String
    let locale: LocaleIdentifier
    let entry: LocalizationEntry

    /// What messages call it: `'T.title' of 'de'`.
    var title: String { title(of: key) }

    /// What messages call the form of a plural by its key.
    func title(of key: String) -> String { "'\(key)' of '\(locale.tag)'" }
}

/// What a locale itself has under a key, with what is wrong with it.
struct FaultyText {
    let text: LocaleEntry
    let faults: [TextFault]

    /// Nil where nothing is wrong.
    init?(_ text: LocaleEntry, in subject: CheckContext) {
        faults = subject.store.faults(of: TextUse(key: text.key), in: text.locale, wants: subject.inventory.wants)
        if faults.isEmpty { return nil }
        self.text = text
    }
}

extension CheckContext {
    /// What is wrong with texts, as a rule's findings where it has words for it; a plural's form is told in its line.
    func findings(of rule: some CheckRule, message: (LocaleEntry, TextFault) -> String?) -> [CheckFinding] {
        faultyTexts.flatMap { faulty in
            faulty.faults.compactMap { fault in
                message(faulty.text, fault).map { rule.finding($0, at: place(of: fault.key, in: faulty.text.locale)) }
            }
        }
    }

    private func place(of key: String, in locale: LocaleIdentifier) -> CheckPlace? {
        store.place(of: key, in: locale).map { place($0) }
    }
}

/// Shortens the paths of files to those that people use within a package.
struct PackagePaths {
    private let prefixes: [String]

    init(_ package: URL) {
        let paths = [package, package.standardizedFileURL, package.resolvingSymlinksInPath()]
        prefixes = paths.map { $0.path(percentEncoded: false) }
            .filter { $0 != "/" && $0 != "./" && $0 != "." }
            .map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    /// The path relative to the package, or unchanged for what lies elsewhere.
    func relative(_ path: String) -> String {
        for prefix in prefixes where path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    /// A message with the paths in it made relative.
    func shortened(_ message: String) -> String {
        prefixes.reduce(message) { $0.replacing(" " + $1, with: " ") }
    }
}
