import Foundation

/// Reads YAML files into tables by locale, and keeps what is wrong with them.
struct YAMLReader {
    /// The locale that pseudo-locales are made from.
    let defaultLocale: LocaleIdentifier
    private(set) var tables: [LocaleIdentifier: LocaleTable] = [:]
    private(set) var problems: [LocalizationProblem] = []
    /// The locales as the files spell them.
    private(set) var spelledLocales: [SpelledLocale] = []

    /// More entries than a file of this size could have itself come from anchors that expand without bound.
    private static let entryLimit = 100_000
    /// More bytes of text than a file can have itself, four times over, come from the same.
    private static let textLimit = 16 * 1024 * 1024
    /// What a message shows of a name that can be of any length, in characters.
    private static let nameLimit = 100
    private var entries = 0
    private var textBytes = 0
    private var files: Set<String> = []

    /// A reader of files for a store with this default locale.
    init(defaultLocale: LocaleIdentifier) {
        self.defaultLocale = defaultLocale
    }

    /// Whether a file was not read before, by whatever path.
    mutating func isNew(_ file: URL) -> Bool {
        files.insert(file.resolvingSymlinksInPath().path).inserted
    }

    mutating func read(text: String, file: String) {
        (entries, textBytes) = (0, 0)
        // Yams would count a byte order mark as a column of the first line.
        let yaml = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        do {
            guard let root = try YAMLComposer.root(of: yaml, file: file) else { return }
            guard let locales = root.map else {
                return report("The top of the file is not a map of locales, such as 'en:'.", at: root, file: file)
            }
            reportRepeated(locales, path: "", file: file)
            for member in locales { read(locale: member.key, value: member.value, file: file) }
        } catch {
            problems.append(error)
        }
    }

    private mutating func read(locale key: YAMLNode, value: YAMLNode, file: String) {
        guard let name = key.text, let locale = LocaleIdentifier(name) else {
            return report(
                "'\(Self.shown(key.text ?? "?"))' is not a locale, such as 'en' or 'pt-BR'.", at: key, file: file,
                kind: .unknownLocale)
        }
        guard locale.pseudo == nil else {
            return report(
                "A pseudo-locale is made from '\(defaultLocale.tag)'. Remove '\(name)' with all below it.", at: key,
                file: file, kind: .unknownLocale)
        }
        let place = LocalizationPlace(file: file, line: key.place.line)
        spelledLocales.append(SpelledLocale(locale: locale, spelling: name, place: place))
        guard let members = value.map else {
            return report("Below '\(name)' stands no map of type names.", at: value, file: file)
        }
        // Taken out, because a table that two variables hold is copied when it grows.
        var table = tables.removeValue(forKey: locale) ?? LocaleTable(locale)
        read(members, path: "", into: &table, file: file)
        tables[locale] = table
    }

    private mutating func read(
        _ members: [YAMLNode.Member], path: String, into table: inout LocaleTable, file: String
    ) {
        reportRepeated(members, path: path, file: file)
        for member in members {
            let (key, value) = (member.key, member.value)
            guard count(value, at: key, of: path, file: file) else { return }
            guard let name = key.text else {
                report("A key is not a text.", at: key, file: file)
                continue
            }
            if name == "<<" {
                report("YAML's merge key '<<' is not supported. Write the keys themselves.", at: key, file: file)
                continue
            }
            let isType = path.isEmpty
            let path = isType ? name : "\(path).\(name)"
            if isType { table.add(type: name, at: LocalizationPlace(file: file, line: key.place.line)) }
            if let forms = value.pluralForms, !isType {
                read(forms, of: path, into: &table, file: file)
            } else if let nested = value.map {
                read(nested, path: path, into: &table, file: file)
            } else {
                read(entry: value, key: path, at: key, into: &table, file: file)
            }
        }
    }

    /// Whether one more value, which may be a list, is within the limits with its key; says so once when it is not.
    mutating func count(_ value: YAMLNode, at key: YAMLNode, of path: String, file: String) -> Bool {
        guard entries <= Self.entryLimit, textBytes <= Self.textLimit else { return false }
        let elements = value.list ?? []
        entries += 1 + elements.count
        textBytes += ([key, value] + elements).reduce(path.utf8.count) { $0 + ($1.text?.utf8.count ?? 0) }
        if entries > Self.entryLimit {
            report("The file expands to more than 100,000 entries. Use fewer anchors.", at: key, file: file)
        } else if textBytes > Self.textLimit {
            report("The file expands to more than 16 MiB of text. Use fewer anchors.", at: key, file: file)
        }
        return entries <= Self.entryLimit && textBytes <= Self.textLimit
    }

    private mutating func read(
        entry: YAMLNode, key: String, at node: YAMLNode, into table: inout LocaleTable, file: String
    ) {
        guard let content = Self.content(of: entry) else {
            report("'\(Self.shown(key))' is a list that holds more than texts.", at: node, file: file)
            return table.add(unwritten: key)
        }
        guard hasText(entry, key: key, at: node, file: file), hasTexts(entry, key: key, file: file) else {
            return table.add(unwritten: key)
        }
        let place = LocalizationPlace(file: file, line: node.place.line)
        if let first = table.add(content, for: key, at: place) { report(key, at: node, file: file, first: first) }
    }

