/// The public names of FOSUtilities that do not exist here, with what to do instead.
package struct MissingName: Sendable {
    /// The name of a type, a function, a property or a module.
    package let name: String
    /// What to do instead, as a sentence.
    package let advice: String

    /// All names, without those of the modules that do not exist here.
    package static let all: [MissingName] = groups.flatMap { group in
        group.names.map { MissingName(name: $0, advice: group.advice) }
    }

    /// The modules that do not exist here.
    package static let modules: [MissingName] = [
        MissingName(name: "FOSMVVMVapor", advice: server), MissingName(name: "Vapor", advice: server),
        MissingName(name: "Fluent", advice: server), MissingName(name: "FluentKit", advice: server),
        MissingName(name: "FOSTestingVapor", advice: server), MissingName(name: "FOSReporting", advice: apple),
        MissingName(name: "FOSNetworkSecurity", advice: network),
    ]

    private static let server = "Keep what a Vapor server needs in a target of its own, which previews do not import."
    private static let apple = "Keep reports in a target of their own, which previews do not import."
    private static let network =
        "Previews and tests send nothing. Keep it in a target of its own, or behind operations whose stubs need no server."
    private static let live =
        "A preview has no server that could report changes. Leave it out, or show the changed state in a preview of its own."

    private static let groups: [(advice: String, names: [String])] = [
        (
            server,
            [
                "AuthorityFlow", "ComposableFactory", "ComposedChild", "Container", "ContainerAuthorization",
                "ContainerOperation", "DataRequirement", "LoadRequirement", "ProjectionContext", "ResponseBodyFactory",
                "RootScope", "RootSource", "VaporResponseBodyFactory", "VaporViewModelFactory",
            ]
        ),
        (
            network,
            [
                "BearerCredentialProvider", "ClientCredentialProvider", "CredentialRejectedError", "DataFetch",
                "DataFetchError", "MockURLSession", "PaginatedQuery", "Pagination", "RootedQuery",
                "ServerRequestProcessingError", "TargetedQuery", "URLSessionProtocol", "WebSocketError",
                "addSystemVersioningHeader", "requestURL", "requireCompatibleSystemVersion", "versioningHeaders",
            ]
        ),
        (
            live,
            [
                "InvalidationChannel", "InvalidationEvent", "SSEInvalidationChannel",
                "invalidateBinding", "refreshedViewModel",
            ]
        ),
        (
            "Let the view that contains the others call their operations.",
            ["AsyncOperationBus", "SyncOperationBus"]
        ),
        (
            "Use a function of Foundation or of the Swift library.",
            ["GlobalStringStore", "hmacSha256", "sha256"]
        ),
        ("A failed expectation is recorded in the test. Do not catch it.", ["FOSLocalizableError"]),
    ]
}
