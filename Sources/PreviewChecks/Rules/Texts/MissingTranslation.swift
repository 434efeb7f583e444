import Diagnostics
import FOSMVVM
import PreviewCatalog
import TextComparison

/// Finds texts that a locale lacks.
struct MissingTranslation: TextRule {
    let name = "missing-translation"
    let severity = CheckSeverity.error
    let summary = "A locale lacks a text that another one has or that a preview uses"
    let explanation = """
        If a locale lacks a text, its readers see a text in the default language, or a mark. A text of a parent locale \
        is not missing, such as a text of en for en-AU. The rule unknown-locale reports a locale that CLDR does not \
        know. The rule checks keys that previews look up and all other keys of the YAML files, except unused keys of a \
        single locale. Previews alone determine which elements of a list are used. A locale that lacks most texts is \
        reported once, and so is a type of which it has no texts.
        """
    let fix = "Add the key below the locale, in the file that the message names."

    /// The maximum number of missing texts that are reported one by one.
    private static let maxSeparate = 20

    func findings(in texts: CheckedTexts) -> [CheckFinding] {
        let uses = uses(in: texts)
        let misspellings = texts.misspellings.types + texts.misspellings.keys + texts.misspellings.misplaced
        return Misspelling.findings(misspellings, of: self, texts.paths)
            + texts.store.shownLocales.filter { !texts.isMistaken($0) }
            .flatMap { findings(for: uses, in: $0, texts) }
    }

    private func findings(
        for uses: [TextUse], in locale: LocaleIdentifier, _ texts: CheckedTexts
    ) -> [CheckFinding] {
        let files = TextFiles(of: locale, in: texts.store)
        let missing = uses.filter { isMissing($0, in: locale, files, texts) }
        guard missing.count > max(Self.maxSeparate, uses.count / 2) else {
            let types = missing.groupedInOrder { String($0.key.typeOfKey) }
            return types.flatMap { type, uses in
                let isWhole = uses.count > 1 && texts.store.place(ofType: type, in: locale) == nil
                return isWhole
                    ? [finding(forAll: uses, of: type, in: locale, texts)]
                    : uses.map { finding(for: $0, in: locale, files, texts) }
            }
        }
        return [
            finding(
                "'\(locale.tag)' lacks \(missing.count) of \(uses.count) texts, such as '\(missing[0].name)'. "
                    + "Add them. The Translations page of the site lists all of them.",
                at: texts.store.spelledLocales.first { $0.locale == locale }.map { texts.place($0.place) },
                about: texts.subject(nil, in: [locale]))
        ]
    }

    /// Whether a locale lacks a text and no other finding names the reason.
    private func isMissing(
        _ use: TextUse, in locale: LocaleIdentifier, _ files: TextFiles, _ texts: CheckedTexts
    ) -> Bool {
        guard texts.store.lookup(use, in: locale).status == .missing else { return false }
        if texts.store.mayLackTexts, files.place(for: use.key) == nil { return false }
        if texts.store.isUnwritten(use.key, in: locale) { return false }
        if texts.store.strayTypes.contains(String(use.key.typeOfKey)) { return false }
        // An element of a text that is not a list is reported as a different kind.
        if let entry = texts.store.entry(for: use.key, in: locale), entry.list == nil { return false }
        if texts.mistakenLocales.contains(where: { $0.explains(use.key, missingIn: locale, of: texts.store) }) {
            return false
        }
        return !texts.misspellings.all.contains { $0.isMeant(use.key, in: locale) }
    }

    private func finding(
        for use: TextUse, in locale: LocaleIdentifier, _ files: TextFiles, _ texts: CheckedTexts
    ) -> CheckFinding {
        let elsewhere = texts.store.locales.lazy.compactMap { texts.store.place(of: use.key, in: $0) }
        guard let place = files.place(for: use.key) ?? elsewhere.first else {
            let type = String(use.key.typeOfKey)
            return finding(forUnwritten: use, of: type, as: "'\(use.name)' has no text in any locale. Add it", texts)
        }
        return finding(
            use.missingMessage(in: locale, at: place, of: texts.store), at: texts.place(place),
            about: texts.subject(use, in: [locale]))
    }

    /// Returns the only finding for a type of which a locale has no texts.
    private func finding(
        forAll uses: [TextUse], of type: String, in locale: LocaleIdentifier, _ texts: CheckedTexts
    ) -> CheckFinding {
        let names = uses.map { "'\($0.name.dropFirst(type.count + 1))'" }
        let more = names.count > 3 ? " and \(names.count - 2) more" : ""
        let list = names.prefix(more.isEmpty ? 3 : 2).joined(separator: ", ") + more
        let elsewhere = texts.store.locales.lazy.compactMap { texts.store.place(ofType: type, in: $0) }.first
        guard let place = elsewhere else {
            let message = "'\(type)' has no texts in any locale: \(list). Add them"
            return finding(forUnwritten: uses[0], of: type, as: message, texts)
        }
        return finding(
            "'\(type)' has no texts for '\(locale.tag)': \(list). \(texts.store.advice(onTextsIn: locale, at: place))",
            at: texts.place(place), about: texts.subject(of: uses, in: [locale]))
    }

    /// Returns the finding for a text, or all texts of its type, that no locale has.
    private func finding(
        forUnwritten use: TextUse, of type: String, as message: String, _ texts: CheckedTexts
    ) -> CheckFinding {
        if let advice = texts.unbundledTexts().advice(onTextsOf: type) {
            return finding(advice, at: SourcePlace(file: "Package.swift"))
        }
        if let preview = texts.previewWithoutTexts(showing: use) {
            return finding(Preview.bundleWithoutTexts, at: texts.place(preview.place))
        }
        return finding(
            "\(message) to a YAML file such as Localizations/\(type).yml.", at: texts.place(ofTextsOf: type),
            about: texts.subject(use, in: []))
    }

    /// Returns the texts that previews use, then the other keys, except those that other rules report.
    private func uses(in texts: CheckedTexts) -> [TextUse] {
        var uses = texts.inventory.texts.map(\.use)
        let keys = Set(texts.own.map(\.key))
        let unused = Dictionary(grouping: texts.inventory.unused, by: \.key).values
        let left = unused.filter { unused in
            unused.count == 1 || unused.contains { texts.misspellings.all.explain($0.key, in: $0.locale) }
        }.map { $0[0].key }
        uses += keys.subtracting(texts.uses.keys).subtracting(left).sorted().map { TextUse(key: $0) }
        return uses
    }
}

extension CheckedTexts {
    /// Returns the first preview that shows a text, if it names a bundle without texts although its module has some.
    fileprivate func previewWithoutTexts(showing use: TextUse) -> Preview? {
        let preview = inventory.texts.first { $0.use == use }?.previews.first
        return preview.flatMap { $0.lacksTextsOfItsModule ? $0 : nil }
    }
}
