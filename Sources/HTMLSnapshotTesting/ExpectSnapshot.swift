public import FOSMVVM
import FOSTesting
import Foundation
import HTMLRendering
import HTMLSnapshots
import PreviewCatalog
public import PreviewSnapshots
public import Testing

/// Expects a preview's HTML to be complete and to match the snapshot in `__Snapshots__` next to the test's file.
///
/// A missing snapshot is recorded, and the test fails. If the HTML differs, it is written next to the recorded file as
/// `.new.html`. If `CI` is set, no files are written. To change the record mode, use
/// ``Testing/Trait/snapshots(record:redactions:)`` or `SNAPSHOT_TESTING_RECORD`.
public func expectSnapshot(
    _ snapshot: PreviewSnapshot, filePath: StaticString = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let place = TestPlace(filePath: filePath, sourceLocation: sourceLocation)
    let file = snapshot.snapshot(in: place.snapshots)
    let address = HostProgram.address.map(snapshot.address)
    SnapshotExpectation(file, title: snapshot.title, address: address, place: place)
        .check(redacting: snapshot.redactions, snapshot.actual)
}

/// Expects a view's HTML to match `__Snapshots__/tests/{file}/{name}.{locale}.html` next to the test's file.
///
/// - Parameters:
///   - view: The view. It is made in this call, so that dates that it takes from the clock can be fixed.
///   - locale: The locale's tag.
///   - name: The snapshot's name, which must be unique in the test's file.
///   - filePath: The test's file.
///   - sourceLocation: The location of a failure.
public func expectSnapshot(
    of view: @autoclosure () -> HostedView<some ViewModelView>, locale: String = "en", named name: String,
    filePath: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    let place = TestPlace(filePath: filePath, sourceLocation: sourceLocation)
    SnapshotExpectation(place.snapshot(named: "\(name).\(locale)"), title: "\(name) \(locale)", place: place).check {
        ActualHTML(try SingleView(view).html(locale: locale, filePath: "\(filePath)"))
    }
}

/// Expects HTML to match `__Snapshots__/tests/{file}/{name}.html` next to the test's file.
///
/// - Parameters:
///   - html: A fragment or a document.
///   - name: The snapshot's name, which must be unique in the test's file.
///   - filePath: The test's file.
///   - sourceLocation: The location of a failure.
public func expectSnapshot(
    _ html: String, named name: String, filePath: StaticString = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let place = TestPlace(filePath: filePath, sourceLocation: sourceLocation)
    SnapshotExpectation(place.snapshot(named: name), title: name, place: place).check { ActualHTML(html) }
}

/// An expectation of a test about HTML.
struct SnapshotExpectation {
    private let snapshot: HTMLSnapshot
    private let title: String
    private let address: URL?
    private let place: TestPlace

    init(_ snapshot: HTMLSnapshot, title: String, address: URL? = nil, place: TestPlace) {
        self.snapshot = snapshot
        self.title = title
        self.address = address
        self.place = place
    }

    /// Compares the HTML with the recorded file, and fails the test if they differ.
    ///
    /// - Parameter redactions: The redactions of the package. Nil to read them again. Those of the test are applied
    ///   after them.
    func check(
        redacting redactions: [SnapshotRedaction]? = nil, _ html: () throws -> ActualHTML,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        do {
            try SnapshotNames.claim(snapshot, title: title, at: address == nil ? place.sourceLocation : nil)
            let settings = SnapshotTrait.current
            let mode = try SnapshotMode(named: settings.record?.rawValue, environment: environment)
            let declared = try redactions ?? place.redactions()
            let normalizer = HTMLNormalizer(redactions: declared + settings.redactions)
            let result = SnapshotResult(comparing: subject(try html()), mode: mode, normalizer: normalizer)
            guard result.isFailure else { return }
            try SnapshotEvidence(result, place: place).keep(environment: environment)
            TestFailure(place: place).record(result.text(colored: false))
        } catch {
            TestFailure(place: place).record("\(title): \(error.localizedDescription)")
        }
    }

    private func subject(_ html: ActualHTML) -> SnapshotCase {
        let host = place.host
        return SnapshotCase(
            snapshot: snapshot, title: title, address: address?.absoluteString,
            acceptCommand: host?.acceptCommand(path: snapshot.path),
            recordCommand: address == nil ? recordingTest : host?.recordCommand(path: snapshot.path),
            html: { html })
    }

