import FOSMVVM

/// What a page needs to examine the accessibility of previews in the background.
struct BackgroundExamination: Codable, Sendable {
    /// The maximum number of previews of a catalog whose list each page reads. Pages of a larger one examine only the previews
    /// that they show.
    private static let maxPreviews = 2_000

    /// The address of axe-core.
    let script: String
    /// The address of the list of all previews. Nil if there are too many.
    let index: String?
    /// What a number beside a preview counts.
    let label: LocalizableString

    /// Nil if axe-core is not installed, and in an export, whose previews `check` has examined.
    init?(_ context: PageContext) {
        guard !context.isExported, let script = InstalledAxe.script(in: context.content.assets) else { return nil }
        self.script = script.address
        let isSmall = context.content.catalog.previews.count <= Self.maxPreviews
        index = isSmall ? JSONFile<CatalogIndex>().address : nil
        label = .localized(for: Self.self, propertyName: "label")
    }

    /// The scripts of a page with previews, with the one that examines them.
    static func modules(_ modules: [BuiltInAsset], in context: PageContext) -> [BuiltInAsset] {
        modules + (Self(context) == nil ? [] : [.examinationScript])
    }
}
