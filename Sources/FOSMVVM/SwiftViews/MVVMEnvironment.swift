#if SwiftViews && os(Linux)
    public import FOSFoundation
    public import Foundation
    public import SwiftUI

    /// What an app provides to its views: where its servers and its texts are.
    ///
    /// Here, views are localized by their host, and nothing is requested from a server. So an app's environment can be read,
    /// and has no effect.
    @Observable
    public final class MVVMEnvironment: Sendable {
        /// The addresses of a server.
        public struct URLPackage: Hashable, Sendable {
            /// The address of the requests.
            public let serverBaseURL: URL
            /// The address of images and other files.
            public let resourcesBaseURL: URL

            /// Creates the addresses of a server.
            ///
            /// - Parameters:
            ///   - serverBaseURL: The address of the requests.
            ///   - resourcesBaseURL: The address of images and other files, or nil for that of the requests.
            public init(serverBaseURL: URL, resourcesBaseURL: URL? = nil) {
                self.serverBaseURL = serverBaseURL
                self.resourcesBaseURL = resourcesBaseURL ?? serverBaseURL
            }
        }

        /// The bundles with the texts of the app.
        public let resourceBundles: [Bundle]
        /// The folder of the texts in these bundles. Nil for all folders.
        public let resourceDirectoryName: String?
        /// The servers of the app.
        public let deploymentURLs: [Deployment: URLPackage]
        /// The fields that the app sends with each request.
        public let requestHeaders: [String: String]

        /// Creates the environment of an app.
        ///
        /// - Parameters:
        ///   - currentVersion: The version of the app. Not used, as nothing is requested.
        ///   - appBundle: The bundle of the app, which has the texts if `resourceBundles` is nil.
        ///   - resourceBundles: The bundles with the texts of the app.
        ///   - resourceDirectoryName: The folder of the texts in these bundles.
        ///   - requestHeaders: The fields that the app sends with each request.
        ///   - deploymentURLs: The servers of the app.
        ///   - requestErrorHandler: Handles errors of requests. Not used, as nothing is requested.
        ///   - loadingView: Makes the view that is shown during a request. Not used, as nothing is requested.
        public init(
            currentVersion: SystemVersion? = nil, appBundle: Bundle, resourceBundles: [Bundle]? = nil,
            resourceDirectoryName: String? = nil, requestHeaders: [String: String] = [:],
            deploymentURLs: [Deployment: URLPackage],
            requestErrorHandler: (@Sendable (any ServerRequest, any ServerRequestError) -> Void)? = nil,
            loadingView: (@Sendable () -> AnyView)? = nil
        ) {
            self.resourceBundles = resourceBundles ?? [appBundle]
            self.resourceDirectoryName = resourceDirectoryName
            self.requestHeaders = requestHeaders
            self.deploymentURLs = deploymentURLs
        }

        /// Creates the environment of an app whose servers have one address each.
        public convenience init(
            currentVersion: SystemVersion? = nil, appBundle: Bundle, resourceBundles: [Bundle]? = nil,
            resourceDirectoryName: String? = nil, requestHeaders: [String: String] = [:],
            deploymentURLs: [Deployment: URL],
            requestErrorHandler: (@Sendable (any ServerRequest, any ServerRequestError) -> Void)? = nil,
            loadingView: (@Sendable () -> AnyView)? = nil
        ) {
            self.init(
                appBundle: appBundle, resourceBundles: resourceBundles, resourceDirectoryName: resourceDirectoryName,
                requestHeaders: requestHeaders,
                deploymentURLs: deploymentURLs.mapValues { URLPackage(serverBaseURL: $0) })
        }

        /// Creates an environment without servers.
        public init() {
            resourceBundles = []
            resourceDirectoryName = nil
            requestHeaders = [:]
            deploymentURLs = [:]
        }
    }

    extension ServerRequest {
        /// Sends the request in an app. Here, it throws an error, because nothing is sent.
        ///
        /// - Throws: An error that says to use operations that need no server.
        public func processRequest(mvvmEnv: MVVMEnvironment) async throws {
            throw RequestNotSent(request: TypeName.of(Self.self))
        }
    }

    /// The reason why a request has no response.
    private struct RequestNotSent: LocalizedError {
        let request: String

        var errorDescription: String? {
            "\(request) is not sent, because previews and tests have no server. Let the stub of the ViewModel have "
                + "operations that answer by themselves."
        }
    }

    extension MVVMEnvironment {
        /// The registered views, by the types of their ViewModels.
        @MainActor private static var testViews: [ObjectIdentifier: any ViewModelView.Type] = [:]

        /// Makes a view known to the tests in the same process, which then need no preview of it.
        ///
        /// - Parameters:
        ///   - view: The type of the view.
        ///   - scrollable: Whether the view is in a view that scrolls. Not used, as a page always scrolls.
        @MainActor public static func registerTestView<View: ViewModelView>(
            _ view: View.Type, scrollable: Bool = false
        ) {
            testViews[ObjectIdentifier(View.VM.self)] = view
        }

        /// Returns the registered view of a ViewModel.
        @MainActor package static func testView(of viewModel: any ViewModel.Type) -> (any ViewModelView.Type)? {
            testViews[ObjectIdentifier(viewModel)]
        }
    }
#endif
