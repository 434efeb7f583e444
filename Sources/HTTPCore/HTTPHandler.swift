/// Answers a request.
///
/// Synchronous. The server calls it on its own threads, several at once.
package typealias HTTPHandler = @Sendable (HTTPRequest) -> HTTPResponse
