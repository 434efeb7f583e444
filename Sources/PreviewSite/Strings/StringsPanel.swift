import FOSMVVM
import HTMLRendering
import PreviewCatalog
import PreviewChecks
import TextComparison

/// The panel of a preview's texts in every locale.
struct StringsPanel: Codable, Sendable {
    let filterLabel: LocalizableString
    let filters: [StringsFilterChoice]
    let hasTexts: Bool
    let texts: [StringsPanelText]
    /// The reason why there are no texts.
    let emptyText: LocalizableString?
    let hardCoded: HardCodedList?
    /// Whether fields change the texts of the shown locale.
    let canEdit: Bool
    let saveLabel: LocalizableString
    /// What to do to change a text.
    let editHint: LocalizableString?

    /// - Parameter mayEdit: Whether the visitor may change texts.
    init(
        _ texts: PreviewTexts, preview: Preview, content: PackageContent, mayEdit: Bool, links: PageLinks
    ) {
        let shown = links.parameters.strings == .wrong ? texts.wrong : texts.texts
        filterLabel = Self.text("filterLabel")
        filters = [(.all, texts.texts.count), (.wrong, texts.wrong.count)].map { filter, count in
            StringsFilterChoice(filter, count: count, links: links)
        }
        hasTexts = !shown.isEmpty
        let places = TextPlaces(
            missingIn: shown.flatMap(\.values).filter { $0.lookup.status == .missing }.map(\.locale),
            store: content.localizations)
        self.texts = shown.map {
            StringsPanelText(
                $0, places: places, preview: preview, content: content, canEdit: mayEdit, links: links)
        }
        canEdit = mayEdit && texts.locale.pseudo == nil
        saveLabel = .localized(for: CoveragePageViewModel.self, propertyName: "save")
        editHint = canEdit && !shown.isEmpty ? Self.text("editHint") : nil
        emptyText = shown.isEmpty ? Self.text(texts.texts.isEmpty ? "noTexts" : "nothingWrong") : nil
        hardCoded = texts.locale.pseudo.map { _ in HardCodedList(texts, paths: content.paths) }
    }

    private static func text(_ name: String) -> LocalizableString {
        .localized(for: Self.self, propertyName: name)
    }
}

/// A text in the panel, with its value in each locale.
struct StringsPanelText: Codable, Sendable {
    /// The key with its index.
    let name: String
    let isWrong: Bool
    /// The folder of the first value with a place, with a slash at its end.
    let folder: String?
    let values: [StringsPanelValue]
    /// The form that changes the text of the shown locale. Nil if the visitor cannot change it here.
    let form: CoverageForm?
    /// The label of a single field.
    let fieldLabel: String
    /// The language and direction of the form.
    let language: String?
    let direction: String?
    /// What the preview shows of the text, in lines of their own.
    let shown: String

    init(
        _ text: PreviewText, places: TextPlaces, preview: Preview, content: PackageContent, canEdit: Bool,
        links: PageLinks
    ) {
        let shown = text.values.map { value in
            places.place(of: text.use, value.lookup, in: value.locale)
                .map { content.paths.relative($0).description }
        }
        let folder = shown.compactMap { $0 }.first.map(Self.folder)
        let own = text.values.first.flatMap { $0.locale.pseudo == nil ? $0 : nil }
        let texts = text.values.first?.lookup.entry?.part(at: text.use.index)?.texts ?? []
        self.shown = texts.compactMap(CoveragePicture.longestPart).joined(separator: "\n")
        form = (canEdit ? own : nil).flatMap { own in
            CoverageForm(
                text.use, in: own.locale, own.isWrong ? .wrong : .complete,
                at: places.place(of: text.use, own.lookup, in: own.locale), id: "text-\(text.use.name)",
                preview: preview, content: content, links: links)
        }
        fieldLabel = text.use.name
        language = own?.locale.documentLanguage
        direction = own?.locale.direction
        name = text.use.name
        isWrong = text.isWrong
        self.folder = folder
        values = zip(text.values, shown).enumerated().map { index, value in
            StringsPanelValue(
                value.0, of: text.use, place: value.1, folder: folder, isShown: index == 0,
                store: content.localizations)
        }
    }

    private static func folder(of place: String) -> String {
        place.lastIndex(of: "/").map { String(place[...$0]) } ?? ""
    }
}

/// The value of a text in a locale.
struct StringsPanelValue: Codable, Sendable {
    let localeName: String
    let localeLanguage: String
    /// Whether the canvas shows it.
    let isShown: Bool
    /// Whether the locale itself has the text without problems.
    let isRight: Bool
    let isInherited: Bool
    let isMissing: Bool
    /// Whether it is present, inherited or missing, and its source.
    let status: LocalizableSubstitutions
    /// The other problems, and what to do.
    let problems: [LocalizableSubstitutions]
    /// The language of the value, which differs from the locale's if the locale has none.
    let language: String
    let direction: String
    let pieces: [StringsPanelPiece]
    /// The file's name and the line.
    let shortPlace: String?
    /// The file and line, if the file is in another folder than that of the text.
    let place: String?

