import Synchronization
import Testing

/// Expects exactly one failure, with this message, here.
func expectFailure(
    _ message: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) rethrows {
    try expectFailure(sourceLocation, body) { $0 == [message] }
}

/// Expects exactly one failure, whose message has all these parts.
func expectFailure(
    containing parts: String..., sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) rethrows {
    try expectFailure(sourceLocation, body) { comments in parts.allSatisfy(comments.joined().contains) }
}

private func expectFailure(
    _ sourceLocation: SourceLocation, _ body: () throws -> Void,
    matching matches: @escaping @Sendable ([String]) -> Bool
) rethrows {
    let failures = Mutex(0)
    try withKnownIssue(sourceLocation: sourceLocation) {
        try body()
    } matching: { issue in
        failures.withLock { $0 += 1 }
        return matches(issue.comments.map(\.rawValue))
    }
    #expect(failures.withLock { $0 } == 1, sourceLocation: sourceLocation)
}