    private static func content(of node: YAMLNode) -> LocalizationEntry? {
        if let text = node.text { return .text(text) }
        let texts = node.list?.map(\.text)
        guard let texts, !texts.contains(nil) else { return nil }
        return .list(texts.compactMap { $0 })
    }
}

extension YAMLReader {
    /// What YAML takes for no value where it stands without quotes.
    private static let nulls: Set<String> = ["", "~", "null", "Null", "NULL"]

    /// Whether a scalar is more than a key with nothing, or YAML's null, behind it; says so when it is not.
    mutating func hasText(_ entry: YAMLNode, key: String, at node: YAMLNode, file: String) -> Bool {
        // A text of any length is shared by its aliases, so only a short one is looked at.
        guard case .text(let text, isPlain: true) = entry.content, text.utf8.count < 5, Self.nulls.contains(text)
        else { return true }
        let reason =
            text.count > 1 ? ": \(text) is YAML's word for none. Put quotes around it, or write one" : ". Write one"
        report("'\(Self.shown(key))' has no text\(reason), or \"\" for none.", at: node, file: file, kind: .emptyText)
        return false
    }

    /// Whether all elements of a list have a text; says which have none.
    private mutating func hasTexts(_ entry: YAMLNode, key: String, file: String) -> Bool {
        guard let elements = entry.list else { return true }
        return elements.enumerated().filter { index, element in
            !hasText(element, key: "\(key)[\(index)]", at: element, file: file)
        }.isEmpty
    }

    /// Says which maps stand under a key that was in the same map before. Of a text under such a key, adding it says so.
    private mutating func reportRepeated(_ members: [YAMLNode.Member], path: String, file: String) {
        var lines: [String: Int] = [:]
        for member in members {
            guard member.value.map != nil, let name = member.key.text else { continue }
            if let first = lines[name] {
                let key = Self.shown(path.isEmpty ? name : "\(path).\(name)")
                report(
                    "'\(key)' stands here and in \(file):\(first), whose texts are used with these. Write them together.",
                    at: member.key, file: file, kind: .duplicateKey)
            }
            lines[name] = lines[name] ?? member.key.place.line
        }
    }

    private static func shown(_ key: String) -> Substring { key.prefix(nameLimit) }

    /// Says that a key stood elsewhere before.
    mutating func report(_ key: String, at node: YAMLNode, file: String, first: LocalizationPlace) {
        report(
            "'\(Self.shown(key))' stands here and in \(first.file):\(first.line), whose text is used. Remove one.",
            at: node, file: file, kind: .duplicateKey)
    }

    mutating func report(
        _ message: String, at node: YAMLNode? = nil, line: Int? = nil, file: String,
        kind: LocalizationProblem.Kind = .unreadable
    ) {
        problems.append(
            LocalizationProblem(
                message: message, file: file, line: node?.place.line ?? line, column: node?.place.column, kind: kind))
    }
}

extension YAMLReader {
    /// One form of a plural, as a file has it.
    struct PluralForm {
        let category: PluralCategory
        let isOrdinal: Bool
        let key: YAMLNode
        let text: YAMLNode
    }

    /// Reads the forms of the plural under a key.
    mutating func read(_ forms: [PluralForm], of key: String, into table: inout LocaleTable, file: String) {
        for form in forms {
            let name = PluralKey(key: key, isOrdinal: form.isOrdinal, category: form.category)
            guard count(form.text, at: form.key, of: key, file: file) else { return }
            guard let text = form.text.text, hasText(form.text, key: name.name, at: form.key, file: file)
            else { continue }
            let place = LocalizationPlace(file: file, line: form.key.place.line)
            if let first = table.add(text, for: name, at: place) {
                report(name.name, at: form.key, file: file, first: first)
            }
        }
    }
}

extension YAMLNode {
    /// The forms that a map has, if all its keys are categories with texts, or `ordinal` with such a map; else nil.
    var pluralForms: [YAMLReader.PluralForm]? {
        guard let map, !map.isEmpty else { return nil }
        var forms: [YAMLReader.PluralForm] = []
        for member in map {
            if member.key.text == PluralKey.ordinal {
                guard let ordinal = member.value.map?.ordinalForms else { return nil }
                forms += ordinal
            } else {
                guard let form = member.form(isOrdinal: false) else { return nil }
                forms.append(form)
            }
        }
        return forms
    }
}

extension [YAMLNode.Member] {
    fileprivate var ordinalForms: [YAMLReader.PluralForm]? {
        let forms = compactMap { $0.form(isOrdinal: true) }
        return forms.isEmpty || forms.count < count ? nil : forms
    }
}

extension YAMLNode.Member {
    fileprivate func form(isOrdinal: Bool) -> YAMLReader.PluralForm? {
        guard let category = key.text.flatMap(PluralCategory.init), value.text != nil else { return nil }
        return YAMLReader.PluralForm(category: category, isOrdinal: isOrdinal, key: key, text: value)
    }
}
