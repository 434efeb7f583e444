import Diagnostics
import FOSMVVM
import Foundation
import HTMLRendering
import HTMLSnapshots
import PreviewCatalog
import PreviewChecks
import PreviewSite
import PreviewSnapshots
import TemplateEngine

/// The snapshots of the program's previews.
struct CatalogSnapshots {
    /// The snapshots of all previews in all locales with texts, or in the default locale, and in the pseudo-locales that
    /// the options name or that are already recorded.
    private let all: [PreviewSnapshot]
    /// The problems of the YAML files. Texts or whole locales may be missing because of them.
    let problems: [Diagnostic]
    /// The settings of the comparison.
    let normalizer: HTMLNormalizer
    private let filter: SnapshotFilter?
    /// What changed files can affect. Nil to compare snapshots whatever has changed.
    private let affected: AffectedSnapshots?
    /// The snapshots that are expected not to match.
    private let knownIssues: KnownIssues
    private let folder: SnapshotFolder
    private let host: HostProgram
    private let defaultLocale: LocaleIdentifier

    /// Finds the snapshots that the options select. Without options, these are all snapshots.
    ///
    /// - Parameters:
    ///   - catalog: The program's previews. Nil to load them.
    ///   - host: The name of the program for messages.
    ///   - changes: The files whose changes the selected snapshots can show. Nil for any.
    ///   - showsAssets: Whether a changed stylesheet can show in them, as in pictures.
    ///   - isRecorded: Whether a path has a snapshot. By default, the folder of the snapshots decides.
    /// - Throws: `UsageError` for an argument that names something unknown, for settings that cannot be used, or for a
    ///   folder of templates that cannot be listed.
    init(
        _ options: SnapshotFilterOptions? = nil, of catalog: PreviewCatalog? = nil,
        in folder: SnapshotFolder, package: URL, timeZone: TimeZone? = nil, host: HostProgram? = nil,
        changes: FileChanges? = nil, showsAssets: Bool = false, isRecorded: ((String) -> Bool)? = nil
    ) throws {
        let catalog = catalog ?? PreviewSite.catalog(in: package)
        let settings = PackageSettings(package: package)
        let extensions = PreviewHost.extensions
        try settings.validate(rules: extensions.rules)
        knownIssues = try KnownIssues(settings: settings, rules: extensions.rules)
        let packaged = try HTMLRenderer(
            package: package, bundles: catalog.bundles, targets: catalog.targets, renderers: extensions.renderers)
        let renderer = timeZone.map { packaged.in(timeZone: $0) } ?? packaged
        let store = renderer.localizations
        self.folder = folder
        self.host = host ?? HostProgram(package: package, name: RootCommand.programName)
        problems = store.problems
        defaultLocale = store.defaultLocale
        normalizer = HTMLNormalizer(redactions: try SnapshotRedaction.declared(inPackage: package))
        let filter = try options.flatMap {
            try $0.isEmpty ? nil : SnapshotFilter($0, catalog: catalog, store: store, in: folder)
        }
        let isRecorded = isRecorded ?? folder.has
        let locales = store.shownLocales + PseudoLocale.allCases.map(\.identifier)
        all = catalog.snapshots(locales: locales, renderer: renderer).filter { snapshot in
            snapshot.locale.pseudo == nil || snapshot.preview.locale != nil
                || filter?.asks(for: snapshot.locale) == true || isRecorded(snapshot.path)
        }
        self.filter = filter
        let paths = Set(all.map(\.path))
        affected = changes.map {
            AffectedSnapshots(
                $0, snapshots: paths, in: folder, package: package, previews: catalog.previews, renderer: renderer,
                hasOwnRenderers: !extensions.renderers.isEmpty, showsAssets: showsAssets)
        }
        if let options { try expectEachFile(of: options) }
        if let options, let filter, !all.contains(where: filter.includes) {
            throw UsageError("No snapshot matches these filters: \(options.named). Leave some of them out.")
        }
    }

