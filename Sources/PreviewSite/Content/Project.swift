import Diagnostics
import HTMLRendering

/// The project whose previews the site shows: what the settings of its package say about it.
struct Project {
    /// The title of the settings, or the name of the package's folder. Nil without a package.
    let title: String?
    let description: String?
    /// The path of the mark below `/assets`. Nil without one.
    let logo: String?
    /// The address of the docs folder on a code host, where its pages can be changed. Nil without one.
    let editedDocs: String?
    /// That there is no file of the mark.
    let diagnostic: Diagnostic?

    /// - Parameters:
    ///   - folder: The name of the package's folder. Empty without a package.
    ///   - assets: The files that the site serves.
    init(_ settings: SiteSettings, folder: String, assets: AssetTable) {
        title = settings.title ?? (folder.isEmpty ? nil : folder)
        description = settings.description
        editedDocs = settings.editedDocs
        let isThere = settings.logoEntry.map { assets[$0.value] != nil } ?? false
        logo = isThere ? settings.logoEntry?.value : nil
        diagnostic = isThere ? nil : settings.logoEntry?.missingFile(among: assets)
    }
}

extension PackageSettings.Entry {
    fileprivate func missingFile(among assets: AssetTable) -> Diagnostic {
        let images = assets.paths.filter { !BuiltInFolders.isAsset($0) }
        let message = NearestNames.unknown(
            "file", value, among: images, hint: " Write the path of an image in Public, such as 'logo: bakery.svg'.")
        return Diagnostic(.settings, message, at: SourcePlace(file: PackageSettings.fileName, line: line))
    }
}
