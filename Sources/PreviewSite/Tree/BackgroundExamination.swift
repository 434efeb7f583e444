import FOSMVVM

/// What a page needs to examine the previews in the background: their accessibility and their layout.
struct BackgroundExamination: Codable, Sendable {
    /// The maximum number of previews of a catalog that is examined as a whole. In a larger one, the page of a view examines
    /// only its previews.
    private static let maxPreviews = 2_000

    /// The address of axe-core. Nil if it is not installed, so that only the layout is examined.
    let script: String?
    /// The address of the list of documents.
    let index: String
    /// Receives the results.
    let report: String

    /// Nil in an export, whose previews `check` has examined. Without axe-core, only the pages with problems examine.
    init?(_ context: PageContext) {
        script = InstalledAxe.script(in: context.content.assets)?.address
        let hasProblems = context.page is ProblemsPage || context.page is WorkbenchPage
        guard !context.isExported, script != nil || hasProblems else { return nil }
        let isSmall = context.content.catalog.previews.count <= Self.maxPreviews
        guard isSmall || context.page.subject != nil else { return nil }
        index = context.links.address(JSONEndpoint<ExaminationIndex>()) {
            $0.preview = isSmall ? nil : context.page.subject.map { BareDocument(viewModel: $0.viewModel, slug: nil) }
        }
        report = ReportExamined().address
    }

    /// The scripts of a page with previews, with the one that examines them.
    static func modules(_ modules: [BuiltInAsset], in context: PageContext) -> [BuiltInAsset] {
        modules + (Self(context) == nil ? [] : [.examinationScript])
    }
}
