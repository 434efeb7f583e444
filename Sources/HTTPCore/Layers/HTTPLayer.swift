/// A step before or after a handler that any handler can have.
package protocol HTTPLayer: Sendable {
    /// A handler that takes this step around the next one.
    func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler
}
