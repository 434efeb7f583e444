import FOSMVVM
import PreviewCatalog
import PreviewChecks

/// What views lack, each with the command that makes it.
struct MissingPartList: Codable, Sendable {
    /// Something that a view lacks.
    struct Item: Codable, Sendable {
        let message: LocalizableSubstitutions
        /// The values without a preview, as Swift writes them.
        let values: [String]
        let command: String
        /// The page of the view. Nil on this page itself.
        let address: String?
        let copyLabel: LocalizableString

        fileprivate init(_ part: MissingPart, address: String?) {
            message = MissingPartList.text(part.kind.textName).bind(substitutions: [
                "viewModel": LocalizableString.constant(part.viewModelName),
                "view": LocalizableString.constant(part.viewName),
            ])
            values = part.kind.values
            command = part.command
            self.address = address
            copyLabel = MissingPartList.text("copyLabel")
        }
    }

    /// More than anyone reads on one page.
    private static let limit = 50

    let title: LocalizableString
    let count: LocalizableInt
    let items: [Item]
    let more: LocalizableSubstitutions?

    /// Nil without any parts.
    ///
    /// - Parameter links: Makes links to the pages of the views. Nil for a list without links.
    init?(_ parts: [MissingPart], links: PageLinks? = nil) {
        guard !parts.isEmpty else { return nil }
        title = Self.text("title")
        count = LocalizableInt(value: parts.count)
        items = parts.prefix(Self.limit).map { part in
            Item(part, address: links.map { $0.address(ViewPage(viewModel: part.viewModelName)) })
        }
        more =
            parts.count <= Self.limit
            ? nil
            : LocalizableString.localized(for: DiagnosticList.self, propertyName: "more")
                .bind(substitutions: ["count": LocalizableInt(value: parts.count - Self.limit)])
    }

    private static func text(_ name: String) -> LocalizableString {
        .localized(for: Self.self, propertyName: name)
    }
}

extension MissingPart.Kind {
    fileprivate var textName: String {
        switch self {
        case .view: "view"
        case .preview: "preview"
        case .uiTests: "uiTests"
        case .cases: "cases"
        }
    }

    fileprivate var values: [String] {
        if case .cases(let arguments) = self { arguments.map(\.code) } else { [] }
    }
}

extension PageContext {
    /// Returns what the page of a ViewModel offers commands for. None for a reader who cannot run them, and none for rules
    /// that the settings turn off.
    func missingParts(of viewModel: String) -> [MissingPart] {
        guard offersCommands else { return [] }
        guard let entry = content.catalog.entryWithPreviews(named: viewModel) else {
            return partsOfViewModelsWithoutPreviews().filter { $0.viewModelName == viewModel }
        }
        return parts(of: entry).filter { !$0.isOff(in: content.settings.severities) }
    }

    /// Returns the ViewModels without views and the views without previews.
    func partsOfViewModelsWithoutPreviews() -> [MissingPart] {
        guard offersCommands else { return [] }
        return content.missingParts.ofViewModelsWithoutPreviews()
            .filter { !$0.isOff(in: content.settings.severities) }
    }

    /// Whether the reader can run commands: not in an export, and not as a visitor of a shared host.
    private var offersCommands: Bool { !isExported && access.changesFiles }

    private func parts(of entry: CatalogEntry) -> [MissingPart] {
        let known = entry.previews.filter { $0.isKnown() }
        let parts = content.missingParts.parts(
            of: entry, showing: known.compactMap { try? $0.make().subject.viewModel },
            tested: content.missingParts.namesInUITests)
        // A page without something that may be there later is not stored.
        if known.count < entry.previews.count || parts.contains(where: { $0.kind == .uiTests }) {
            progress.markUnfinished()
        }
        return parts
    }
}
