import FOSMVVM

/// What a page needs to examine the previews in the background: their accessibility and their layout.
struct BackgroundExamination: Codable, Sendable {
    /// The maximum number of previews of a catalog whose list each page reads. Pages of a larger one examine only the previews
    /// that they show.
    private static let maxPreviews = 2_000

    /// The address of axe-core. Nil if it is not installed, so that only the layout is examined.
    let script: String?
    /// The address of the list of all documents. Nil if there are too many.
    let index: String?
    /// Receives the results.
    let report: String
    /// What a number beside a preview counts.
    let label: LocalizableString

    /// Nil in an export, whose previews `check` has examined. Without axe-core, only the page of problems examines.
    init?(_ context: PageContext) {
        script = InstalledAxe.script(in: context.content.assets)?.address
        guard !context.isExported, script != nil || context.page is ProblemsPage else { return nil }
        let isSmall = context.content.catalog.previews.count <= Self.maxPreviews
        index = isSmall ? JSONFile<ExaminationIndex>().address : nil
        report = ReportExamined().address
        label = .localized(for: Self.self, propertyName: "label")
    }

    /// The scripts of a page with previews, with the one that examines them.
    static func modules(_ modules: [BuiltInAsset], in context: PageContext) -> [BuiltInAsset] {
        modules + (Self(context) == nil ? [] : [.examinationScript])
    }
}
