import Diagnostics
import FOSMVVM
import HTTPCore
import PreviewCatalog

/// A preview as an assistant asks for it, with the context in which it is shown.
struct AssistedPreview {
    let preview: Preview
    let context: PageContext

    /// The id of the preview, such as `OrderListView/empty`.
    var id: String { preview.assistantID }

    /// Makes and renders the preview.
    ///
    /// - Throws: ``AssistantError`` for values that do not fit.
    func rendering() throws -> PreviewRendering {
        let rendering = PreviewRendering(preview, context: context)
        guard !rendering.refused.isEmpty, !context.parameters.arguments.isEmpty else { return rendering }
        let names = rendering.arguments?.map(\.path) ?? []
        guard let unknown = rendering.unknown.first else {
            throw AssistantError(
                "The value of '\(rendering.refused[0])' does not fit. describe_view lists the values of each argument.")
        }
        throw AssistantError(
            NearestNames.unknown(
                "value", unknown, of: id, among: names,
                hint: names.isEmpty ? "" : " There are \(names.joined(separator: ", ")).")
        )
    }
}

extension AssistantTools {
    /// The parts of an address of a preview.
    typealias AddressItems = [(name: PageParameter, value: String?)]

    /// Returns a preview with the parameters of its address.
    ///
    /// - Parameters:
    ///   - view: The name of a view or a ViewModel, or `View/preview`.
    ///   - name: The name of a preview. Nil for the first one.
    ///   - values: Changed values of its ViewModel, by their paths.
    /// - Throws: ``AssistantError`` with similar names.
    func preview(
        _ view: String, _ name: String?, items: AddressItems = [], values: [String: String] = [:],
        in work: BackgroundWork
    ) throws -> AssistedPreview {
        let preview = try work.content.catalog.preview(forAssistant: view, name)
        let changed = values.sorted { $0.key < $1.key }.map {
            HTTPQuery.Item(name: PreviewArguments.prefix + $0.key, value: $0.value)
        }
        return AssistedPreview(
            preview: preview, context: try context(of: BareDocument(preview), items, changed, in: work))
    }

    /// Returns the context of a page with the parameters of its address.
    ///
    /// - Throws: ``AssistantError`` for a value that a parameter cannot have.
    func context(
        of page: some Endpoint, _ items: AddressItems, _ changed: [HTTPQuery.Item] = [], in work: BackgroundWork
    ) throws -> PageContext {
        let own = items.compactMap { item in item.value.map { HTTPQuery.Item(name: item.name.rawValue, value: $0) } }
        let request = try HTTPRequest(target: "\(page.address)?\(HTTPQuery(own + changed).encoded)")
        let context = site.context(of: request, for: page, work)
        if let refusal = context.refusals.first { throw AssistantError(message(about: refusal, in: work.content)) }
        return context
    }

    private func message(about refusal: ParameterRefusal, in content: PackageContent) -> String {
        let message = "'\(refusal.parameter.rawValue)' cannot be '\(refusal.value)'."
        switch refusal.parameter {
        case .locale, .locales:
            let known = content.locales.map(\.identifier.tag) + PseudoLocale.allCases.map(\.rawValue)
            return "\(message) Choose one of \(known.joined(separator: ", "))."
        case .width, .widths: return "\(message) Use a number of pixels, such as 390."
        default: return message
        }
    }
}

extension Preview {
    /// The id of the preview for assistants.
    package var assistantID: String { "\(viewName)/\(slug)" }
}

extension PreviewCatalog {
    /// Returns a preview by the name of its view or ViewModel, and by its own name.
    ///
    /// - Throws: ``AssistantError`` with similar names.
    func preview(forAssistant view: String, _ name: String?) throws -> Preview {
        let parts = view.split(separator: "/", maxSplits: 1).map(String.init)
        let entry = try entry(forAssistant: parts.first ?? view)
        let previews = entry.previews
        guard let name = name ?? parts.dropFirst().first else { return previews[0] }
        if let preview = previews.first(where: { $0.slug == name || $0.name == name }) { return preview }
        let slugs = previews.map(\.slug)
        throw AssistantError(
            NearestNames.unknown(
                "preview", name, of: entry.viewName, among: slugs, hint: " There are \(slugs.joined(separator: ", ")).")
        )
    }

    /// Returns the entry of a view by its name or that of its ViewModel.
    ///
    /// - Throws: ``AssistantError`` with similar names.
    func entry(forAssistant name: String) throws -> CatalogEntry {
        if let entry = entries.first(where: { $0.viewName == name }) ?? entry(named: name) { return entry }
        let names = Set(entries.map(\.viewName) + viewModelNames)
        throw AssistantError(
            NearestNames.unknown("view", name, among: names.sorted(), hint: " list_previews lists all."))
    }
}
