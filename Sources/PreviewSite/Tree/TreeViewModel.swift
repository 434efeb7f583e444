import FOSMVVM
import PreviewCatalog

/// All views by feature, with the previews of the current view. In a large tree and in an export, which has many pages,
/// only the current feature has its views.
@ViewModel
struct TreeViewModel {
    @LocalizedString var label
    @LocalizedString var close
    @LocalizedString var nothingFound
    @LocalizedString var matrix
    @LocalizedString var all
    @LocalizedString var problemsLabel
    /// The search. Nil if the page has its own search.
    let search: SearchViewModel?
    let features: [TreeFeature]
    /// Nil if nothing is examined in the background.
    let examination: BackgroundExamination?
    var vmId = ViewModelId(type: Self.self)

    /// The page of the current preview.
    enum Place {
        case workbench
        /// All previews of the view.
        case view
        case matrix
    }

    /// Creates the tree with a current preview, or with another page of its view.
    ///
    /// - Parameters:
    ///   - isWhole: Whether all features have their views in a tree of any size.
    ///   - maxViews: The maximum number of views that every page lists.
    init(
        _ context: PageContext, current: Preview? = nil, place: Place = .workbench, hasSearch: Bool = true,
        isWhole: Bool = false, maxViews: Int = 200
    ) {
        search = hasSearch ? SearchViewModel(context.links, query: "") : nil
        examination = BackgroundExamination(context)
        let catalog = context.content.catalog
        let isWhole = isWhole || catalog.entries.count <= (context.isExported ? 0 : maxViews)
        features = catalog.features.map { name, entries in
            let hasViews = isWhole || entries.contains { $0.viewModelName == current?.viewModelName }
            return TreeFeature(
                name: name, entries: entries, hasViews: hasViews, current: current, place: place,
                problems: context.problems, links: context.links)
        }
    }

    static func stub() -> Self { Self(.stub()) }
}

/// A feature in the tree.
struct TreeFeature: Codable, Sendable {
    let name: String
    let count: LocalizableInt
    let views: [TreeView]
    /// The page with the views of all features. Nil if the feature has its views.
    let wholeAddress: String?

    init(
        name: String, entries: [CatalogEntry], hasViews: Bool, current: Preview?, place: TreeViewModel.Place,
        problems: FoundProblems, links: PageLinks
    ) {
        self.name = name
        count = LocalizableInt(value: entries.count)
        views =
            hasViews
            ? entries.map { TreeView($0, current: current, place: place, problems: problems, links: links) } : []
        wholeAddress = hasViews ? nil : links.address(SearchPage()) { $0.query = "" }
    }
}

/// A view in the tree. The current view has its previews below it.
struct TreeView: Codable, Sendable {
    /// A preview below its view.
    struct Item: Codable, Sendable {
        let name: String
        let address: String
        let isCurrent: Bool
        let marks: [PreviewMark]
        /// The number of its problems. Nil without any, and as long as they are not known.
        let problems: LocalizableInt?
    }

    let name: String
    let icon: String
    let address: String
    let count: LocalizableInt
    let isCurrent: Bool
    /// The marks of all previews together.
    let marks: [PreviewMark]
    /// The number of problems of all previews together.
    let problems: LocalizableInt?
    let search: PreviewSearchNames
    let hasPreviews: Bool
    let previews: [Item]
    /// The matrix of the current view's previews.
    let matrixAddress: String?
    let isMatrix: Bool
    /// All previews of the current view on one page.
    let allAddress: String?
    let isAll: Bool

