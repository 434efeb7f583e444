import Foundation
import HTMLSnapshots
import Testing

@Suite struct SnapshotPlanTests {
    private let folder = TemporaryFolder()
    private var store: SnapshotFolder { SnapshotFolder(url: folder.url) }
    private var subjects: [SnapshotCase] {
        ["A/a", "A/b", "B/c"].map { path in SnapshotCase(snapshot: folder.snapshot(path)) { ActualHTML("<p>") } }
    }

    init() throws {
        _ = try folder.snapshot("Old/x.en").compare("<p>", mode: .all)
    }

    @Test func aWholeRunTellsAndPrunesObsoleteFiles() throws {
        let plan = try SnapshotPlan(all: subjects)
        #expect(plan.selected.map(\.title) == ["A/a", "A/b", "B/c"])
        #expect(try plan.obsolete(in: store) == ["Old/x.en.html"])
        _ = try folder.snapshot("A/a").compare("<p>", mode: .all)
        #expect(try plan.prune(store, mode: .all) == ["Old/x.en.html"])
        #expect(try folder.files() == ["A/a.html"])
    }

    @Test func theFolderOfAnotherProgramIsNotEmptied() throws {
        let plan = try SnapshotPlan(all: subjects)
        #expect(throws: SnapshotPlanError.prunesAll(store.url, count: 1)) { try plan.prune(store, mode: .all) }
        #expect(try folder.files() == ["Old/x.en.html"])
    }

    @Test func aFilteredRunDoesNot() throws {
        let plan = try SnapshotPlan(all: subjects) { $0.title.hasPrefix("A") }
        #expect(plan.selected.map(\.title) == ["A/a", "A/b"])
        #expect(try plan.obsolete(in: store) == [])
        #expect(throws: SnapshotPlanError.prunesFiltered) { try plan.prune(store, mode: .all) }
        #expect(try folder.files() == ["Old/x.en.html"])
    }

    @Test func theFirstShardTellsOfObsoleteFiles() throws {
        let plans = try (1...3).map { try SnapshotPlan(all: subjects, shard: SnapshotShard("\($0)/3")) }
        #expect(plans.flatMap(\.selected).map(\.title).sorted() == ["A/a", "A/b", "B/c"])
        #expect(try plans.map { try $0.obsolete(in: store) } == [["Old/x.en.html"], [], []])
    }

    @Test func collisionsAreAnError() {
        let subject = SnapshotCase(snapshot: folder.snapshot("a/A")) { ActualHTML("<p>") }
        #expect(throws: SnapshotPlanError.collisions([["A/a.html", "a/A.html"]])) {
            try SnapshotPlan(all: subjects + [subject])
        }
    }
}
