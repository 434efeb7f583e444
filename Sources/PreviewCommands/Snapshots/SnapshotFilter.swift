import FOSMVVM
import HTMLSnapshots
import PreviewCatalog
import SnapshotCatalog

/// Finds the snapshots that arguments name.
struct SnapshotFilter {
    private let files: Set<String>
    private let viewModels: Set<String>
    private let previews: Set<String>
    private let features: Set<String>
    private let locales: Set<LocaleIdentifier>

    /// A filter of what there is.
    ///
    /// - Throws: `UsageError` with the nearest names for one that names nothing.
    init(_ options: SnapshotFilterOptions, catalog: PreviewCatalog, store: LocalizationStore) throws {
        let names = PreviewNames(catalog: catalog)
        files = Set(options.files.map(SnapshotFilter.path(named:)))
        viewModels = Set(try options.viewModel.map(names.viewModel))
        features = Set(try options.feature.map(names.feature))
        previews = Set(try options.preview.flatMap(names.slugs))
        locales = Set(try options.locale.map { try names.listedLocale($0, in: store) })
    }

    /// Whether a locale is named.
    func asks(for locale: LocaleIdentifier) -> Bool { locales.contains(locale) }

    /// Whether a preview's snapshot is meant.
    func includes(_ snapshot: PreviewSnapshot) -> Bool {
        let preview = snapshot.preview
        return (files.isEmpty || files.contains(snapshot.path))
            && (viewModels.isEmpty || viewModels.contains(preview.viewModelName))
            && (previews.isEmpty || previews.contains(preview.slug))
            && (features.isEmpty || features.contains(preview.feature))
            && (locales.isEmpty || locales.contains(snapshot.locale))
    }

    /// The path below the snapshots' folder of a file as messages, shells and people write it.
    static func path(named file: String) -> String {
        let parts = file.split(separator: "/").map(String.init)
        let start = parts.lastIndex(of: SnapshotFolder.name).map { $0 + 1 } ?? 0
        let path = parts[start...].joined(separator: "/")
        return SnapshotPath.recorded(for: path) ?? path
    }
}
