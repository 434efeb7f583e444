import FOSMVVM
import PreviewCatalog

/// A view in the catalog: its picture in one state, and all its states.
struct ViewCard: Codable, Sendable {
    /// A preview of the view.
    struct State: Codable, Sendable {
        let name: String
        let address: String
        let documentAddress: String
        let frameTitle: String
        let isCurrent: Bool
        let marks: [PreviewMark]
    }

    let viewName: String
    let search: PreviewSearchNames
    let category: LocalizableString
    let icon: String
    let matrixAddress: String
    /// The state in the picture.
    let first: State
    let states: [State]
    /// The number of states that the card does not show. Nil if it shows all.
    let more: LocalizableSubstitutions?
    /// The marks of all states together.
    let marks: [PreviewMark]

    /// The maximum number of states on a card.
    private static let maxStates = 12

    private static func more(_ count: Int) -> LocalizableSubstitutions {
        LocalizableString.localized(for: Self.self, propertyName: "more")
            .bind(substitutions: ["count": LocalizableInt(value: count)])
    }

    /// - Parameters:
    ///   - previews: The previews of one view, at least one.
    ///   - locale: Returns the locale in which a state is shown. Nil for that of the page.
    init(
        _ previews: [Preview], in locale: (Preview) -> LocaleIdentifier?, problems: FoundProblems, links: PageLinks
    ) {
        let preview = previews[0]
        viewName = preview.viewName
        search = PreviewSearchNames(previews)
        category = preview.category.siteLabel
        icon = preview.category.rawValue
        matrixAddress = links.address(MatrixPage(viewModel: preview.viewModelName))
        let states = previews.prefix(Self.maxStates).enumerated().map { number, preview in
            State(
                preview, in: locale(preview), isCurrent: number == 0, marks: problems.marks(of: [preview]), links: links
            )
        }
        first = states[0]
        self.states = states
        let hidden = previews.count - states.count
        more = hidden > 0 ? Self.more(hidden) : nil
        marks = problems.marks(of: previews)
    }
}

extension ViewCard.State {
    fileprivate init(
        _ preview: Preview, in locale: LocaleIdentifier?, isCurrent: Bool, marks: [PreviewMark], links: PageLinks
    ) {
        let change = { (parameters: inout PageParameters) in parameters.locale = locale ?? parameters.locale }
        let language = locale.map { " · \(NamedLocale($0).name)" } ?? ""
        self.init(
            name: preview.name, address: links.address(WorkbenchPage(preview), changing: change),
            documentAddress: links.address(BareDocument(preview), changing: change),
            frameTitle: "\(preview.name) · \(preview.viewName)\(language)", isCurrent: isCurrent,
            marks: marks)
    }
}

extension PageContext {
    /// Returns the first locale that lacks a text of a preview, or has a wrong one. Nil if that of the page does, or if the
    /// texts are not known yet.
    func localeWithWrongTexts(of preview: Preview) -> LocaleIdentifier? {
        guard let record = work.examinations.record(of: BareDocument(preview), in: locales.preview) else { return nil }
        let store = content.localizations
        let texts = PreviewTexts(record, in: locales.preview, among: store.locales, store: store)
        let wrong = texts.wrong.flatMap(\.values).filter(\.isWrong).map(\.locale)
        return wrong.contains(locales.preview) ? nil : wrong.first
    }
}
