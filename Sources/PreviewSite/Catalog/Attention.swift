import FOSMVVM

/// What the previews need, each kind as a link to it.
@ViewModel
struct AttentionViewModel {
    @LocalizedString var title
    let items: [PageLink]
    /// Whether a script shows the section if it finds something.
    let isHidden: Bool
    /// What the script lists the previews under in which it has found something. Nil if it does not examine any.
    let accessibility: LocalizableString?
    var vmId = ViewModelId(type: Self.self)

    /// Nil if all is well, as far as it is known.
    ///
    /// - Parameter missing: The number of views without previews.
    init?(_ context: PageContext, missing: Int) {
        let links = context.links
        let marked = AttentionFilter.allCases.map { filter in
            let address = links.address(CatalogPage()) { $0.show(only: filter) }
            return (filter.rawValue, filter.icon, context.found?.count(of: filter) ?? 0, address)
        }
        let others = [
            ("snapshots", "changed", context.snapshots.pending.count, links.address(SnapshotsPage())),
            ("missing", "container", missing, "#missing"),
        ]
        items = (marked + others).filter { $0.2 > 0 }.map { name, icon, count, address in
            PageLink(
                label: .localized(for: Self.self, propertyName: name), address: address,
                count: LocalizableInt(value: count), icon: icon)
        }
        isHidden = items.isEmpty
        let label = LocalizableString.localized(for: Self.self, propertyName: "accessibility")
        accessibility = BackgroundExamination(context)?.script.map { _ in label }
        if items.isEmpty, accessibility == nil { return nil }
    }

    init(items: [PageLink]) {
        self.items = items
        isHidden = false
        accessibility = nil
    }

    static func stub() -> Self {
        let label = LocalizableString.localized(for: Self.self, propertyName: "snapshots")
        let count = LocalizableInt(value: 2)
        return Self(items: [PageLink(label: label, address: "/snapshots", count: count, icon: "changed")])
    }
}

/// The previews that the catalog shows because of what was found in them.
enum AttentionFilter: String, CaseIterable {
    case problems
    case texts

    fileprivate var icon: String { self == .problems ? "warning" : "text" }

    private var marks: PreviewMarks { self == .problems ? [.broken, .findings] : .texts }

    /// Whether a preview with these marks is shown.
    func shows(_ marks: PreviewMarks) -> Bool { !marks.isDisjoint(with: self.marks) }

    /// The name of the filter on the site.
    var siteLabel: LocalizableString { .localized(for: AttentionViewModel.self, propertyName: rawValue) }
}

extension FaultSearches.Found {
    /// Returns the number of previews that a filter shows, as far as they have been found.
    fileprivate func count(of filter: AttentionFilter) -> Int { marks.values.count(where: filter.shows) }
}

extension PageParameters {
    /// Shows all previews of the catalog that a filter shows. Nil for all.
    mutating func show(only filter: AttentionFilter?) {
        attention = filter
        query = ""
        category = nil
        cards = .first
    }
}
