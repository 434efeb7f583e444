/// A parameter by its name in an address.
enum SiteParameter: String, CaseIterable, Codable, Sendable {
    case locale, theme, dir, width, tz, panel, strings, pseudo, q, category, snapshot

    /// Those of the bare documents, which change the preview itself.
    static let ofDocuments: Set<SiteParameter> = [.locale, .theme, .dir, .tz]
    /// Those that every page keeps: how previews are shown.
    static let ofPreviews = ofDocuments.union([.width])
    /// Those of the page of a snapshot and its forms.
    static let ofSnapshots = ofPreviews.union([.snapshot])
}

extension SitePath {
    /// The parameters that the page reads or passes on, which addresses of it keep.
    var parameters: Set<SiteParameter> {
        switch self {
        case .asset: []
        case .document, .recorded: SiteParameter.ofDocuments
        case .docs, .coverage, .snapshots: SiteParameter.ofPreviews
        case .snapshot: SiteParameter.ofSnapshots
        case .catalogue: SiteParameter.ofPreviews.union([.q, .category])
        case .workbench: SiteParameter.ofPreviews.union([.panel, .strings])
        case .matrix: SiteParameter.ofPreviews.union([.pseudo])
        }
    }
}
