public import Foundation

/// The identity of a view: which value it shows, for as long as it is the same one.
///
/// A random identity says nothing from one run to the next and so encodes as null. Seed: "ViewModelId Initialization".
public struct ViewModelId: Hashable, Sendable {
    /// The identity as text.
    public let id: String

    /// Whether the identity was drawn at random, and so is not encoded.
    public let isRandom: Bool

    /// The UUID that the identity was made of, so that a stub's random one can be told from a text.
    private let uuid: UUID?

    /// An identity of this text; a random one when nil.
    public init(id: String? = nil) {
        self.id = id ?? UUID().uuidString
        isRandom = id == nil
        uuid = nil
    }

    /// The identity of the model with this number.
    public init(id: Int) {
        self.init(id: String(id))
    }

    /// The identity of the model with this UUID.
    public init(id: UUID) {
        self.id = id.uuidString
        isRandom = false
        uuid = id
    }

    /// The identity of a view that stands once on a page: the type's reflected name.
    public init(type: Any.Type) {
        self.init(id: String(reflecting: type))
    }

    /// By text alone, however the identities were made.
    public static func == (left: Self, right: Self) -> Bool {
        left.id == right.id
    }

    /// By text alone.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

extension ViewModelId: Codable {
    /// Reads a text; null becomes a new random identity.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self.init(id: container.decodeNil() ? nil : try container.decode(String.self))
    }

    /// Writes the text, or null for a random identity.
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
