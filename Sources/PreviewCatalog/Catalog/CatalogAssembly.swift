import Diagnostics
import FOSMVVM
import Foundation

extension Diagnostic {
    /// Two previews of one ViewModel have one address.
    static func duplicate(_ preview: Preview, first: SourcePlace) -> Diagnostic {
        Diagnostic(
            .previewAddress,
            """
            \(preview.viewModelName) already has a preview at the address of "\(preview.name)", in \(first). Rename one.
            """, at: preview.place, subject: preview.viewModelName)
    }

    /// A preview's name has neither a letter nor a digit.
    static func emptySlug(of preview: Preview) -> Diagnostic {
        Diagnostic(
            .previewAddress,
            """
            The preview name "\(preview.name)" has no letter or digit to make an address of. \
            Give it a name such as "Empty".
            """, at: preview.place, subject: preview.viewModelName)
    }

    /// Two ViewModels of one module have one name.
    static func duplicateViewModel(_ name: String, at place: SourcePlace, first: SourcePlace) -> Diagnostic {
        Diagnostic(
            .previewAddress,
            "There is already a ViewModel \(name), in \(first). Rename one, because names in a module must be unique.",
            at: place, subject: name)
    }
}

/// Puts a catalog together, record by record.
struct CatalogAssembly {
    private(set) var viewModels: [String: ViewModelRecord] = [:]
    private(set) var problems: [Diagnostic] = []
    private(set) var bundles: [Bundle] = []
    private var previews: [String: [Preview]] = [:]
    /// The places of previews by the names of their ViewModels and their slugs.
    private var places: [[String]: SourcePlace] = [:]
    private var packages: SourcePackages
    private let features: FeatureNames
    private let isolation: (any PreviewIsolation)?

    /// - Parameters:
    ///   - previews: All previews that will be added.
    ///   - main: The package to which places are relative. Nil if they are relative to their own package.
    ///   - origin: Where the program was built, if it runs for a copy of its package.
    init(of previews: [PreviewRecord], isolation: (any PreviewIsolation)?, main: MainPackage?, origin: BuildOrigin?) {
        packages = SourcePackages(main: main)
        features = FeatureNames(of: previews, in: &packages, origin: origin)
        self.isolation = isolation
    }

    /// The entries, by feature and name.
    var entries: [CatalogEntry] {
        previews.values.compactMap(CatalogEntry.init(previews:))
            .sorted { ($0.feature, $0.viewModelName) < ($1.feature, $1.viewModelName) }
    }

    mutating func add(_ record: ViewModelRecord) {
        let name = ViewModelName.of(record.type)
        let place = SourcePlace(path: record.file, line: record.line, in: &packages)
        if let first = viewModels[name] {
            let first = SourcePlace(path: first.file, line: first.line, in: &packages)
            problems.append(.duplicateViewModel(name, at: place, first: first))
        } else {
            viewModels[name] = record
            if place.isInSources, let bundle = record.bundle { add(bundle) }
        }
    }

    mutating func add(_ record: PreviewRecord) {
        let place = SourcePlace(path: record.file, line: record.line, in: &packages)
        let preview = Preview(
            record, named: number(of: record), at: place, feature: features.name(ofFile: record.file),
            isolation: isolation)
        add(record.bundle)
        guard !preview.slug.isEmpty else { return problems.append(.emptySlug(of: preview)) }
        let address = [preview.viewModelName, preview.slug]
        if let first = places.updateValue(preview.place, forKey: address) {
            problems.append(.duplicate(preview, first: first))
            places[address] = first
        } else {
            previews[preview.viewModelName, default: []].append(preview)
        }
    }

    /// Returns the name of a preview of a view without a ViewModel that has none, unless it is the first one.
    private func number(of record: PreviewRecord) -> String? {
        guard record.name == nil, !record.showsViewModel else { return nil }
        let unnamed = previews[record.viewName, default: []].count { $0.name.hasPrefix(Preview.defaultName) }
        return unnamed == 0 ? nil : "\(Preview.defaultName) \(unnamed + 1)"
    }

    private mutating func add(_ bundle: Bundle) {
        if !bundles.contains(bundle) { bundles.append(bundle) }
    }
}
