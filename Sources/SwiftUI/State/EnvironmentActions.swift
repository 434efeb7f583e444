import Foundation

/// Opens an address.
///
/// A page cannot open one for an action, which runs on the host. Unless a view sets an action of its own, the attempt is
/// listed with the operations of the preview.
public struct OpenURLAction {
    public struct Result: Sendable {
        /// The address that the system opens instead.
        let address: URL?
        let isForSystem: Bool

        public static let handled = Result(address: nil, isForSystem: false)
        /// The action has ignored the address.
        public static let discarded = Result(address: nil, isForSystem: false)
        public static let systemAction = Result(address: nil, isForSystem: true)

        public static func systemAction(_ url: URL) -> Result { Result(address: url, isForSystem: true) }
    }

    private let handler: ((URL) -> Result)?
    private let report: ((any Error) -> Void)?

    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
        report = nil
    }

    /// Creates the action of a session.
    ///
    /// - Parameter report: Reports that an address is not opened.
    init(reporting report: ((any Error) -> Void)?) {
        handler = nil
        self.report = report
    }

    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        let result = handler?(url) ?? .systemAction
        if result.isForSystem { report?(AddressNotOpened(address: result.address ?? url)) }
        completion(handler != nil && !result.isForSystem)
    }
}

/// The reason why an action does not open an address.
struct AddressNotOpened: LocalizedError {
    let address: URL

    var errorDescription: String? {
        "'\(address)' was not opened, because an action runs on the host. Use a Link, which the browser opens."
    }
}

public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}

/// Whether a view is in something that can be closed, as views of older systems see it.
public struct PresentationMode {
    public var isPresented: Bool { action.isPossible }

    fileprivate let action: DismissAction

    public mutating func dismiss() {
        let action = action
        if MainActor.isCurrent {
            MainActor.assumeIsolated { action() }
        } else {
            Task { @MainActor in action() }
        }
    }
}

extension EnvironmentValues {
    /// Lists an error of an action with the operations of the preview. Nil outside of a session.
    @Entry var reportError: ((any Error) -> Void)?

    public var openURL: OpenURLAction {
        get { ownOpenURL ?? OpenURLAction(reporting: reportError) }
        set { ownOpenURL = newValue }
    }

    /// The action that a view sets.
    @Entry private var ownOpenURL: OpenURLAction?

    /// Loads the content of the view again. Nil if no view around it says how.
    @Entry public internal(set) var refresh: RefreshAction?

    /// Whether the view is in something that can be closed, as views of older systems see it.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(action: dismiss)
        return Binding(get: { mode }, set: { _ in })
    }
}
