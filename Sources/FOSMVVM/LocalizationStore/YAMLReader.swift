import Foundation
import Yams

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
    /// What a message shows of a name that can be of any length, in characters.
    private static let nameLimit = 40
    private var entries = 0
    /// The file that is read.
    private var source = MarkedYAML("")
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
        entries = 0
        // Yams would count a byte order mark as a column of the first line.
        source = MarkedYAML(
            text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text)
        do {
            guard let root = try root(file: file) else { return }
            guard let locales = root.mapping else {
                return report("The top of the file is not a map of locales, such as 'en:'.", at: root, file: file)
            }
            reportRepeated(locales, path: "", file: file)
            for (key, value) in locales { read(locale: key, value: value, file: file) }
        } catch let error as YamlError {
            problems.append(LocalizationProblem(error, in: source, file: file))
        } catch {
            report(error.localizedDescription, file: file)
        }
    }

    /// The tree of the file; nil for one with nothing, or with what is reported here.
    ///
    /// - Throws: `YamlError` for what does not parse.
    private mutating func root(file: String) throws -> Node? {
        while true {
            do {
                let text = source.text
                guard let key = try AliasedKey.first(in: text) else { return try compose(yaml: text) }
                report("An alias in a key is not supported. Write the key itself.", at: key, file: file)
                return nil
            } catch let error as YamlError {
                guard case .duplicatedKeysInMapping(_, let context) = error,
                    source.markKeys(refused: MarkedYAML.Position(context.mark))
                else { throw error }
            }
        }
    }

    private mutating func read(locale key: Node, value: Node, file: String) {
        guard let name = key.text, let locale = LocaleIdentifier(name) else {
            let name = (key.text ?? "?").prefix(Self.nameLimit)
            return report(
                "'\(name)' is not a locale, such as 'en' or 'pt-BR'.", at: key, file: file, kind: .unknownLocale)
        }
        guard locale.pseudo == nil else {
            return report(
                "A pseudo-locale is made from '\(defaultLocale.tag)'. Remove '\(name)' with all below it.", at: key,
                file: file, kind: .unknownLocale)
        }
        let place = LocalizationPlace(file: file, line: key.mark?.line ?? 1)
        spelledLocales.append(SpelledLocale(locale: locale, spelling: name, place: place))
        guard let mapping = value.mapping else {
            return report("Below '\(name)' stands no map of type names.", at: value, file: file)
        }
        // Taken out, because a table that two variables hold is copied when it grows.
        var table = tables.removeValue(forKey: locale) ?? LocaleTable(locale)
        read(mapping, path: "", into: &table, file: file)
        tables[locale] = table
    }

    private mutating func read(_ mapping: Node.Mapping, path: String, into table: inout LocaleTable, file: String) {
        reportRepeated(mapping, path: path, file: file)
        for (key, value) in mapping {
            guard count(value, at: key, file: file) else { return }
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
            if isType { table.add(type: name, at: LocalizationPlace(file: file, line: key.mark?.line ?? 1)) }
            if let forms = value.pluralForms, !isType {
                read(forms, of: path, into: &table, file: file)
            } else if let nested = value.mapping {
                read(nested, path: path, into: &table, file: file)
            } else {
                read(entry: value, key: path, at: key, into: &table, file: file)
            }
        }
    }

    /// Whether one more value, which may be a list, is within the limit; says so once when it is not.
    mutating func count(_ value: Node, at key: Node, file: String) -> Bool {
        guard entries <= Self.entryLimit else { return false }
        entries += 1 + (value.sequence?.count ?? 0)
        if entries > Self.entryLimit {
            report("The file expands to more than 100,000 entries. Use fewer anchors.", at: key, file: file)
        }
        return entries <= Self.entryLimit
    }

    private mutating func read(entry: Node, key: String, at node: Node, into table: inout LocaleTable, file: String) {
        guard let content = Self.content(of: entry) else {
            report("'\(key)' is a list that holds more than texts.", at: node, file: file)
            return table.add(unwritten: key)
        }
        guard hasText(entry, key: key, at: node, file: file), hasTexts(entry, key: key, file: file) else {
            return table.add(unwritten: key)
        }
        let place = LocalizationPlace(file: file, line: node.mark?.line ?? 1)
        if let first = table.add(content, for: key, at: place) { report(key, at: node, file: file, first: first) }
    }

    private static func content(of node: Node) -> LocalizationEntry? {
        if let text = node.text { return .text(text) }
        let texts = node.sequence?.map(\.text)
        guard let texts, !texts.contains(nil) else { return nil }
        return .list(texts.compactMap { $0 })
    }
}

extension YAMLReader {
    /// What YAML takes for no value where it stands without quotes.
    private static let nulls: Set<String> = ["", "~", "null", "Null", "NULL"]

    /// Whether a scalar is more than a key with nothing, or YAML's null, behind it; says so when it is not.
    mutating func hasText(_ entry: Node, key: String, at node: Node, file: String) -> Bool {
        guard let scalar = entry.scalar, let text = entry.text, Self.nulls.contains(text), scalar.style == .plain else {
            return true
        }
        let reason =
            text.count > 1 ? ": \(text) is YAML's word for none. Put quotes around it, or write one" : ". Write one"
        report("'\(key)' has no text\(reason), or \"\" for none.", at: node, file: file, kind: .emptyText)
        return false
    }

    /// Whether all elements of a list have a text; says which have none.
    private mutating func hasTexts(_ entry: Node, key: String, file: String) -> Bool {
        guard let elements = entry.sequence else { return true }
        return elements.enumerated().filter { index, element in
            !hasText(element, key: "\(key)[\(index)]", at: element, file: file)
        }.isEmpty
    }

    /// Says which maps stand under a key that was in the same map before: the parser lets that pass where keys are marked.
    /// Of a text under such a key, adding it says so.
    private mutating func reportRepeated(_ mapping: Node.Mapping, path: String, file: String) {
        guard source.isMarked else { return }
        var lines: [String: Int] = [:]
        for (key, value) in mapping {
            guard value.mapping != nil, let name = key.text, let line = key.mark?.line else { continue }
            if let first = lines[name] {
                report(
                    "'\(path.isEmpty ? name : "\(path).\(name)")' stands here and in \(file):\(first), whose texts are used "
                        + "with these. Write them together.", at: key, file: file, kind: .duplicateKey)
            }
            lines[name] = lines[name] ?? line
        }
    }

    /// Says that a key stood elsewhere before.
    mutating func report(_ key: String, at node: Node, file: String, first: LocalizationPlace) {
        report(
            "'\(key)' stands here and in \(first.file):\(first.line), whose text is used. Remove one.", at: node,
            file: file, kind: .duplicateKey)
    }

    mutating func report(
        _ message: String, at node: Node? = nil, line: Int? = nil, file: String,
        kind: LocalizationProblem.Kind = .unreadable
    ) {
        problems.append(
            LocalizationProblem(
                message: message, file: file, line: node?.mark?.line ?? line,
                column: node?.mark.map { source.column(of: MarkedYAML.Position($0)) }, kind: kind))
    }
}
