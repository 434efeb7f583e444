/// Makes the response that tells a person about an error.
///
/// The message is one or two plain sentences in English, not HTML. The request is nil when its target was malformed.
/// Headers that the status requires, such as `Allow`, are added to what it returns.
package typealias HTTPErrorPage =
    @Sendable (_ status: HTTPStatus, _ message: String, _ request: HTTPRequest?) -> HTTPResponse
