/// All that a site should have around its handler, in the order that works.
///
/// The host comes before anything that could tell a stranger something; errors have security headers too, but no tag.
package struct Safeguards: HTTPLayer {
    private let layers: [any HTTPLayer]

    /// - Parameters:
    ///   - hostNames: see ``HostCheck``.
    ///   - acceptsPost: see ``MethodCheck``.
    ///   - errorPage: see ``MethodCheck``. No stranger is shown it.
    package init(
        hostNames: [String] = [], acceptsPost: @escaping @Sendable (HTTPRequest) -> Bool = { _ in false },
        errorPage: @escaping HTTPErrorPage = HTTPResponse.plainErrorPage
    ) {
        layers = [
            SecurityHeaders(),
            HostCheck(names: hostNames),
            MethodCheck(acceptsPost: acceptsPost, errorPage: errorPage),
            OriginCheck(),
            ConditionalRequests(),
        ]
    }

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        layers.reversed().reduce(next) { handler, layer in layer.wrapping(handler) }
    }
}