    /// The ids of the previews that changed files can affect.
    var affectedPreviews: Set<String> {
        Set(all.filter { affected?.includes($0) != false }.map(\.preview.assistantID))
    }

    /// The errors of snapshots that the settings expect not to match, but that do not exist.
    var unknownIssues: [Diagnostic] { knownIssues.unknownSnapshots(among: Set(all.map(\.path))) }

    /// Returns the plan of a run.
    ///
    /// - Throws: `SnapshotPlanError` if two snapshots share a file.
    func plan(shard: SnapshotShard = .whole) throws -> SnapshotPlan {
        let isFiltered = filter != nil || affected?.isAll == false
        let paths = Set(named.filter { affected?.includes($0) != false }.map(\.path))
        return try SnapshotPlan(
            all: all.map(subject), shard: shard, filter: isFiltered ? { paths.contains($0.snapshot.path) } : nil)
    }

    /// Returns the plan of a run of pictures: in the locales that the options name, or else in the default locale and those
    /// that previews are pinned to. It leaves obsolete files to the run of the HTML.
    ///
    /// - Throws: `SnapshotPlanError` if two pictures share a file, or `UsageError` if the options name none.
    func plan(
        shard: SnapshotShard, of pictures: SnapshotPictureOptions, in chromium: ChromiumPictures
    ) throws -> SnapshotPlan {
        let shown = all.filter { snapshot in
            filter.map { $0.namesLocales } == true || snapshot.preview.locale != nil || snapshot.locale == defaultLocale
        }
        let cases = shown.flatMap { snapshot in
            pictures.variants.map { picture(of: snapshot, $0, in: chromium) }
        }
        if let filter, !cases.contains(where: { filter.includes(picture: $0.snapshot) }) {
            let names = pictures.variants.map(\.name).joined(separator: ", ")
            throw UsageError("No picture matches these filters. The pictures are \(names). Add --theme or --width.")
        }
        let paths = Set(named.filter { affected?.includes($0) != false }.map(\.path))
        return try SnapshotPlan(all: cases, shard: shard) { subject in
            paths.contains(subject.snapshot.htmlPath) && filter?.includes(picture: subject.snapshot) != false
        }
    }

    private func picture(
        of preview: PreviewSnapshot, _ variant: PictureVariant, in chromium: ChromiumPictures
    ) -> SnapshotCase {
        let snapshot = preview.snapshot(in: folder.url).picture(variant)
        return SnapshotCase(
            snapshot: snapshot, title: "\(preview.title) \(variant.theme.rawValue) \(variant.width)",
            acceptCommand: host.acceptCommand(path: snapshot.path),
            recordCommand: host.recordCommand(path: snapshot.path, variant),
            take: { try chromium.picture(of: preview, variant) }, comparison: chromium.difference)
    }

    /// The sentence about the snapshots that changed files select. Nil if changed files select nothing.
    var selection: String? {
        affected.map { $0.reason(selected: named.count(where: $0.includes), of: named.count) }
    }

    /// The snapshots that the arguments name.
    private var named: [PreviewSnapshot] { all.filter { filter?.includes($0) != false } }

    private func subject(of preview: PreviewSnapshot) -> SnapshotCase {
        let snapshot = preview.snapshot(in: folder.url)
        return SnapshotCase(
            snapshot: snapshot, title: preview.title,
            address: HostProgram.address.map { preview.address(on: $0).absoluteString },
            acceptCommand: host.acceptCommand(path: snapshot.path),
            recordCommand: host.recordCommand(path: snapshot.path),
            isKnownIssue: knownIssues.snapshots.contains(snapshot.path),
            html: preview.actual)
    }

    private func expectEachFile(of options: SnapshotFilterOptions) throws {
        let known = Set(all.map(\.path))
        let snapshots = options.files.map {
            HTMLSnapshot(folder: folder.url, recordedPath: SnapshotFilter.path(named: $0, in: [folder]))
        }
        for snapshot in snapshots where !known.contains(snapshot.htmlPath) {
            throw UsageError(NearestNames.unknown("snapshot", snapshot.path, among: known.sorted()))
        }
    }
}
