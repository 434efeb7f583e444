import Foundation

/// A part of the package that reads what comes from outside, with what must hold for every input.
package struct FuzzTarget: Sendable {
    /// Every target.
    package static let all = [
        requests, parameters, locales, templates, yaml, markdown, html, snapshots,
    ]

    /// The name, which is also that of its folders of inputs.
    package let name: String
    private let body: @Sendable (FuzzInput) throws -> Void

    /// - Parameter check: Throws a ``BrokenInvariant`` where something does not hold. Errors by which the package refuses an
    ///   input are not thrown.
    init(_ name: String, check: @escaping @Sendable (FuzzInput) throws -> Void) {
        self.name = name
        body = check
    }

    /// Feeds the target an input as its file has it.
    ///
    /// - Throws: A ``BrokenInvariant``, or an error that the package should not throw.
    package func check(_ bytes: [UInt8]) throws {
        try body(FuzzInput(bytes))
    }
}

/// Something that must hold for every input and does not.
struct BrokenInvariant: LocalizedError {
    /// What does not hold, and for what.
    let message: String

    var errorDescription: String? { message }
}

/// - Throws: ``BrokenInvariant`` with the message where the condition is false.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw BrokenInvariant(message: message()) }
}
