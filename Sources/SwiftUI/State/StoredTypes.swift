public import Foundation

// The types of values that Apple's SwiftUI can keep.

extension AppStorage {
    /// Keeps a value under a name. The store is not used.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Keeps a value under a name. The store is not used.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Keeps a value under a name. The store is not used.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Keeps a value under a name. The store is not used.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Keeps a value under a name. The store is not used.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Keeps a value under a name. The store is not used.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Keeps a value under a name. The store is not used.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Keeps a value under a name. The store is not used.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Keeps a value under a name. The store is not used.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, initialValue: wrappedValue)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a value under a name. At first, there is none. The store is not used.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none. The store is not used.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none. The store is not used.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none. The store is not used.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none. The store is not used.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none. The store is not used.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none. The store is not used.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none. The store is not used.
    public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Raw?, Raw.RawValue == Int {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none. The store is not used.
    public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Raw?, Raw.RawValue == String {
        self.init(key: key, initialValue: nil)
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key: key, initialValue: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key: key, initialValue: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key: key, initialValue: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key: key, initialValue: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key: key, initialValue: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key: key, initialValue: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key: key, initialValue: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, initialValue: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, initialValue: wrappedValue)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a value under a name. At first, there is none.
    public init(_ key: String) where Value == Bool? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none.
    public init(_ key: String) where Value == Int? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none.
    public init(_ key: String) where Value == Double? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none.
    public init(_ key: String) where Value == String? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none.
    public init(_ key: String) where Value == URL? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none.
    public init(_ key: String) where Value == Data? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none.
    public init(_ key: String) where Value == Date? {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none.
    public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int {
        self.init(key: key, initialValue: nil)
    }

    /// Keeps a value under a name. At first, there is none.
    public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String {
        self.init(key: key, initialValue: nil)
    }
}