    init(
        _ value: PreviewText.Value, of use: TextUse, place: String?, folder: String?, isShown: Bool,
        store: TextStore
    ) {
        let (locale, lookup) = (value.locale, value.lookup)
        let source = locale.pseudo == nil ? lookup.source : locale
        let shortPlace = place.map { $0.split(separator: "/").suffix(1).joined() }
        localeName = NamedLocale(locale).name
        localeLanguage = locale.documentLanguage
        self.isShown = isShown
        isRight = lookup.status == .present && !value.isWrong
        isInherited = lookup.status == .inherited
        isMissing = lookup.status == .missing
        status = Self.status(lookup)
        problems = StringsPanelProblem.texts(of: value, hasPlace: place != nil)
        language = source?.documentLanguage ?? "zxx"
        direction = source?.direction ?? "ltr"
        pieces = StringsPanelPiece.pieces(of: use, lookup, in: locale, store: store)
        self.shortPlace = shortPlace
        self.place = (folder ?? "") + (shortPlace ?? "") == place ? nil : place
    }

    private static func status(_ lookup: TextLookup) -> LocalizableSubstitutions {
        let key =
            switch (lookup.status, lookup.source) {
            case (.present, _): "present"
            case (.inherited, _): "inherited"
            case (.missing, nil): "nowhere"
            case (.missing, _): "missing"
            }
        return LocalizableString.localized(for: Self.self, propertyName: key)
            .bind(substitutions: ["source": LocalizableString.constant(lookup.source?.tag ?? "")])
    }
}

/// Describes the problems of a text in a locale, and what to do.
enum StringsPanelProblem {
    /// Returns a sentence for each problem, and the place to add a missing text if there is a file.
    static func texts(of value: PreviewText.Value, hasPlace: Bool) -> [LocalizableSubstitutions] {
        let isAddable = value.lookup.status == .missing && hasPlace
        let add = isAddable ? [text("add", ["locale": value.locale.tag])] : []
        return texts(of: value.problems) + add
    }

    /// Returns a sentence for each problem. The same problem of several forms is described once.
    static func texts(of problems: [TextProblem]) -> [LocalizableSubstitutions] {
        let kinds = problems.map(\.kind)
        return problems.enumerated().filter { kinds.firstIndex(of: $1.kind) == $0 }
            .flatMap { texts(of: $1.kind, source: $1.reference.tag) }
    }

    private static func texts(of kind: TextProblem.Kind, source: String) -> [LocalizableSubstitutions] {
        switch kind {
        case .list: [text("isList")]
        case .noList: [text("isNoList")]
        case .noNumber: [text("noNumber")]
        case .ordinal(let isOrdinal): [text(isOrdinal ? "isOrdinal" : "isCardinal", ["source": source])]
        case .length(let count, let expected):
            [text("length", ["source": source, "count": "\(count)", "expected": "\(expected)"])]
        case .lacksForms(let forms): [text("lacksForms", ["names": forms.joined(separator: ", ")])]
        case .empty(let unlike): [text("isEmpty", ["source": unlike.joined(separator: ", ")])]
        case .placeholders(let lacks, let adds):
            [("lacks", lacks), ("adds", adds)].filter { !$1.isEmpty }
                .map { text($0, ["source": source, "names": placeholders($1)]) }
        case .formLacks(let names): [text("formLacks", ["names": placeholders(names)])]
        case .unfilled(let name, _): [text("unfilled", ["names": placeholders([name])])]
        case .unclosed(let placeholder): [text("unclosed", ["names": placeholder])]
        }
    }

    private static func placeholders(_ names: [String]) -> String {
        names.map { "%{\($0)}" }.joined(separator: ", ")
    }

    private static func text(_ name: String, _ values: [String: String] = [:]) -> LocalizableSubstitutions {
        LocalizableString.localized(for: Self.self, propertyName: name)
            .bind(substitutions: values.mapValues { LocalizableString.constant($0) })
    }
}

/// A filter of the listed texts, as a link to the filtered panel.
struct StringsFilterChoice: Codable, Sendable {
    let label: LocalizableString
    let count: LocalizableInt
    let address: String
    let isCurrent: Bool

    init(_ filter: StringsFilter, count: Int, links: PageLinks) {
        label = .localized(for: Self.self, propertyName: filter.rawValue)
        self.count = LocalizableInt(value: count)
        address = links.here {
            $0.panel = .strings
            $0.strings = filter
        }
        isCurrent = filter == links.parameters.strings
    }
}