    init(
        _ entry: CatalogEntry, current: Preview?, place: TreeViewModel.Place, problems: FoundProblems, links: PageLinks
    ) {
        name = entry.viewName
        icon = entry.category.rawValue
        address = links.address(WorkbenchPage(viewModel: entry.viewModelName, slug: entry.previews.first?.slug))
        count = LocalizableInt(value: entry.previews.count)
        isCurrent = entry.viewModelName == current?.viewModelName
        marks = problems.marks(of: entry.previews)
        self.problems = problems.count(of: entry.previews)
        search = PreviewSearchNames(entry.previews)
        hasPreviews = isCurrent
        previews =
            isCurrent
            ? entry.previews.map {
                Item($0, current: place == .workbench ? current : nil, problems: problems, links: links)
            } : []
        matrixAddress = isCurrent ? links.address(MatrixPage(viewModel: entry.viewModelName)) : nil
        isMatrix = isCurrent && place == .matrix
        allAddress = isCurrent ? links.address(ViewPage(viewModel: entry.viewModelName)) : nil
        isAll = isCurrent && place == .view
    }
}

extension TreeView.Item {
    fileprivate init(_ preview: Preview, current: Preview?, problems: FoundProblems, links: PageLinks) {
        self.init(
            name: preview.name,
            address: links.address(WorkbenchPage(preview)), isCurrent: preview.slug == current?.slug,
            marks: problems.marks(of: [preview]), problems: problems.count(of: [preview]))
    }
}

/// What the page's script finds the previews of a view by, as ``CatalogFilter`` does.
struct PreviewSearchNames: Codable, Sendable {
    /// The names of the view and its ViewModel, separated by a tab.
    let view: String
    /// A line for each preview: its name and its slug, separated by a tab.
    let previews: String

    /// The names of previews of one view.
    init(_ previews: [Preview]) {
        view = previews.first.map { "\($0.viewName)\t\($0.viewModelName)" } ?? ""
        self.previews = previews.map { preview in
            let name = preview.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return "\(name)\t\(preview.slug)"
        }.joined(separator: "\n")
    }
}

/// The search for previews: a form that leads to the filtered catalog.
@ViewModel
struct SearchViewModel {
    @LocalizedString var searchLabel
    @LocalizedString var searchSubmit
    let searchAction: String
    let query: String
    let hiddenFields: [HiddenField]
    /// The number of results that only the search of everything has. Nil without any.
    let others: LocalizableSubstitutions?
    /// The same text for the page's script, with `{count}` for the number.
    let othersPattern: LocalizableSubstitutions
    let everythingAddress: String
    /// The number of views that the query finds. Nil without a query.
    let found: LocalizableSubstitutions?
    /// The same text for the page's script.
    let foundPattern: LocalizableSubstitutions
    var vmId = ViewModelId(type: Self.self)

    /// - Parameters:
    ///   - others: The number of results that only the search of everything has.
    ///   - found: The number of views that the query finds.
    init(_ links: PageLinks, query: String, others: Int = 0, found: Int = 0) {
        let text = LocalizableString.localized(for: Self.self, propertyName: "others")
        self.others = others == 0 ? nil : text.bind(substitutions: ["count": LocalizableInt(value: others)])
        othersPattern = text.bind(substitutions: ["count": LocalizableString.constant("{count}")])
        let foundText = LocalizableString.localized(for: Self.self, propertyName: "found")
        self.found = query.isEmpty ? nil : foundText.bind(substitutions: ["count": LocalizableInt(value: found)])
        foundPattern = foundText.bind(substitutions: ["count": LocalizableString.constant("{count}")])
        everythingAddress = links.address(SearchPage()) { $0.query = query }
        searchAction = CatalogPage().address
        self.query = query
        hiddenFields = links.hiddenFields(of: CatalogPage(), besides: .q, .cards)
    }

    static func stub() -> Self { Self(PageContext.stub().links, query: "") }
}

extension PreviewCatalog {
    /// The entries by feature, in order.
    var features: [(name: String, entries: [CatalogEntry])] {
        var features: [(name: String, entries: [CatalogEntry])] = []
        for entry in entries {
            if let last = features.indices.last, features[last].name == entry.feature {
                features[last].entries.append(entry)
            } else {
                features.append((entry.feature, [entry]))
            }
        }
        return features
    }
}
