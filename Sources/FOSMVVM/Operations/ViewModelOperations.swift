/// What the user can do in a view; each operation is a method of the protocol that refines this one.
///
/// A stub implementation records each call in a Codable `Bool` named after the operation, `{operation}Called`.
public protocol ViewModelOperations: Sendable, Codable {}
