import Foundation
import HTMLSnapshots
import SnapshotCatalog
import TestFailures
import Testing

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
