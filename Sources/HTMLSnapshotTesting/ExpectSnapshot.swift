public import FOSMVVM
import FOSTesting
import Foundation
import HTMLRendering
import HTMLSnapshots
public import PreviewCatalog
public import PreviewSnapshots
public import Testing

/// Expects a preview's HTML to be complete, and as it is recorded in `__Snapshots__` beside the test's file.
///
/// What is not recorded is recorded, and fails; what differs is left beside the recorded file, as `.new.html`. With
/// `CI` set nothing is written. ``Testing/Trait/snapshots(record:redactions:)`` and `SNAPSHOT_TESTING_RECORD` say otherwise.
public func expectSnapshot(
    _ snapshot: PreviewSnapshot, filePath: StaticString = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let place = TestPlace(filePath: filePath, sourceLocation: sourceLocation)
    let file = snapshot.snapshot(in: place.snapshots)
    let address = HostProgram.address.map(snapshot.address)
    SnapshotExpectation(file, title: snapshot.title, address: address, place: place, note: { snapshot.templateNote })
        .check(redacting: snapshot.redactions, snapshot.html)
}

/// Expects a view's HTML to be as recorded in `__Snapshots__/tests/{file}/{name}.{locale}.html` beside the test's file.
///
/// - Parameters:
///   - view: The view, made here so that dates it takes from the clock can be shown as those of a fixed present.
///   - locale: The locale's tag.
///   - name: The snapshot's name, unlike all others of the test's file.
///   - filePath: The test's file.
///   - sourceLocation: Where a failure is shown.
public func expectSnapshot(
    of view: @autoclosure () -> HostedView<some ViewModelView>, locale: String = "en", named name: String,
    filePath: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    let place = TestPlace(filePath: filePath, sourceLocation: sourceLocation)
    SnapshotExpectation(place.snapshot(named: "\(name).\(locale)"), title: "\(name) \(locale)", place: place).check {
        try SingleView(view).html(locale: locale, filePath: "\(filePath)")
    }
}

/// Expects HTML to be as recorded in `__Snapshots__/tests/{file}/{name}.html` beside the test's file.
///
/// - Parameters:
///   - html: A fragment or a document.
///   - name: The snapshot's name, unlike all others of the test's file.
///   - filePath: The test's file.
///   - sourceLocation: Where a failure is shown.
public func expectSnapshot(
    _ html: String, named name: String, filePath: StaticString = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let place = TestPlace(filePath: filePath, sourceLocation: sourceLocation)
    SnapshotExpectation(place.snapshot(named: name), title: name, place: place).check { html }
}

/// What a test expects of HTML.
struct SnapshotExpectation {
    private let snapshot: HTMLSnapshot
    private let title: String
    private let address: URL?
    private let place: TestPlace
    /// Says what may be why the HTML differs.
    private let note: () -> String?

    init(
        _ snapshot: HTMLSnapshot, title: String, address: URL? = nil, place: TestPlace,
        note: @escaping () -> String? = { nil }
    ) {
        self.snapshot = snapshot
        self.title = title
        self.address = address
        self.place = place
        self.note = note
    }

    /// Compares the HTML with the recorded file, and fails the test when it is not the same.
    ///
    /// - Parameter redactions: Those of the package, read anew when nil; the test's own come behind them.
    func check(
        redacting redactions: [SnapshotRedaction]? = nil, _ html: () throws -> String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        do {
            try SnapshotNames.claim(snapshot, title: title)
            let settings = SnapshotTrait.current
            let mode = try SnapshotMode(named: settings.record?.rawValue, environment: environment)
            let declared = try redactions ?? place.redactions()
            let normalizer = HTMLNormalizer(redactions: declared + settings.redactions)
            let html = try html()
            let outcome = try snapshot.compare(html, mode: mode, normalizer: normalizer)
            guard outcome.isFailure else { return }
            let evidence = SnapshotEvidence(snapshot: snapshot, outcome: outcome, actual: html, place: place)
            try evidence.keep(environment: environment)
            let failure = SnapshotFailure(
                snapshot: snapshot, title: title, address: address, host: place.host, isPending: mode != .never)
            let lines = [outcome.isDifference ? note() : nil, failure.message(for: outcome)].compactMap(\.self)
            TestFailure(place: place).record(lines.joined(separator: "\n"))
        } catch {
            TestFailure(place: place).record("\(title): \(error.localizedDescription)")
        }
    }
}

extension SnapshotOutcome {
    fileprivate var isDifference: Bool {
        if case .different = self { true } else { false }
    }
}

/// A view that a test makes itself.
struct SingleView {
    private let made: MadePreview

    init(_ make: () -> HostedView<some ViewModelView>) {
        made = MadePreview(make)
    }

    /// The view's HTML with the templates of the package around the test.
    ///
    /// - Throws: ``IncompletePreviewError``, ``SnapshotCatalogError``, settings that cannot be used, or a folder of
    ///   templates that cannot be listed.
    func html(locale tag: String, filePath: String) throws -> String {
        let renderer = try HTMLRenderer(package: PackageFolder.around(filePath), bundles: [made.bundle])
        let store = renderer.localizations
        // A bundle without texts has a view that needs none, in any locale.
        guard let locale = LocaleIdentifier(tag), store.locales.isEmpty || store.supports(locale) else {
            throw SnapshotCatalogError.unknownLocale(tag, known: store.locales.map(\.tag))
        }
        return try renderer.render(made.subject, locale: locale).complete()
    }
}

extension PreviewSnapshot: CustomTestStringConvertible {
    /// `{ViewModel}/{preview} {locale}`.
    public var testDescription: String { title }
}
