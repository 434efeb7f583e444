import FOSMVVM

/// What stands where there is nothing to show, with the next step.
struct SiteEmptyState: Codable, Sendable {
    let title: LocalizableString
    let text: LocalizableString
    /// Code that shows how to begin.
    let sample: String?
    let address: String
    let action: LocalizableString

    /// No preview passes the filter.
    static func nothingFound(_ context: PageContext) -> SiteEmptyState {
        let all = context.links.address(.catalogue) {
            $0.query = ""
            $0.category = nil
        }
        return SiteEmptyState("nothingFound", address: all)
    }

    /// The program has no preview.
    static func nothingHere(_ context: PageContext) -> SiteEmptyState {
        let sample = """
            #Preview("With items") {
                TaskListView.previewHost(bundle: .module, viewModel: .stub())
            }
            """
        return SiteEmptyState("nothingHere", sample: sample, address: context.links.address(.docs("")))
    }

    private init(_ key: String, sample: String? = nil, address: String) {
        let text = { (name: String) in
            LocalizableString.localized(for: Self.self, parentKeys: key, propertyName: name)
        }
        title = text("title")
        self.text = text("text")
        self.sample = sample
        self.address = address
        action = text("action")
    }
}
