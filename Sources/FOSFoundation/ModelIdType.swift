public import Foundation

/// The type of a persisted model's identity, and of what refers to it.
public typealias ModelIdType = UUID
