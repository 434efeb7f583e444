import Foundation

/// A part of the package that reads external input, with conditions that must be true for every input.
package struct FuzzTarget: Sendable {
    /// Every target.
    package static let all = [
        requests, parameters, locales, templates, yaml, markdown, html, live, snapshots, messages,
    ]

    /// The name, which is also that of its folders of inputs.
    package let name: String
    private let body: @Sendable (FuzzInput) throws -> Void

    /// - Parameter check: Throws a ``BrokenInvariant`` if a condition is false. It does not throw errors with which the
    ///   package rejects an input.
    init(_ name: String, check: @escaping @Sendable (FuzzInput) throws -> Void) {
        self.name = name
        body = check
    }

    /// Passes an input from a file to the target.
    ///
    /// - Throws: A ``BrokenInvariant``, or an error that the package should not throw.
    package func check(_ bytes: [UInt8]) throws {
        try body(FuzzInput(bytes))
    }
}

/// A condition that must be true for every input and is false.
struct BrokenInvariant: LocalizedError {
    /// The condition and the input.
    let message: String

    var errorDescription: String? { message }
}

/// - Throws: ``BrokenInvariant`` with the message if the condition is false.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw BrokenInvariant(message: message()) }
}
