public import Foundation

/// The identity of a view, which stays the same as long as the view shows the same value.
///
/// A random identity has no meaning in another run and is encoded as null. Seed: "ViewModelId Initialization".
public struct ViewModelId: Hashable, Sendable {
    /// The identity as a string.
    public let id: String

    /// Whether the identity is random. A random identity is not encoded.
    public let isRandom: Bool

    /// The UUID that the identity was created from, which distinguishes a random UUID in a stub from a string.
    private let uuid: UUID?

    /// Creates an identity from a string, or a random identity if it is nil.
    public init(id: String? = nil) {
        self.id = id ?? UUID().uuidString
        isRandom = id == nil
        uuid = nil
    }

    /// Creates the identity of the model with this number.
    public init(id: Int) {
        self.init(id: String(id))
    }

    /// Creates the identity of the model with this UUID.
    public init(id: UUID) {
        self.id = id.uuidString
        isRandom = false
        uuid = id
    }

    /// Creates the identity of a view that appears once on a page, from the reflected name of the type.
    public init(type: Any.Type) {
        self.init(id: String(reflecting: type))
    }

    /// Compares the strings only, however the identities were created.
    public static func == (left: Self, right: Self) -> Bool {
        left.id == right.id
    }

    /// Hashes the string only.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

extension ViewModelId: Codable {
    /// Decodes a string. Null becomes a new random identity.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self.init(id: container.decodeNil() ? nil : try container.decode(String.self))
    }

    /// Encodes the string, or null for a random identity.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if isRandom {
            try container.encodeNil()
        } else if let uuid {
            try container.encode(uuid)
        } else {
            try container.encode(id)
        }
    }
}
