public import Foundation

// The types of values that Apple's SwiftUI can keep.

/// A value that ``AppStorage`` and ``SceneStorage`` can keep. Not for use.
public protocol _StorableValue {}

/// The raw value of one that they can keep. Not for use.
public protocol _StorableRawValue: _StorableValue {}

extension Bool: _StorableValue {}
extension Int: _StorableRawValue {}
extension Double: _StorableValue {}
extension String: _StorableRawValue {}
extension URL: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}

extension AppStorage {
    /// Keeps a value under a name. The store is not used.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: _StorableValue {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Keeps a value under a name. The store is not used.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Keeps a value under a name. At first, there is none. The store is not used.
    public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none. The store is not used.
    public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Raw?, Raw.RawValue: _StorableRawValue {
        self.init(key: key, initialValue: nil)
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
        self.init(key: key, initialValue: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
        self.init(key: key, initialValue: wrappedValue)
    }

    public init<Wrapped: _StorableValue>(_ key: String) where Value == Wrapped? {
        self.init(key: key, initialValue: nil)
    }

    public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue: _StorableRawValue {
        self.init(key: key, initialValue: nil)
    }
}
