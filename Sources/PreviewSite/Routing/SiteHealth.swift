/// Whether the site works, `/health`.
struct SiteHealth: Codable {
    /// Always `ok`: a site that does not work does not answer.
    let status: String
    let views: Int
    let previews: Int
    let locales: Int
    /// Templates that do not parse.
    let templateErrors: Int
    /// Problems of YAML files.
    let localizationErrors: Int
    /// Previews and ViewModels that cannot be shown.
    let catalogErrors: Int
    /// Everything that the pages list as faulty: templates, all texts, docs and assets.
    let faults: Int

    init(_ content: SiteContent) {
        status = "ok"
        views = content.catalog.entries.count
        previews = content.catalog.previews.count
        locales = content.locales.count
        templateErrors = content.templates.errors.count
        localizationErrors = content.localizations.problems.count
        catalogErrors = content.catalog.problems.count
        faults = content.faults.count
    }
}
