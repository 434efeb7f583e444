import FOSMVVM
import Foundation
import HTMLRendering
import HTMLSnapshots
import PreviewCatalog
import PreviewSite
import PreviewSnapshots
import TemplateEngine

/// The snapshots of the program's previews.
struct CatalogSnapshots {
    /// Those of all previews in all locales that there are texts for, and in the pseudo-locales that are asked for or were
    /// recorded before.
    private let all: [PreviewSnapshot]
    /// What is wrong with the YAML files. Texts may be missing, and whole locales.
    let problems: [LocalizationProblem]
    /// What the previews are compared by.
    let normalizer: HTMLNormalizer
    private let filter: SnapshotFilter?
    private let folder: SnapshotFolder
    private let host: HostProgram

    /// The snapshots that the options name; all without options.
    ///
    /// - Parameters:
    ///   - catalog: The program's previews.
    ///   - host: The program that messages name.
    ///   - isRecorded: Whether a path has a snapshot, where it is not the folder that tells.
    /// - Throws: `UsageError` for an argument that names nothing, settings that cannot be used, or a folder of templates
    ///   that cannot be listed.
    init(
        _ options: SnapshotFilterOptions? = nil, of catalog: PreviewCatalog = PreviewSite.catalog(),
        in folder: SnapshotFolder, package: URL, timeZone: TimeZone? = nil, host: HostProgram? = nil,
        isRecorded: ((String) -> Bool)? = nil
    ) throws {
        let packaged = try HTMLRenderer(package: package, bundles: catalog.bundles)
        let renderer = timeZone.map { packaged.in(timeZone: $0) } ?? packaged
        let store = renderer.localizations
        self.folder = folder
        self.host = host ?? HostProgram(package: package, name: RootCommand.programName)
        problems = store.problems
        normalizer = HTMLNormalizer(redactions: try SnapshotRedaction.declared(inPackage: package))
        let filter = try options.flatMap { try $0.isEmpty ? nil : SnapshotFilter($0, catalog: catalog, store: store) }
        let isRecorded = isRecorded ?? folder.has
        let locales = store.locales + PseudoLocale.allCases.map(\.identifier)
        all = catalog.snapshots(locales: locales, renderer: renderer).filter { snapshot in
            snapshot.locale.pseudo == nil || snapshot.preview.locale != nil
                || filter?.asks(for: snapshot.locale) == true || isRecorded(snapshot.path)
        }
        self.filter = filter
        if let options { try expectEachFile(of: options) }
        if let options, let filter, !all.contains(where: filter.includes) {
            throw UsageError("No snapshot is of all that is named: \(options.named). Leave some of it out.")
        }
    }

    /// What a run looks at.
    ///
    /// - Throws: `SnapshotPlanError` when two snapshots share a file.
    func plan(shard: SnapshotShard = .whole) throws -> SnapshotPlan {
        let paths = filter.map { filter in Set(all.filter(filter.includes).map(\.path)) }
        return try SnapshotPlan(
            all: all.map(subject), shard: shard, filter: paths.map { paths in { paths.contains($0.snapshot.path) } })
    }

    private func subject(of preview: PreviewSnapshot) -> SnapshotCase {
        let snapshot = preview.snapshot(in: folder.url)
        return SnapshotCase(
            snapshot: snapshot, title: preview.title,
            address: HostProgram.address.map { preview.address(on: $0).absoluteString },
            acceptCommand: host.acceptCommand(path: snapshot.path),
            recordCommand: host.recordCommand(path: snapshot.path), note: { preview.templateNote },
            html: preview.html)
    }

    private func expectEachFile(of options: SnapshotFilterOptions) throws {
        let known = Set(all.map(\.path))
        for file in options.files where !known.contains(SnapshotFilter.path(named: file)) {
            throw UsageError(
                NearestNames.unknown("snapshot", SnapshotFilter.path(named: file), among: known.sorted()))
        }
    }
}
