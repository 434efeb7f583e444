public import XCTest

/// A test case whose failures can be expected, where XCTest has no `XCTExpectFailure`, as on Linux.
open class ObservedTestCase: XCTestCase {
    private var observed: [ObservedFailure]?

    /// The failures while the closure runs. They do not fail the test.
    public func failures(of body: () throws -> Void) rethrows -> [ObservedFailure] {
        observed = []
        defer { observed = nil }
        try body()
        return observed ?? []
    }

    #if canImport(ObjectiveC)
        open override func record(_ issue: XCTIssue) {
            let location = issue.sourceCodeContext.location
            observe(issue.compactDescription, file: location?.fileURL.path ?? "", line: location?.lineNumber ?? 0) {
                super.record(issue)
            }
        }
    #else
        open override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            observe(description, file: filePath, line: lineNumber) {
                super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
        }
    #endif

    private func observe(_ message: String, file: String, line: Int, otherwise fail: () -> Void) {
        if observed == nil { return fail() }
        observed?.append(ObservedFailure(message: message, file: file, line: line))
    }
}
