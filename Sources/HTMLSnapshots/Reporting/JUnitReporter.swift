/// Reports a run as JUnit XML: a suite for each folder of snapshots, and one for obsolete files. Known issues are skipped
/// tests.
///
/// Everything is written at the end, because the first element contains the totals.
package final class JUnitReporter: SnapshotReporter {
    private let write: (String) -> Void
    private let root: RootFolder
    private var suites: [JUnitSuite] = []
    private var indices: [String: Int] = [:]

    /// Creates a reporter.
    ///
    /// - Parameters:
    ///   - root: The package's folder. Paths of files inside are relative to it.
    ///   - write: Receives pieces of text.
    package init(root: String, write: @escaping (String) -> Void) {
        self.root = RootFolder(root)
        self.write = write
    }

    package func begin(total: Int) {}

    package func report(_ result: SnapshotResult) {
        let folder = result.path.split(separator: "/").dropLast().joined(separator: "/")
        add(testCase(result, suite: folder), seconds: result.seconds, status: result.status, to: folder)
    }

    package func end(_ summary: SnapshotSummary) {
        for path in summary.obsolete {
            add(
                Self.obsoleteCase(path, isFailure: summary.rejectsObsolete), seconds: 0,
                status: summary.rejectsObsolete ? .different : .same, to: "obsolete")
        }
        var total = JUnitSuite(name: "HTML snapshots")
        for suite in suites { total.add(suite) }
        total.seconds = summary.seconds
        write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(total.attributes)>\n")
        for suite in suites { write("  <testsuite \(suite.attributes)>\n\(suite.cases)  </testsuite>\n") }
        write("</testsuites>\n")
    }

    private func add(_ testCase: String, seconds: Double, status: SnapshotResult.Status, to name: String) {
        let index = indices[name] ?? suites.count
        if index == suites.count {
            suites.append(JUnitSuite(name: name))
            indices[name] = index
        }
        suites[index].add(testCase, seconds: seconds, status: status)
    }

    private func testCase(_ result: SnapshotResult, suite: String) -> String {
        let names = "name=\"\(XMLText.escaped(result.title))\" classname=\"\(XMLText.escaped(suite))\""
        let file = root.relativePath(of: result.file)
        let time = Seconds.text(result.seconds, digits: 6)
        let start = "    <testcase \(names) file=\"\(XMLText.escaped(file))\" time=\"\(time)\""
        let message = "message=\"\(XMLText.escaped(result.message ?? ""))\""
        if result.status == .known { return "\(start)><skipped \(message)/></testcase>\n" }
        guard result.isFailure else { return start + "/>\n" }
        let tag = result.status == .error ? "error" : "failure"
        return """
            \(start)>
                  <\(tag) type="\(result.status.rawValue)" \(message)>\
            \(XMLText.escaped(result.text(colored: false, file: file), inElement: true))</\(tag)>
                </testcase>

            """
    }

    private static func obsoleteCase(_ path: String, isFailure: Bool) -> String {
        let content =
            isFailure ? "<failure message=\"The preview no longer exists. Remove this snapshot with prune.\"/>" : ""
        return "    <testcase name=\"\(XMLText.escaped(path))\" classname=\"obsolete\">\(content)</testcase>\n"
    }
}

/// A JUnit suite with its cases and counts.
private struct JUnitSuite {
    let name: String
    var seconds = 0.0
    /// The elements of the cases as XML.
    private(set) var cases = ""
    private var tests = 0
    private var failures = 0
    private var errors = 0
    private var skipped = 0

    init(name: String) {
        self.name = name
    }

    mutating func add(_ testCase: String, seconds: Double, status: SnapshotResult.Status) {
        cases += testCase
        tests += 1
        self.seconds += seconds
        switch status {
        case .same, .recorded: break
        case .known: skipped += 1
        case .error: errors += 1
        case .missing, .conflicted, .different, .solved: failures += 1
        }
    }

    mutating func add(_ suite: JUnitSuite) {
        tests += suite.tests
        failures += suite.failures
        errors += suite.errors
        skipped += suite.skipped
    }

    /// The name and the counts as attributes of a start tag.
    var attributes: String {
        "name=\"\(XMLText.escaped(name))\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" "
            + "skipped=\"\(skipped)\" time=\"\(Seconds.text(seconds, digits: 6))\""
    }
}

/// Escapes text for XML.
enum XMLText {
    /// Escapes text for a quoted attribute or an element. Characters that XML 1.0 does not allow become U+FFFD.
    static func escaped(_ text: String, inElement: Bool = false) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n" where inElement: result += "\n"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
