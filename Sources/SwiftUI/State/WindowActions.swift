import Foundation

/// Opens a window. A preview has no other windows, so the attempt is listed with its operations.
public struct OpenWindowAction {
    fileprivate let report: ((any Error) -> Void)?

    public func callAsFunction(id: String) { report?(WindowNotOpened(window: id)) }

    public func callAsFunction<Value: Codable & Hashable>(value: Value) {
        report?(WindowNotOpened(window: "\(Value.self)"))
    }

    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) { callAsFunction(id: id) }
}

/// Closes a window. A preview has no windows, so the attempt is listed with its operations.
public struct DismissWindowAction {
    fileprivate let report: ((any Error) -> Void)?

    public func callAsFunction() { callAsFunction(id: "") }

    public func callAsFunction(id: String) { report?(WindowNotOpened(window: id)) }

    public func callAsFunction<Value: Codable & Hashable>(value: Value) { callAsFunction(id: "\(Value.self)") }

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
    public var openWindow: OpenWindowAction { OpenWindowAction(report: reportError) }

    public var dismissWindow: DismissWindowAction { DismissWindowAction(report: reportError) }

    /// Whether the app can have several windows. A preview has none.
    public var supportsMultipleWindows: Bool { false }
}
