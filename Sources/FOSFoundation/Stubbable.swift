public import Foundation

/// A type that can make a value of itself for previews and tests.
///
/// Seed: "All ViewModels must support `stub()` for testing and SwiftUI previews".
public protocol Stubbable {
    /// A complete, believable value that needs no server, database or user.
    static func stub() -> Self
}

/// The type of a persisted model's identity, and of what refers to it.
public typealias ModelIdType = UUID
