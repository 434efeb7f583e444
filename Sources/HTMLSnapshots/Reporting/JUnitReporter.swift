/// Tells of a run as JUnit's XML: a suite for each folder of snapshots, and one for obsolete files.
///
/// Holds one suite at a time, so subjects should come ordered by path.
public final class JUnitReporter: SnapshotReporter {
    private let write: (String) -> Void
    private var suite = ""
    private var results: [SnapshotResult] = []

    /// A reporter.
    ///
    /// - Parameter write: Takes pieces of text.
    public init(write: @escaping (String) -> Void) {
        self.write = write
    }

    public func begin(total: Int) {
        write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"HTML snapshots\">\n")
    }

    public func report(_ result: SnapshotResult) {
        let folder = result.path.split(separator: "/").dropLast().joined(separator: "/")
        if folder != suite { writeSuite() }
        suite = folder
        results.append(result)
    }

    public func end(_ summary: SnapshotSummary) {
        writeSuite()
        if !summary.obsolete.isEmpty { writeObsolete(summary) }
        write("</testsuites>\n")
    }

    private func writeSuite() {
        guard !results.isEmpty else { return }
        let cases = results.map(testCase)
        let errors = results.count { $0.status == .error }
        let counts = [
            "tests=\"\(results.count)\"", "failures=\"\(results.count(where: \.isFailure) - errors)\"",
            "errors=\"\(errors)\"", "time=\"\(Seconds.text(results.reduce(0) { $0 + $1.seconds }, digits: 6))\"",
        ]
        write("  <testsuite name=\"\(XMLText.escaped(suite))\" \(counts.joined(separator: " "))>\n")
        write(cases.joined())
        write("  </testsuite>\n")
        results = []
    }

    private func testCase(_ result: SnapshotResult) -> String {
        let names = "name=\"\(XMLText.escaped(result.title))\" classname=\"\(XMLText.escaped(suite))\""
        let time = Seconds.text(result.seconds, digits: 6)
        let start = "    <testcase \(names) file=\"\(XMLText.escaped(result.file))\" time=\"\(time)\""
        guard result.isFailure else { return start + "/>\n" }
        let tag = result.status == .error ? "error" : "failure"
        return """
            \(start)>
                  <\(tag) type="\(result.status.rawValue)" message="\(XMLText.escaped(result.message ?? ""))">\
            \(XMLText.escaped(result.text(colored: false), inElement: true))</\(tag)>
                </testcase>

            """
    }

    private func writeObsolete(_ summary: SnapshotSummary) {
        let count = summary.obsolete.count
        let failures = summary.rejectsObsolete ? count : 0
        write("  <testsuite name=\"obsolete\" tests=\"\(count)\" failures=\"\(failures)\" errors=\"0\">\n")
        for path in summary.obsolete {
            let content =
                summary.rejectsObsolete
                ? "<failure message=\"No preview has this snapshot. Remove it with prune.\"/>" : ""
            write("    <testcase name=\"\(XMLText.escaped(path))\" classname=\"obsolete\">\(content)</testcase>\n")
        }
        write("  </testsuite>\n")
    }
}
