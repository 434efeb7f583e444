import Diagnostics
import FOSFoundation
import Foundation

/// Reads YAML files into tables by locale, and collects their problems.
struct YAMLReader {
    /// The locale from which pseudo-locales are generated.
    let defaultLocale: LocaleIdentifier
    private(set) var tables: [LocaleIdentifier: LocaleTable] = [:]
    private(set) var problems: [Diagnostic] = []
    /// The locales as the files spell them.
    private(set) var spelledLocales: [SpelledLocale] = []

    /// The maximum number of entries. A file of the allowed size can only exceed it with anchors that expand.
    private static let entryLimit = 100_000
    /// The maximum number of bytes of text: four times the size of a file. Only anchors can exceed it.
    private static let textLimit = 16 * 1024 * 1024
    /// The maximum number of characters of a name in a message.
    private static let nameLimit = 100
    /// The number of files whose trees are in memory at once.
    private static let filesAtOnce = 64
    /// The stack size of the threads that parse files, in bytes.
    private static let stackSize = 1 << 20
    private var entries = 0
    private var textBytes = 0
    /// The number of texts that were added to the tables.
    private(set) var added = 0
    /// Whether the locale or the type that is read was already defined in the same map.
    var isInRepeated = false
    /// Whether the locale that is read has a ``TranslationMark``.
    private var isInMarked = false
    /// The keys of the current file that were defined before.
    var duplicates: [Duplicate] = []
    /// The names of types whose texts belong to no locale, which ``problems`` reports.
    private(set) var strayTypes: Set<String> = []
    /// The translations of texts in the source code, with their problems.
    var catalogReader: StringCatalogReader
    /// The files that have been read. The state of a file differs from that of all others.
    private var files: Set<FileState> = []

    /// The names of the types whose texts are read, by the names that files of this module may use.
    var names: [String: String] = [:]

    /// Creates a reader for a store with this default locale.
    init(defaultLocale: LocaleIdentifier) {
        self.defaultLocale = defaultLocale
        catalogReader = StringCatalogReader(defaultLocale: defaultLocale)
    }

    /// Whether a file has not been read before, under any path.
    mutating func isNew(_ file: FolderFile) -> Bool { files.insert(file.state).inserted }

    mutating func read(text: String, file: String) {
        read([file]) { _ in text }
    }

    /// Parses files on all processors, and reads them in order.
    ///
    /// - Parameter text: Returns the text of a file.
    mutating func read(
        _ files: [String], text: @escaping @Sendable (String) throws(Diagnostic) -> String
    ) {
        var rest = files[...]
        while !rest.isEmpty {
            let some = Array(rest.prefix(Self.filesAtOnce))
            rest = rest.dropFirst(some.count)
            let trees = some.concurrentMap(
                workers: ProcessInfo.processInfo.activeProcessorCount, stackSize: Self.stackSize
            ) { file in
                Result { () throws(Diagnostic) in
                    let yaml = try text(file)
                    return (try YAMLComposer.root(of: yaml, file: file), TranslationMark.lines(in: yaml))
                }
            }
            for (file, tree) in zip(some, trees) { read(tree, file: file) }
        }
    }

    /// - Parameter tree: The root of the file, and the lines of its marked locales.
    private mutating func read(_ tree: Result<(YAMLNode?, Set<Int>), Diagnostic>, file: String) {
        (entries, textBytes) = (0, 0)
        defer { reportDuplicates(in: file) }
        do {
            let (root, marked) = try tree.get()
            guard let root else { return }
            guard let locales = root.map else {
                return report("The top of the file is not a map of locales, such as 'en:'.", at: root, file: file)
            }
            var known = KnownKeys()
            for (index, member) in locales.enumerated() where isWithinLimits {
                let (previous, next) = (locales.prefix(index).last, locales.dropFirst(index + 1).first?.key.text)
                isInMarked = marked.contains(member.key.place.line)
                read(member, of: &known, path: "", file: file) { reader in
                    reader.read(locale: member, after: previous, before: next, file: file)
                }
            }
        } catch {
            problems.append(error)
        }
    }

