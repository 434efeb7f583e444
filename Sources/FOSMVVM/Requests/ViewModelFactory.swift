public import FOSFoundation
public import Foundation

/// The data from which its host creates a ViewModel.
public protocol ViewModelFactoryContext: Sendable {
    /// The version of the program for which the ViewModel is.
    ///
    /// - Throws: An error if the request does not say it.
    var appVersion: SystemVersion { get throws }
}

extension ViewModelFactoryContext {
    /// Returns the index of the latest version that is not later than the program's. ``VersionedFactory()`` calls it.
    ///
    /// - Throws: ``ViewModelFactoryError/versionNotSupported(_:)`` if all are later.
    public func index(ofLatest versions: [SystemVersion]) throws -> Int {
        let version = try appVersion
        let indices = versions.indices.filter { versions[$0] <= version }
        guard let index = indices.max(by: { versions[$0] < versions[$1] }) else {
            throw ViewModelFactoryError.versionNotSupported(version.versionString)
        }
        return index
    }
}

/// A type that its host creates from a context, such as a database, a session or the state of the app.
public protocol ViewModelFactory {
    /// The data that the host provides, which is best a ``ViewModelFactoryContext``.
    associatedtype Context

    /// Returns the value for this context.
    ///
    /// - Throws: Any error from the source of the context.
    static func model(context: Context) async throws -> Self
}

/// The reason why a factory makes no ViewModel.
public enum ViewModelFactoryError: LocalizedError, Codable, Hashable {
    /// The ViewModel has no form for a client of this version.
    case versionNotSupported(String)

    /// What happened, and what to do.
    public var errorDescription: String? {
        switch self {
        case .versionNotSupported(let version):
            "There is no ViewModel for version \(version) of the app. Use a later one."
        }
    }
}

/// A ViewModel that the client creates from the state of the app, without a server.
///
/// `@ViewModel(options: [.clientHostedFactory])` adds the conformance from the parameters of the first initializer.
public protocol ClientHostedViewModelFactory: RequestableViewModel, ViewModelFactory
where Context == ClientHostedModelFactoryContext<Request, AppState> {
    /// The part of the app's state that the ViewModel shows.
    associatedtype AppState: Sendable

    /// Returns the ViewModel for this context, without localized texts.
    ///
    /// - Throws: Any error from the state of the app.
    static func modelSync(context: ClientHostedModelFactoryContext<Request, AppState>) throws -> Self
}

extension ClientHostedViewModelFactory {
    /// Returns the ViewModel for the state in the context, without localized texts.
    ///
    /// - Throws: Any error of ``modelSync(context:)``.
    public static func model(context: ClientHostedModelFactoryContext<Request, AppState>) async throws -> Self {
        try modelSync(context: context)
    }

    /// Returns the localized ViewModel for a request.
    ///
    /// - Throws: Any error of ``modelSync(context:)``, of encoding and of decoding.
    public static func model(
        context: ClientHostedModelFactoryContext<Request, AppState>, vmRequest: Request
    ) throws -> Self {
        let encoder = JSONEncoder.localizingEncoder(
            locale: context.locale, localizationStore: context.localizationStore)
        return try modelSync(context: context).toJSON(encoder: encoder).fromJSON()
    }
}

/// The context from which a client-hosted ViewModel is created.
public struct ClientHostedModelFactoryContext<Request: ViewModelRequest, AppState: Sendable>: ViewModelFactoryContext {
    /// The locale of the texts.
    public let locale: Locale
    /// The texts.
    public let localizationStore: any LocalizationStore
    /// The request for the ViewModel.
    public let vmRequest: Request
    /// The part of the app's state that the ViewModel shows.
    public let appState: AppState

    /// The version of the running program.
    public var appVersion: SystemVersion { .current }

    /// Creates a context.
    public init(locale: Locale, localizationStore: any LocalizationStore, vmRequest: Request, appState: AppState) {
        self.locale = locale
        self.localizationStore = localizationStore
        self.vmRequest = vmRequest
        self.appState = appState
    }
}

extension ClientHostedModelFactoryContext where AppState == Void {
    /// Creates a context for a ViewModel that shows no state.
    public init(locale: Locale, localizationStore: any LocalizationStore, vmRequest: Request) {
        self.init(locale: locale, localizationStore: localizationStore, vmRequest: vmRequest, appState: ())
    }
}
