import Foundation
import Testing

@testable import HTMLSnapshots

@Suite struct GitHubReporterTests {
    private let folder = TemporaryFolder()

    /// Returns what is printed about these snapshots, none of which is recorded.
    private func lines(_ subjects: [SnapshotCase], obsolete: [String] = [], rejects: Bool = true) -> [Substring] {
        var text = ""
        _ = SnapshotRun(mode: .never, workers: 1).run(
            subjects, total: subjects.count, obsolete: obsolete, rejectsObsolete: rejects,
            reporters: [GitHubReporter(root: folder.url.path) { text += $0 }])
        return text.split(separator: "\n")
    }

    @Test func failuresAreAnnotations() throws {
        struct Broken: LocalizedError { var errorDescription: String? { "50% broken, <really>\n\u{1}" } }
        _ = try folder.snapshot("A/b").compare("<p class='x'>b", mode: .all)
        let different = SnapshotCase(snapshot: folder.snapshot("A/b"), title: "A: b, \"x\"") {
            ActualHTML("<p class='y'>b")
        }
        let broken = SnapshotCase(snapshot: folder.snapshot("B/c")) { throw Broken() }
        let lines = lines([different, broken], obsolete: ["Old/x.html"])
        #expect(lines.count == 4)
        #expect(
            lines[0].hasPrefix(
                "::error file=A/b.html,line=1,title=A%3A b%2C \"x\"::different: A: b, \"x\" — It differs at p@class.%0A"
            ))
        #expect(lines[0].contains("%0A  file: A/b.html:1"))
        #expect(lines[1].hasPrefix("::error file=B/c.html,line=1,title=B/c::error: B/c — 50%25 broken, <really>%0A"))
        #expect(
            lines[2]
                == "::error title=Obsolete snapshot::Old/x.html: The preview no longer exists. Remove it with prune.")
    }

    @Test func ofEachLevelTenAreAnnotations() {
        let subjects = (10...21).map { number in
            SnapshotCase(snapshot: folder.snapshot("A/\(number)")) { ActualHTML("<p>a") }
        }
        let lines = lines(subjects, obsolete: (10...20).map { "Old/\($0).html" }, rejects: false)
        #expect(lines.count { $0.hasPrefix("::error ") } == 10)
        #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
        #expect(
            lines[10]
                == "error: A/20.html:1: missing: A/20 — No snapshot was recorded. Record it where CI is not set, and commit it. [A/20]"
        )
        #expect(
            lines[22]
                == "warning: Old/20.html: The preview no longer exists. Remove it with prune. [Obsolete snapshot]")
        #expect(
            lines[23] == """
                ::notice title=Not all results are shown::The log of this step has 2 more errors and 1 more warning. \
                GitHub shows at most 10 of each kind.
                """)
        #expect(lines.count == 25)
    }

    @Test func noTextEndsAnAnnotation() {
        let annotation = GitHubAnnotation(
            .error, file: "a,b:c%\r\n", title: "x", message: "a\r\n::error::x\r\u{301}\n%")
        #expect(annotation.command == "::error file=a%2Cb%3Ac%25%0D%0A,title=x::a%0D%0A::error::x%0D\u{301}%0A%25")
        #expect(annotation.logLine == "error: a,b:c%25%0D%0A: a [x]")
    }
}
