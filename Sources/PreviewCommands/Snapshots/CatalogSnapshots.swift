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

    /// Finds the snapshots that the options select. Without options, these are all snapshots.
    ///
    /// - Parameters:
    ///   - catalog: The program's previews.
    ///   - host: The name of the program for messages.
    ///   - changes: The files whose changes the selected snapshots can show. Nil for any.
    ///   - isRecorded: Whether a path has a snapshot. By default, the folder of the snapshots decides.
    /// - Throws: `UsageError` for an argument that names something unknown, for settings that cannot be used, or for a
    ///   folder of templates that cannot be listed.
    init(
        _ options: SnapshotFilterOptions? = nil, of catalog: PreviewCatalog = PreviewSite.catalog(),
        in folder: SnapshotFolder, package: URL, timeZone: TimeZone? = nil, host: HostProgram? = nil,
        changes: ChangedFiles? = nil, isRecorded: ((String) -> Bool)? = nil
    ) throws {
        let settings = PackageSettings(package: package)
        try settings.validate()
        knownIssues = try KnownIssues(settings: settings)
        let packaged = try HTMLRenderer(package: package, bundles: catalog.bundles, targets: catalog.targets)
        let renderer = timeZone.map { packaged.in(timeZone: $0) } ?? packaged
        let store = renderer.localizations
        self.folder = folder
        self.host = host ?? HostProgram(package: package, name: RootCommand.programName)
        problems = store.problems
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
                $0, snapshots: paths, in: folder, package: package, previews: catalog.previews, renderer: renderer)
        }
        if let options { try expectEachFile(of: options) }
        if let options, let filter, !all.contains(where: filter.includes) {
            throw UsageError("No snapshot matches these filters: \(options.named). Leave some of them out.")
        }
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
        let paths = options.files.map { SnapshotFilter.path(named: $0, in: [folder]) }
        for path in paths where !known.contains(path) {
            throw UsageError(NearestNames.unknown("snapshot", path, among: known.sorted()))
        }
    }
}