    /// - Parameters:
    ///   - previous: The member at the top of the file before this one.
    ///   - next: The key at the top of the file after this one.
    private mutating func read(
        locale member: YAMLNode.Member, after previous: YAMLNode.Member?, before next: String?, file: String
    ) {
        let (key, value) = (member.key, member.value)
        guard let locale = member.locale, let name = key.text else {
            // Values that locales merge.
            if value.hasAnchor { return }
            addStray(member)
            // The types below a locale whose line is missing are one problem.
            if let previous, previous.locale == nil, !previous.value.hasAnchor { return }
            return report(
                "'\(Self.shown(key.text ?? "?"))' is not a locale, such as 'en' or 'pt-BR'. "
                    + "Indent the name of a type below its locale.", at: key, file: file, kind: .unknownLocale)
        }
        guard locale.pseudo == nil else {
            addStray(member)
            return report(
                "A pseudo-locale is generated from '\(defaultLocale.tag)'. Remove '\(name)' and its content.", at: key,
                file: file, kind: .unknownLocale)
        }
        let place = SourcePlace(file: file, line: key.place.line)
        spelledLocales.append(SpelledLocale(locale: locale, spelling: name, place: place))
        guard let members = value.map else {
            // The next key is reported, which is probably a type that is not indented.
            if value.isNull, next.map({ LocaleIdentifier($0) == nil }) == true { return }
            return report("'\(name)' does not contain a map of type names.", at: value, file: file)
        }
        // Removed from the dictionary, because a table with two references is copied when it changes.
        var table = tables.removeValue(forKey: locale) ?? LocaleTable(locale)
        read(members, path: "", into: &table, file: file)
        tables[locale] = table
    }

    private mutating func read(
        _ members: [YAMLNode.Member], path: String, into table: inout LocaleTable, file: String
    ) {
        guard isWithinLimits else { return }
        var known = KnownKeys()
        for member in members {
            guard count(member.value, at: member.key, of: path, file: file) else { return }
            read(member, of: &known, path: path, file: file) { $0.read(member, path: path, into: &table, file: file) }
        }
    }

    private mutating func read(
        _ member: YAMLNode.Member, path: String, into table: inout LocaleTable, file: String
    ) {
        let (key, value) = (member.key, member.value)
        guard let name = key.text else { return report("A key is not a text.", at: key, file: file) }
        let isType = path.isEmpty
        let path = isType ? names[name] ?? name : "\(path).\(name)"
        if isType { table.add(type: path, at: SourcePlace(file: file, line: key.place.line)) }
        if isInMarked { table.add(marked: path) }
        if let forms = value.pluralForms, !isType {
            read(forms, of: path, at: key, into: &table, file: file)
        } else if let nested = value.map {
            read(nested, path: path, into: &table, file: file)
        } else {
            read(entry: value, key: path, at: key, into: &table, file: file)
        }
    }

    /// Records the types of a map that belongs to no locale: the map itself or those in it.
    mutating func addStray(_ member: YAMLNode.Member) {
        let names = [member.key.text] + (member.value.map ?? []).map(\.key.text)
        strayTypes.formUnion(names.compactMap(\.self))
    }

    /// Whether a further value, which may be a list, is within the limits with its key. Reports once if it is not.
    mutating func count(_ value: YAMLNode, at key: YAMLNode, of path: String, file: String) -> Bool {
        guard isWithinLimits else { return false }
        let elements = value.list ?? []
        entries += 1 + elements.count
        textBytes += ([key, value] + elements).reduce(path.utf8.count) { $0 + ($1.text?.utf8.count ?? 0) }
        if entries > Self.entryLimit {
            report("The file expands to more than 100,000 entries. Use fewer anchors.", at: key, file: file)
        } else if textBytes > Self.textLimit {
            report("The file expands to more than 16 MiB of text. Use fewer anchors.", at: key, file: file)
        }
        return isWithinLimits
    }

