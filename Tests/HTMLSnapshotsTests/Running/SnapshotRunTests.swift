import Foundation
import HTMLSnapshots
import Synchronization
import Testing

@Suite struct SnapshotRunTests {
    private let folder = TemporaryFolder()

    /// Keeps the titles in the order in which they come.
    private final class Listener: SnapshotReporter {
        var titles: [String] = []
        func begin(total: Int) {}
        func report(_ result: SnapshotResult) { titles.append(result.title) }
        func end(_ summary: SnapshotSummary) {}
    }

    @Test(arguments: [1, 2, 7])
    func resultsComeInOrderAndAreCounted(workers: Int) throws {
        struct Broken: LocalizedError { var errorDescription: String? { "It is broken." } }
        let subjects = (0..<100).map { number in
            SnapshotCase(snapshot: folder.snapshot("A/\(number)")) {
                if number == 50 { throw Broken() }
                if number.isMultiple(of: 9) { Thread.sleep(forTimeInterval: 0.002) }
                return ActualHTML("<p>\(number)")
            }
        }
        for (number, subject) in subjects[..<30].enumerated() {
            _ = try subject.snapshot.compare("<p>\(number)", mode: .all)
        }
        _ = try subjects[7].snapshot.compare("<p>other", mode: .all)
        let listener = Listener()
        let summary = SnapshotRun(mode: .never, workers: workers).run(subjects, total: 100, reporters: [listener])
        #expect(listener.titles == subjects.map(\.title))
        #expect(summary.counts == ["same": 29, "different": 1, "missing": 69, "error": 1])
        #expect(summary.isFailure)
    }

    /// An early subject that takes long must not let results pile up behind it.
    @Test func fewSubjectsAreTakenAhead() {
        let taken = Atomic(0)
        let maxAhead = Atomic(0)
        let subjects = (0..<500).lazy.map { number in
            taken.add(1, ordering: .relaxed)
            return SnapshotCase(snapshot: folder.snapshot("A/\(number)")) {
                if number == 0 { Thread.sleep(forTimeInterval: 0.2) }
                let ahead = number == 0 ? taken.load(ordering: .relaxed) : 0
                if ahead > 0 { maxAhead.store(ahead, ordering: .relaxed) }
                return ActualHTML("<p>")
            }
        }
        let summary = SnapshotRun(mode: .never, workers: 2).run(subjects, total: 500)
        #expect(summary.count(.missing) == 500)
        #expect(maxAhead.load(ordering: .relaxed) <= 32)
    }

    @Test(arguments: [SnapshotMode.never, .missing, .failed, .all])
    func knownIssuesAreExpectedAndNotRecorded(mode: SnapshotMode) throws {
        struct Broken: LocalizedError { var errorDescription: String? { "It is broken." } }
        let different = SnapshotCase(snapshot: folder.snapshot("A/different"), isKnownIssue: true) {
            ActualHTML("<p>new")
        }
        let broken = SnapshotCase(snapshot: folder.snapshot("A/broken"), isKnownIssue: true) { throw Broken() }
        _ = try different.snapshot.compare("<p>old", mode: .all)
        for _ in 1...2 {
            let summary = SnapshotRun(mode: mode).run([different, broken], total: 2)
            #expect(summary.counts == ["known": 2])
            #expect(!summary.isFailure)
        }
        let solved = SnapshotCase(snapshot: different.snapshot, isKnownIssue: true) { ActualHTML("<p>old") }
        let summary = SnapshotRun(mode: mode).run([solved], total: 1)
        #expect(summary.counts == ["solved": 1])
        #expect(summary.isFailure)
    }

    @Test(arguments: [SnapshotMode.never, .missing, .failed, .all])
    func aKnownIssueWithoutAUsableFileFailsAndIsNotRecorded(mode: SnapshotMode) throws {
        let conflict = "<<<<<<< ours\n<p>a\n=======\n<p>b\n>>>>>>> theirs\n"
        let conflicted = SnapshotCase(snapshot: folder.snapshot("A/conflicted"), isKnownIssue: true) {
            ActualHTML("<p>")
        }
        let missing = SnapshotCase(snapshot: folder.snapshot("A/missing"), isKnownIssue: true) { ActualHTML("<p>") }
        _ = try conflicted.snapshot.compare("<p>", mode: .all)
        try Data(conflict.utf8).write(to: conflicted.snapshot.file)
        let summary = SnapshotRun(mode: mode).run([conflicted, missing], total: 2)
        #expect(summary.counts == ["conflicted": 1, "missing": 1])
        #expect(try String(contentsOf: conflicted.snapshot.file, encoding: .utf8) == conflict)
        #expect(try folder.files() == ["A/conflicted.html"])
    }

    @Test func obsoleteFilesFailARunThatRejectsThem() {
        let none: [SnapshotCase] = []
        let run = SnapshotRun(mode: .never)
        #expect(run.run(none, total: 0, obsolete: ["x"], rejectsObsolete: true).isFailure)
        #expect(!run.run(none, total: 0, obsolete: ["x"], rejectsObsolete: false).isFailure)
    }

    @Test func aPlanIsRunWithItsObsoleteFiles() throws {
        _ = try folder.snapshot("Old/x.en").compare("<p>", mode: .all)
        let subject = SnapshotCase(snapshot: folder.snapshot("A/a")) { ActualHTML("<p>") }
        let summary = try SnapshotRun(mode: .failed).run(
            try SnapshotPlan(all: [subject]), in: SnapshotFolder(url: folder.url), rejectsObsolete: true, reporters: [])
        #expect(summary.counts == ["recorded": 1])
        #expect(summary.obsolete == ["Old/x.en.html"])
        #expect(summary.isFailure)
    }
}
