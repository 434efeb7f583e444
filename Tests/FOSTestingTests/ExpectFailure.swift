import Testing

/// Expects exactly one failure, with this message, here.
func expectFailure(
    _ message: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) rethrows {
    try withKnownIssue(sourceLocation: sourceLocation) {
        try body()
    } matching: { issue in
        issue.comments.map(\.rawValue) == [message]
    }
}

/// Expects exactly one failure, whose message has all these parts.
func expectFailure(
    containing parts: String..., sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) rethrows {
    try withKnownIssue(sourceLocation: sourceLocation) {
        try body()
    } matching: { issue in
        parts.allSatisfy(issue.comments.map(\.rawValue).joined().contains)
    }
}