    /// The command that records a snapshot that a test has named, which only the test itself can do.
    private var recordingTest: String {
        // The name can have folders of its own.
        let file = snapshot.path.split(separator: "/").dropFirst().first ?? ""
        return "SNAPSHOT_TESTING_RECORD=failed swift test --filter \(HostProgram.quoted(String(file)))"
    }
}

/// The expected and the actual HTML of a failure, for later review.
struct SnapshotEvidence {
    private let result: SnapshotResult
    private let place: TestPlace

    init(_ result: SnapshotResult, place: TestPlace) {
        self.result = result
        self.place = place
    }

    /// Attaches both to the test, and writes them to the folder in `SNAPSHOT_ARTIFACTS`.
    ///
    /// - Throws: `HTMLSnapshotError` if the folder cannot be written.
    func keep(environment: [String: String]) throws {
        if let expected = result.recordedText { attach(expected, as: "expected") }
        if let actual = result.actualText { attach(actual, as: "actual") }
        try SnapshotArtifacts(environment: environment)?.leave(result)
    }

    private func attach(_ text: String, as kind: String) {
        guard Test.current != nil else { return }
        let name = result.path.replacing("/", with: "-").replacing(".html", with: ".\(kind).html")
        Attachment.record(text, named: name, sourceLocation: place.sourceLocation)
    }
}

/// A view that a test makes.
struct SingleView {
    private static let targets = PreviewCatalog.load().targets
    private let made: MadePreview

    /// - Throws: An error for a view that does not store its ViewModel.
    init(_ make: () -> HostedView<some ViewModelView>) throws {
        made = try MadePreview(make)
    }

    /// Renders the view with the templates of the package that contains the test.
    ///
    /// - Throws: ``IncompletePreviewError``, ``SnapshotCatalogError``, ``MissingTextsError``, or an error for settings
    ///   that cannot be used or a folder of templates that cannot be listed.
    func html(locale tag: String, filePath: String) throws -> String {
        let package = try PackageFolder.around(filePath)
        let view = Result { try render(locale: tag, package: package, texts: made.bundle) }
        guard view.lacksTexts else { return try view.get().complete() }
        let holder = PreviewCatalog.load().bundles.first { bundle in
            bundle != made.bundle && !Result { try render(locale: tag, package: package, texts: bundle) }.lacksTexts
        }
        throw MissingTextsError(view, searched: made.bundle, holder: holder)
    }

    private func render(locale tag: String, package: URL, texts: Bundle) throws -> RenderedView {
        let renderer = try HTMLRenderer(package: package, bundles: [texts], targets: Self.targets)
        let store = renderer.localizations
        // If a bundle has no texts, its views need none in any locale.
        guard let locale = LocaleIdentifier(tag), store.locales.isEmpty || store.supports(locale) else {
            throw SnapshotCatalogError.unknownLocale(tag, known: store.locales.map(\.tag))
        }
        return renderer.render(made.subject, locale: locale)
    }
}

/// An error for texts that are missing in the bundle of a view.
struct MissingTextsError: LocalizedError {
    private let reason: String
    private let searched: Bundle
    private let holder: Bundle?

    /// - Parameters:
    ///   - view: The result of rendering the view with the texts of the bundle.
    ///   - searched: The bundle.
    ///   - holder: Another bundle of the program that contains the texts.
    init(_ view: Result<RenderedView, any Error>, searched: Bundle, holder: Bundle?) {
        do {
            _ = try view.get().complete()
            reason = ""
        } catch {
            reason = error.localizedDescription
        }
        self.searched = searched
        self.holder = holder
    }

    /// The missing texts, the searched bundle, and the bundle to pass.
    var errorDescription: String? {
        let advice =
            holder.map { "\($0.title) has the texts: pass that bundle to previewHost(bundle:)." }
            ?? "If another bundle has the texts, pass it: previewHost(bundle: .module)."
        return "\(reason)\nThe texts were looked up in \(searched.title). \(advice)"
    }
}

extension Result<RenderedView, any Error> {
    /// Whether a text is missing, or the locale has no texts.
    fileprivate var lacksTexts: Bool {
        switch self {
        case .success(let view): view.diagnostics.contains { $0.kind == .missingText }
        case .failure(SnapshotCatalogError.unknownLocale(_, let known)): !known.isEmpty
        case .failure: false
        }
    }
}

extension Bundle {
    fileprivate var title: String { self == .main ? "the main bundle" : bundleURL.lastPathComponent }
}

extension PreviewSnapshot: CustomTestStringConvertible {
    /// The name for people: `{ViewModel}/{preview} {locale}`.
    public var testDescription: String { title }
}
