import Diagnostics
import FOSMVVM
import Foundation

/// Finds keys that are defined twice.
struct DuplicateKey: TextRule {
    let name = "duplicate-key"
    let severity = CheckSeverity.error
    let summary = "A key is defined twice in a locale"
    let explanation = """
        If a key has two texts, only the first is used, so changing the other has no effect. All files of all bundles \
        are read together. A locale or type that is defined twice in one map is also reported, because other tools \
        reject such a file or use only the last definition. Here, the texts of both are used. If the second one defines \
        nothing new, it is one finding, because the line of another locale is probably missing above it. Until it is \
        fixed, missing-translation does not report its types.
        """
    let fix = "Remove one of the two definitions in the message, or merge them."

    func findings(in texts: CheckedTexts) -> [CheckFinding] {
        texts.findings(of: self, .duplicateKey)
    }
}

/// Finds texts of a nested type that are also those of another type with the same name.
struct SharedKey: TextRule {
    let name = "shared-key"
    let severity = CheckSeverity.warning
    let summary = "Two nested types with the same name share their texts"
    let explanation = """
        The texts of a nested type can be written under its own name, without the names of the types around it. If two \
        types have this name, both show the same texts, and a change for one of them also changes the other. The names \
        of all types around it win over the short name. Previews determine which types show a text.
        """
    let fix = "Write the texts under the full names of both types. If both mean the same, declare one type."

    func findings(in texts: CheckedTexts) -> [CheckFinding] {
        texts.inventory.shared.groupedInOrder(by: \.types).map { _, shared in
            let first = shared[0]
            let place = texts.store.locales.lazy.compactMap { texts.store.place(of: first.key, in: $0) }.first
            let types = first.types.map { "'\($0)'" }.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
            let keys = first.fullKeys.map { "'\($0)'" }.joined(separator: " and ")
            return finding(
                "'\(first.key)' is a text of \(types). Write \(keys), unless the types mean the same.",
                at: place.map { texts.place($0) }, about: texts.subject(TextUse(key: first.key), in: []))
        }
    }
}

/// Finds YAML files or parts of them that cannot be read.
struct UnreadableTexts: TextRule {
    let name = "unreadable-texts"
    let severity = CheckSeverity.error
    let summary = "A YAML file, or a part of it, cannot be read"
    let explanation = """
        If a file does not parse, its texts are missing everywhere, so this finding comes first. Until the file is \
        fixed, missing-translation does not report types for which a locale has no texts. A locale contains maps named \
        after types. These contain texts, lists of texts, or further maps. Anything else is an error.
        """
    let fix = "Fix the line in the message. A text that contains a colon or #, or starts with %, needs quotes."

    func findings(in texts: CheckedTexts) -> [CheckFinding] {
        texts.findings(of: self, .invalidTexts, .invalidFile, .unreadable)
    }
}

/// Finds texts that are empty in one locale and not in another.
struct EmptyText: TextRule {
    let name = "empty-text"
    let severity = CheckSeverity.error
    let summary = "A text is empty in a locale"
    let explanation = """
        An empty text hides a label from readers of one language. If a text is \"\" in the default locale, it is empty \
        on purpose and may be empty in all locales. But if most other locales have a text, the default locale is \
        reported. White space counts as empty, unless the text is a separator such as \", \" in other locales. A key \
        or list element without a value, or with YAML's null, is always reported.
        """
    let fix = "Write the text. If the text is empty on purpose, write \"\" in the default locale, too."

    func findings(in texts: CheckedTexts) -> [CheckFinding] {
        texts.findings(of: self, .emptyText)
    }
}

/// Finds texts that no preview uses.
struct UnusedText: TextRule {
    let name = "unused-text"
    let severity = CheckSeverity.warning
    let summary = "No preview uses a text"
    let explanation = """
        Translating a text that nobody sees is needless work. A text is used if a preview looks it up, or the stub of \
        a ViewModel without previews. Some texts are selected only while the program runs: cases of an enum and \
        messages of a field count as used if another one of the same enum or field is. A text that is used only in a \
        state without a preview is reported: add the preview. A type of which no text is used is reported once. If a \
        ViewModel cannot be encoded, none of its texts is reported.
        """
    let fix = "Remove the key from every locale, or add a preview of the state that uses it."

    func findings(in texts: CheckedTexts) -> [CheckFinding] {
        let unused = texts.inventory.unused.filter { !texts.misspellings.all.explain($0.key, in: $0.locale) }
        let used = Set(texts.uses.keys.map(\.typeOfKey))
        let types = unused.groupedInOrder { String($0.key.typeOfKey) }
        return types.flatMap { type, unused in
            let keys = unused.groupedInOrder(by: \.key)
            guard keys.count > 1, !used.contains(type[...]) else {
                return keys.map { finding(for: $1, named: "'\($0)'", texts) }
            }
            return [finding(for: unused, named: "any of the \(keys.count) texts of '\(type)'", texts)]
        }
    }

    private func finding(for unused: [UnusedKey], named name: String, _ texts: CheckedTexts) -> CheckFinding {
        let first = unused.first { $0.locale == texts.store.defaultLocale } ?? unused[0]
        let locales = Set(unused.map(\.locale.tag)).sorted().joined(separator: ", ")
        return finding(
            "No preview uses \(name) (\(locales)). Remove it from each locale, or add a preview that shows it.",
            at: texts.place(first.place),
            about: texts.subject(TextUse(key: first.key), in: unused.groupedInOrder(by: \.locale).map(\.key)))
    }
}
