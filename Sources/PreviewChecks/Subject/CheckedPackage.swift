import Diagnostics
import FOSFoundation
import FOSMVVM
package import Foundation
package import HTMLRendering
import HTMLSnapshots
package import MarkdownDocs
package import PreviewCatalog
package import PreviewSnapshots
import TemplateEngine

/// The subject of a check: the content of a package.
package struct CheckedPackage: Sendable {
    /// The previews and the ViewModels.
    package let catalog: PreviewCatalog
    /// Renders the previews. Contains their templates and texts.
    package let renderer: HTMLRenderer
    /// The pages of the package.
    package let docs: DocsLibrary
    /// The names of the templates that the host uses itself. Templates of a package with these names replace them.
    let hostTemplates: Set<String>
    /// The entry of the package's settings that sets the default locale. Nil if there is none.
    let defaultLocaleEntry: PackageSettings.Entry?
    /// The paths of all files below `/assets`. Nil if they are not known.
    let assets: Set<String>?
    /// Returns the reason why a code block of the docs does not show the preview that it names.
    let previewProblem: @Sendable (MarkdownCodeBlock) -> String?
    /// Uses the views.
    let exerciser: any ViewExerciser
    /// Examines previews in a browser. Nil without one.
    let browser: (any BrowserExaminer)?
    /// Finds what the package lacks.
    let missingParts: MissingParts
    /// The package's folder.
    let folder: URL
    /// Makes paths relative to the package.
    let paths: PackagePaths
    /// The package's own templates that parse, except those that replace templates of the host.
    let templates: [TemplateOutline]
    /// The templates that each template includes.
    let inclusions: TemplateInclusions
    private let misplaced = Once<MisplacedTemplates>()
    private let unclaimed = Once<UnclaimedTemplates>()

    /// Creates the subject of a check.
    ///
    /// - Parameters:
    ///   - package: The package's folder, to which places are relative.
    ///   - hostTemplates: The names of the templates of the host.
    ///   - defaultLocaleEntry: The entry of the package's settings that sets the default locale. Nil if there is none.
    ///   - assets: The paths of all files below `/assets`. Nil if they are not known.
    ///   - previewProblem: Returns the reason why a code block of the docs does not show the preview that it names.
    ///   - exerciser: Uses views.
    ///   - browser: Examines previews in a browser. Nil without one.
    ///   - program: The program whose commands fix findings. Nil for the running one.
    package init(
        package: URL, catalog: PreviewCatalog, renderer: HTMLRenderer, docs: DocsLibrary,
        hostTemplates: Set<String> = [], defaultLocaleEntry: PackageSettings.Entry? = nil,
        assets: Set<String>? = nil, previewProblem: @escaping @Sendable (MarkdownCodeBlock) -> String? = { _ in nil },
        exerciser: any ViewExerciser = LocalViewExerciser(), browser: (any BrowserExaminer)? = nil,
        program: HostProgram? = nil
    ) {
        let catalog = catalog.of(MainPackage(package))
        missingParts = MissingParts(
            in: catalog, package: package, templates: renderer.templates,
            program: program ?? HostProgram(package: package, name: HostProgram.runningName))
        folder = package
        self.exerciser = exerciser
        self.browser = browser
        self.assets = assets
        self.previewProblem = previewProblem
        paths = PackagePaths(package)
        self.catalog = catalog
        self.renderer = renderer
        self.docs = docs
        self.hostTemplates = hostTemplates
        self.defaultLocaleEntry = defaultLocaleEntry
        templates = renderer.templates.names.filter { !hostTemplates.contains($0) }
            .compactMap(renderer.templates.outline)
        inclusions = TemplateInclusions(in: renderer.templates)
    }
}

extension CheckedPackage {
    /// Returns the full names of the templates that are used by views, by the host, and by other used templates.
    func usedTemplates() -> Set<String> {
        inclusions.used(
            by: catalog.previews.map(\.viewName) + catalog.viewModelNames.map(ViewInput.viewName(ofModel:))
                + hostTemplates
                + renderer.templates.names.filter { $0.hasPrefix(HTMLRenderer.componentTemplateFolder + "/") })
    }

    /// Returns the files that would be templates in another place or with another name.
    func misplacedTemplates() -> MisplacedTemplates {
        misplaced.get { MisplacedTemplates(in: folder, paths: paths) }
    }

    /// Returns the templates that belong to no view.
    func unclaimedTemplates() -> UnclaimedTemplates {
        unclaimed.get { UnclaimedTemplates(in: renderer.templates, views: catalog.viewNames) }
    }

    /// Returns the style sheets in the assets and next to views, sorted by folder.
    func styleSheets() -> [URL] {
        let folders = PackageFolders(package: folder, bundles: [], targets: catalog.targets)
        return folders.assets.flatMap(BlockedResources.styleSheets(below:))
            + folders.targets.flatMap(BlockedResources.styleSheets(besideViewsOf:))
    }

    /// Returns the folders of snapshots that the package's targets do not exclude.
    func unexcludedSnapshots() -> [UnexcludedSnapshots] { UnexcludedSnapshots.all(inPackage: folder) }

    /// Returns the changes of snapshots and pictures that wait for a review.
    ///
    /// - Throws: `HTMLSnapshotError` for a folder that cannot be listed.
    func pendingSnapshots() throws -> [PendingSnapshot] {
        let previews = Dictionary(catalog.previews.map { ($0.snapshotName, $0) }) { first, _ in first }
        return try SnapshotFolder.all(inPackage: folder).flatMap { folder in
            try folder.pending().map { PendingSnapshot($0, previews: previews) }
        }
    }

    /// Returns the templates that are not files of other packages.
    func ownTemplates() -> [TemplateOutline] {
        let others = MainPackage(folder).others(of: catalog.targets).map { $0.path + "/" }
        return templates.filter { template in !others.contains(where: template.file.hasPrefix) }
    }

    /// Returns a place in a file, relative to the package if the file is inside it.
    func place(_ file: String) -> SourcePlace { SourcePlace(file: paths.relative(file)) }

    /// Returns a place relative to the package if its file is inside it.
    func place(_ place: SourcePlace) -> SourcePlace { paths.relative(place) }
}
