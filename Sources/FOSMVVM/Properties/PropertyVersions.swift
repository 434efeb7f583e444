public import FOSFoundation

/// The versions of a program that need a property. An object, because nearly all properties have none, and so stay small.
final class PropertyVersions: Sendable {
    let first: SystemVersion
    let last: SystemVersion?

    /// Nil without versions.
    init?(first: SystemVersion?, last: SystemVersion?) {
        if first == nil, last == nil { return nil }
        self.first = first ?? .vInitial
        self.last = last
    }
}

extension LocalizedKeyedProperty {
    /// The first version of the program that needs the property.
    public var vFirst: SystemVersion { versions?.first ?? .vInitial }
    /// The last version of the program that needs the property. Nil if each later one does.
    public var vLast: SystemVersion? { versions?.last }
}

extension LocalizedValueProperty {
    /// The first version of the program that needs the property.
    public var vFirst: SystemVersion { versions?.first ?? .vInitial }
    /// The last version of the program that needs the property. Nil if each later one does.
    public var vLast: SystemVersion? { versions?.last }
}

extension LocalizedDerivedProperty {
    /// The first version of the program that needs the property.
    public var vFirst: SystemVersion { versions?.first ?? .vInitial }
    /// The last version of the program that needs the property. Nil if each later one does.
    public var vLast: SystemVersion? { versions?.last }
}

/// A ViewModel that only some versions of a program need. Use it as ``ViewModel/Versioned``. The property contains a stub
/// until it is set.
///
/// Encodes as the ViewModel alone. JSON of FOSUtilities, which has the versions around it, decodes too.
@propertyWrapper
public struct VersionedProperty<Value: Stubbable & Codable & Sendable>: Codable, Sendable {
    /// The ViewModel.
    public var wrappedValue: Value
    private let versions: PropertyVersions?

    /// The ViewModel.
    public var projectedValue: Value { wrappedValue }
    /// The first version of the program that needs the property.
    public var vFirst: SystemVersion { versions?.first ?? .vInitial }
    /// The last version of the program that needs the property. Nil if each later one does.
    public var vLast: SystemVersion? { versions?.last }

    /// Creates a property with a ViewModel or the stub of its type.
    public init(_ wrappedValue: Value? = nil, vFirst: SystemVersion? = nil, vLast: SystemVersion? = nil) {
        self.wrappedValue = wrappedValue ?? .stub()
        versions = PropertyVersions(first: vFirst, last: vLast)
    }

    /// Decodes the ViewModel, without versions.
    public init(from decoder: any Decoder) throws {
        let container = try? decoder.container(keyedBy: CodingKeys.self)
        if let container, container.contains(.wrappedValue), container.contains(.vFirst) {
            self.init(try container.decode(Value.self, forKey: .wrappedValue))
        } else {
            self.init(try decoder.singleValueContainer().decode(Value.self))
        }
    }

    /// Encodes the ViewModel.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }

    private enum CodingKeys: String, CodingKey {
        case wrappedValue, vFirst
    }
}

extension ViewModel {
    /// A ViewModel that only some versions of the program need.
    public typealias Versioned<Value: ViewModel> = VersionedProperty<Value>
}
