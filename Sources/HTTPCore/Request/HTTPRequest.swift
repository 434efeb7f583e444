/// A request whose target has been decoded and found safe.
///
/// It carries no body: GET and HEAD have none, and what an action needs to know is in its target.
package struct HTTPRequest: Sendable {
    /// The method as sent. Methods are case-sensitive (RFC 9110 §9.1).
    package let method: String

    /// The percent-decoded path, which starts with `/`, as in `/previews/TaskListViewModel/with-items`.
    package let path: String

    /// The parts of the path between slashes, without empty ones.
    ///
    /// None is `.` or `..` or holds a slash, a backslash or a control character, so that they can be appended to the path
    /// of a folder without leaving it. (Symbolic links are the business of whoever reads the file.)
    package let segments: [String]

    /// The decoded items after `?`.
    package let query: HTTPQuery

    /// As sent, but for a `Host` of the target, which counts instead of the header. ``HostCheck`` checks it.
    package private(set) var headers: HTTPHeaders

    /// Decodes a target in origin form, as in `/previews/A%20B?locale=de`, or in absolute form (RFC 9112 §3.2).
    package init(method: String = "GET", target: String, headers: HTTPHeaders = [:]) throws(HTTPTargetError) {
        let target = try HTTPTarget(target)
        self.method = method
        self.path = target.path
        self.segments = target.segments
        self.query = target.query
        self.headers = headers
        if let authority = target.authority { self.headers["Host"] = authority }
    }
}
