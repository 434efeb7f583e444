// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Foundation has one function with defaults for its parameters. The compiler prefers these, which need none, also in a file
// that imports both modules.

/// Returns a text of the package in the language of the page, or else the key.
///
/// A file that imports only Foundation calls the function of Foundation, which returns the key.
public func NSLocalizedString(_ key: String, comment: String) -> String { localized(key) }

/// Returns a text of a table in the language of the page, or else the key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localized(key, tableName)
}

/// Returns a text of the package in the language of the page, or else the key. `bundle` is not used.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String { localized(key) }

/// Returns a text of a table in the language of the page, or else the key. `bundle` is not used.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localized(key, tableName)
}

/// Returns a text of the package in the language of the page, or else a value.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String { localized(key, value: value) }

/// Returns a text of a table in the language of the page, or else a value.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    localized(key, tableName, value: value)
}

/// Returns a text of the package in the language of the page, or else a value. `bundle` is not used.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localized(key, value: value)
}

private func localized(_ key: String, _ table: String? = nil, value: String = "") -> String {
    PageTexts.current?.text(of: key, table: table) ?? (value.isEmpty ? key : value)
}
