import Foundation

/// Opens a window. A preview has no other windows, so the attempt is listed with its operations.
public struct OpenWindowAction {
    fileprivate let report: ((any Error) -> Void)?

    /// Opens the window with an identifier.
    public func callAsFunction(id: String) { report?(WindowNotOpened(window: id)) }

    /// Opens the window of a value.
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {
        report?(WindowNotOpened(window: "\(Value.self)"))
    }

    /// Opens the window with an identifier for a value.
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) { callAsFunction(id: id) }
}

/// Closes a window. A preview has no windows, so the attempt is listed with its operations.
public struct DismissWindowAction {
    fileprivate let report: ((any Error) -> Void)?

    /// Closes the window of the view.
    public func callAsFunction() { callAsFunction(id: "") }

    /// Closes the window with an identifier.
    public func callAsFunction(id: String) { report?(WindowNotOpened(window: id)) }

    /// Closes the window of a value.
    public func callAsFunction<Value: Codable & Hashable>(value: Value) { callAsFunction(id: "\(Value.self)") }

    /// Closes the window with an identifier for a value.
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) { callAsFunction(id: id) }
}

/// The reason why an action opens or closes no window.
struct WindowNotOpened: LocalizedError {
    let window: String

    var errorDescription: String? {
        "A preview has no window '\(window)'. Add a preview of the view that the window shows."
    }
}

extension EnvironmentValues {
    /// Opens a window.
    public var openWindow: OpenWindowAction { OpenWindowAction(report: reportError) }

    /// Closes a window.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(report: reportError) }

    /// Whether the app can have several windows. A preview has none.
    public var supportsMultipleWindows: Bool { false }
}
