import FOSMVVM

/// What the previews need, each kind as a link to it.
@ViewModel
struct AttentionViewModel {
    @LocalizedString var title
    let items: [PageLink]
    var vmId = ViewModelId(type: Self.self)

    /// Nil if all is well, as far as it is known.
    ///
    /// - Parameters:
    ///   - pending: The number of pending changes of snapshots.
    ///   - missing: The number of views without previews.
    init?(_ problems: FoundProblems, pending: Int, missing: Int, links: PageLinks) {
        let marked = AttentionFilter.allCases.map { filter in
            let address = links.address(CatalogPage()) { $0.show(only: filter) }
            return (filter.rawValue, filter.icon, problems.count(where: filter.shows), address)
        }
        let others = [
            ("snapshots", "changed", pending, links.address(SnapshotsPage())),
            ("missing", "container", missing, "#missing"),
        ]
        items = (marked + others).filter { $0.2 > 0 }.map { name, icon, count, address in
            PageLink(
                label: .localized(for: Self.self, propertyName: name), address: address,
                count: LocalizableInt(value: count), icon: icon)
        }
        if items.isEmpty { return nil }
    }

    init(items: [PageLink]) { self.items = items }

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
    case layout
    case accessibility

    fileprivate var icon: String {
        switch self {
        case .problems: "warning"
        case .texts: "text"
        case .layout: "overflow"
        case .accessibility: "accessibility"
        }
    }

    private var marks: PreviewMarks {
        switch self {
        case .problems: [.broken, .findings]
        case .texts: .texts
        case .layout: .layout
        case .accessibility: .accessibility
        }
    }

    /// Whether a preview with these marks is shown.
    func shows(_ marks: PreviewMarks) -> Bool { !marks.isDisjoint(with: self.marks) }

    /// The name of the filter on the site.
    var siteLabel: LocalizableString { .localized(for: AttentionViewModel.self, propertyName: rawValue) }
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
