public import Foundation

/// The identity of a view, which stays the same as long as the view shows the same value.
///
/// A random identity has no meaning in another run and is not encoded.
public struct ViewModelId: Hashable, Sendable {
    /// The identity as a string.
    public let id: String

    /// Whether the identity is random. A random identity is not encoded.
    public let isRandom: Bool

    /// When the ViewModel was created. Of two ViewModels with the same identity, the one with the later moment is newer.
    public let freshness: Freshness

    /// The UUID that the identity was created from, which distinguishes a random UUID in a stub from a string.
    private let uuid: UUID?

    /// Creates an identity from a string, or a random identity if it is nil.
    public init(id: String? = nil) {
        self.init(id, freshness: Freshness())
    }

    /// Creates the identity of the model with this number.
    public init(id: Int) {
        self.init(id: String(id))
    }

    /// Creates the identity of the model with this UUID.
    public init(id: UUID) {
        self.init(id.uuidString, uuid: id, freshness: Freshness())
    }

    /// Creates the identity of a view that appears once on a page, from the reflected name of the type.
    public init(type: Any.Type) {
        self.init(id: TypeName.qualified(type))
    }

    private init(_ id: String?, uuid: UUID? = nil, freshness: Freshness) {
        self.id = id ?? UUID().uuidString
        isRandom = id == nil
        self.uuid = uuid
        self.freshness = freshness
    }

    /// Compares the strings only, however and whenever the identities were created.
    public static func == (left: Self, right: Self) -> Bool {
        left.id == right.id
    }

    /// Hashes the string only.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    /// The moment at which a ViewModel was created, which can only be compared.
    public struct Freshness: Codable, Comparable, Sendable {
        fileprivate let moment: Date

        init() { moment = .now }

        /// Decodes a date.
        public init(from decoder: any Decoder) throws {
            moment = try decoder.singleValueContainer().decode(Date.self)
        }

        /// Encodes a date.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(moment)
        }

        /// Whether the left moment is earlier.
        public static func < (left: Self, right: Self) -> Bool { left.moment < right.moment }
    }
}

extension ViewModelId: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case freshness = "fsh"
    }

    /// Decodes the identity and its moment. Without an identity, it becomes a new random one.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decodeIfPresent(String.self, forKey: .id),
            freshness: try container.decodeIfPresent(Freshness.self, forKey: .freshness) ?? Freshness())
    }

    /// Encodes the moment, and the identity unless it is random.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        if !isRandom { try container.encode(id, forKey: .id) }
        try container.encode(freshness, forKey: .freshness)
    }
}

extension ViewModelId: SpeciallyEncoded {
    static var encodedKind: EncodedKind { .viewModelId }

    /// Returns the identity as a localizing encoder writes it. A view shows only the string.
    func localized(by localizer: Localizer) -> LocalizedValue {
        let shown: LocalizedValue? =
            isRandom ? nil : uuid.map { .uuid(localizer.shown($0)) } ?? .string(localizer.shown(id))
        let moment = LocalizedValue.date(localizer.shown(freshness: freshness.moment))
        return .encoded(
            shown ?? .null, as: .object(LocalizedObject([CodingKeys.id: shown, CodingKeys.freshness: moment])))
    }
}
