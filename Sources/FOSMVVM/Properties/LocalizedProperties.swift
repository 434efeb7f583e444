public import Foundation
import Synchronization

extension RetrievablePropertyNames {
    /// A text with the property's name as its key.
    public typealias LocalizedString = LocalizedKeyedProperty<Self, LocalizableString>
    /// A list of texts with the property's name as its key.
    public typealias LocalizedStrings = LocalizedKeyedProperty<Self, LocalizableArray<LocalizableString>>
    /// A whole number.
    public typealias LocalizedInt = LocalizedValueProperty<Self, LocalizableInt>
    /// A number with a fraction.
    public typealias LocalizedDouble = LocalizedValueProperty<Self, LocalizableDouble>
    /// A date.
    public typealias LocalizedDate = LocalizedValueProperty<Self, LocalizableDate>
    /// Texts joined into one.
    public typealias LocalizedCompoundString = LocalizedDerivedProperty<
        Self, LocalizableCompoundValue<LocalizableString>
    >
    /// A text with the property's name as its key, and with values for its placeholders.
    public typealias LocalizedSubs = LocalizedDerivedProperty<Self, LocalizableSubstitutions>
}

/// The name of FOSMVVM for the type of a `@LocalizedString`.
public typealias _LocalizedProperty = LocalizedKeyedProperty

/// The reason why a `Localized…` property cannot be encoded.
public enum LocalizedPropertyError: LocalizedError, Hashable {
    /// The property is encoded by itself, or by an encoder that does not localize.
    case internalError(_ message: String)

    /// The ViewModel of the property, and what to do.
    public var errorDescription: String? {
        switch self {
        case .internalError(let message): message
        }
    }

    /// The error of a property whose name only its model knows.
    static func unnamed(in model: Any.Type) -> Self {
        .internalError(
            "A text of \(model) is not localized yet. Encode the \(model) with "
                + "JSONEncoder.localizingEncoder(locale:localizationStore:).")
    }
}

/// The wrapper of a `Localized…` property, which finds its key, pieces or substitutions in its model.
protocol LocalizedPropertyWrapper: SpeciallyEncoded {
    /// The identity of the property in `propertyNames()`.
    var localizationId: LocalizableId { get }

    /// Returns the property as a localizing encoder writes it.
    func localized(in model: (any RetrievablePropertyNames)?, by localizer: Localizer) -> LocalizedValue
}

extension RetrievablePropertyNames {
    /// Returns the names of the stored properties, for a type that is declared without a macro.
    public func propertyNames() -> [LocalizableId: String] {
        let pairs = Mirror(reflecting: self).children.compactMap { child -> (LocalizableId, String)? in
            guard let property = child.value as? any LocalizedPropertyWrapper, let label = child.label else {
                return nil
            }
            return (property.localizationId, String(label.trimmingPrefix("_")))
        }
        // A wrapper that was copied to another property has the same identity and text as the first one.
        return [LocalizableId: String](pairs, uniquingKeysWith: { first, _ in first })
    }
}

extension LocalizedPropertyWrapper {
    static var encodedKind: EncodedKind { .property }
}

/// Creates the identities of wrappers, each unique in the process.
enum LocalizableIdSource {
    private static let count = Atomic<Int>(0)

    static func next() -> LocalizableId {
        String(count.add(1, ordering: .relaxed).newValue, radix: 36)
    }
}
