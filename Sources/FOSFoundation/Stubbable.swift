public import Foundation

/// A type that provides a value of itself for previews and tests. Every ViewModel is one.
public protocol Stubbable {
    /// Returns a complete, realistic value that needs no server, database or user.
    static func stub() -> Self
}

/// The type of a persisted model's identity, and of references to the model.
public typealias ModelIdType = UUID
