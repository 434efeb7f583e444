public import FOSFoundation
public import Foundation

/// A value that an app or a server keeps, such as a row of a database. Two of them with the same id are the same.
public protocol Model: Codable, Hashable {
    /// What distinguishes the ids of these models from those of others.
    static var modelIdentityNamespace: ModelNamespace { get }

    /// The id. Nil until the model is stored.
    var id: ModelIdType? { get }

    /// Returns the id.
    ///
    /// - Throws: ``ModelError/missingId(modelType:)`` for a model that is not stored.
    func requireId() throws -> ModelIdType
}

extension Model {
    /// The type of the model.
    public static var modelIdentityNamespace: ModelNamespace { ModelNamespace(for: Self.self) }

    /// Which model it is, among those of all types.
    ///
    /// - Throws: ``ModelError/missingId(modelType:)`` for a model that is not stored.
    public var modelIdentity: ModelIdentity {
        get throws { ModelIdentity(namespace: Self.modelIdentityNamespace, id: try requireId()) }
    }

    /// Returns the id.
    ///
    /// - Throws: ``ModelError/missingId(modelType:)`` for a model that is not stored.
    public func requireId() throws -> ModelIdType {
        guard let id else { throw ModelError.missingId(modelType: TypeName.of(Self.self)) }
        return id
    }

    /// Whether both have the same id.
    public static func == (one: Self, other: Self) -> Bool { one.id == other.id }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The error of a model that is not stored.
public enum ModelError: LocalizedError, Hashable {
    /// A model of this type has no id.
    case missingId(modelType: String)

    /// What happened, and what to do.
    public var errorDescription: String? {
        switch self {
        case .missingId(let type): "This \(type) has no id. Store it first."
        }
    }
}

/// What distinguishes the ids of models from those of models of another type. It is a text in JSON.
public struct ModelNamespace: Hashable, Sendable {
    /// The name of the type, with its module.
    let rawValue: String

    /// Creates the namespace of a type.
    public init(for type: Any.Type) { rawValue = TypeName.qualified(type) }
}

extension ModelNamespace: Codable {
    /// Reads the namespace from a text.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the namespace as a text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// Which model something is about. Clients get it from a server, send it back, and cannot read it.
public struct ModelIdentity: Codable, Hashable, Sendable {
    let namespace: ModelNamespace
    let id: ModelIdType

    /// Whether a model has this identity.
    public static func == (identity: ModelIdentity, model: some Model) -> Bool {
        (try? model.modelIdentity) == identity
    }

    /// The identity of a ViewModel that shows the model.
    public var viewModelId: ViewModelId { ViewModelId(id: "\(namespace.rawValue)|\(id.uuidString)") }
}

/// A ViewModel that shows one model.
public protocol ModelIdentifiedViewModel: ViewModel {
    /// Which model it shows.
    var modelIdentity: ModelIdentity { get }
}
