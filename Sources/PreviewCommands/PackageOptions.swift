import ArgumentParser
import Foundation
import HTMLRendering
import PreviewCatalog
import PreviewSite
import TemplateEngine

/// `--package`, and what follows from it.
struct PackageOption: ParsableArguments {
    @Option(help: ArgumentHelp("The package that has Templates, Public and Docs.", valueName: "folder"))
    var package = "."

    /// The package's folder.
    var folder: URL { URL(filePath: package, directoryHint: .isDirectory) }

    func validate() throws {
        guard (try? folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true else {
            throw ValidationError("There is no folder '\(package)'. Name the folder that has Package.swift.")
        }
    }

    /// Says where templates were looked for, when there are none: views are then shown by their category.
    func warnWithoutTemplates() {
        let templates = folder.appending(path: "Templates", directoryHint: .isDirectory)
        guard !FileManager.default.fileExists(atPath: templates.path(percentEncoded: false)) else { return }
        let path = templates.standardizedFileURL.path(percentEncoded: false)
        StandardError.print(
            "There is no folder \(path): views are shown by their category. Name the package with --package.")
    }

    /// The site of a catalog in the package.
    func site(of catalog: PreviewCatalog, environment: RenderingEnvironment = .preview) -> PreviewSite {
        PreviewSite(
            catalog: catalog, folders: ContentFolders(package: folder, bundles: catalog.bundles),
            environment: environment, log: StandardError.print)
    }
}

/// `--time-zone`, and what follows from it.
struct TimeZoneOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The time zone of the previews' dates, such as Asia/Tokyo; UTC if left out.", valueName: "name"))
    var timeZone: String?

    /// The time zone, if one is named.
    var chosen: TimeZone? { timeZone.flatMap(PreviewTimeZone.init)?.timeZone }

    /// What previews are rendered in.
    var environment: RenderingEnvironment {
        chosen.map { .preview.in(timeZone: $0) } ?? .preview
    }

    func validate() throws {
        guard let timeZone, PreviewTimeZone(timeZone) == nil else { return }
        let nearest = PreviewTimeZone.nearest(to: timeZone)
        let hint =
            nearest.isEmpty
            ? "Use a name of the IANA database, such as Asia/Tokyo."
            : "Did you mean \(nearest.joined(separator: " or "))?"
        throw ValidationError("There is no time zone '\(timeZone.excerpt)'. \(hint)")
    }
}