    private var isWithinLimits: Bool { entries <= Self.entryLimit && textBytes <= Self.textLimit }

    private mutating func read(
        entry: YAMLNode, key: String, at node: YAMLNode, into table: inout LocaleTable, file: String
    ) {
        guard let content = Self.content(of: entry) else {
            report("'\(Self.shown(key))' is a list that contains values other than texts.", at: node, file: file)
            return table.add(unwritten: key)
        }
        guard hasText(entry, key: key, at: node, file: file), hasTexts(entry, key: key, file: file) else {
            return table.add(unwritten: key)
        }
        let first = table.add(content, for: key, at: SourcePlace(file: file, line: node.place.line))
        if first == nil { table.add(scalars: entry.scalarNames(of: key)) }
        note(first, of: key, at: node)
    }

    /// Records that a text was added, or where it had been defined.
    private mutating func note(_ first: SourcePlace?, of key: String, at node: YAMLNode) {
        guard let first else {
            added += 1
            return
        }
        duplicates.append(Duplicate(key: key, node: node, defined: first))
    }

    private static func content(of node: YAMLNode) -> LocalizationEntry? {
        if let text = node.text { return .text(text) }
        let texts = node.list?.map(\.text)
        guard let texts, !texts.contains(nil) else { return nil }
        return .list(texts.compactMap { $0 })
    }
}

extension YAMLReader {
    /// Whether a scalar contains a text, and not only YAML's null. Reports a key without a text.
    mutating func hasText(_ entry: YAMLNode, key: String, at node: YAMLNode, file: String) -> Bool {
        guard entry.isNull, let text = entry.text else { return true }
        let reason =
            text.count > 1 ? ": \(text) means no value in YAML. Put quotes around it, write a text" : ". Write one"
        report("'\(Self.shown(key))' has no text\(reason), or \"\" for none.", at: node, file: file, kind: .emptyText)
        return false
    }

    /// Whether all elements of a list have a text. Reports those that do not.
    private mutating func hasTexts(_ entry: YAMLNode, key: String, file: String) -> Bool {
        guard let elements = entry.list else { return true }
        return elements.enumerated().filter { index, element in
            !hasText(element, key: "\(key)[\(index)]", at: element, file: file)
        }.isEmpty
    }

    static func shown(_ key: String) -> Substring { key.prefix(nameLimit) }

    mutating func report(_ diagnostics: [Diagnostic]) { problems += diagnostics }

    /// Reports a problem directly after the first ones, of which there are `count`.
    mutating func report(_ diagnostic: Diagnostic, after count: Int) { problems.insert(diagnostic, at: count) }

    mutating func report(
        _ message: String, at node: YAMLNode? = nil, line: Int? = nil, file: String,
        kind: Diagnostic.Kind = .invalidTexts
    ) {
        let place = SourcePlace(file: file, line: node?.place.line ?? line, column: node?.place.column)
        problems.append(Diagnostic(kind, message, at: place))
    }
}

extension YAMLReader {
    /// Reads the forms of the plural with a key. In a locale or type that is repeated, no form is added to another plural.
    private mutating func read(
        _ forms: [YAMLNode.PluralForm], of key: String, at node: YAMLNode, into table: inout LocaleTable, file: String
    ) {
        if isInRepeated, let first = table.places[key] { return note(first, of: key, at: node) }
        let start = SourcePlace(file: file, line: node.place.line)
        for form in forms {
            let name = PluralKey(key: key, isOrdinal: form.isOrdinal, category: form.category)
            guard count(form.text, at: form.key, of: key, file: file) else { return }
            guard let text = form.text.text, hasText(form.text, key: name.name, at: form.key, file: file)
            else { continue }
            let place = SourcePlace(file: file, line: form.key.place.line)
            note(table.add(text, for: name, at: place, of: start), of: name.name, at: form.key)
        }
    }
}
