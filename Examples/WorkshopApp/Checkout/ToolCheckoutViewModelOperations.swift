import FOSMVVM
import Foundation

/// The operations of ``ToolCheckoutView``.
public protocol ToolCheckoutViewModelOperations: ViewModelOperations {
    /// Finds the tools in the cabinet by their tags, one after the other.
    func loadItems() -> AsyncThrowingStream<LendableTool, Error>

    /// Opens the cabinet and borrows a tool.
    func submit(item: LendableTool) async throws

    /// Stops the search for tools.
    func cancel()
}

/// Records which operations of ``ToolCheckoutView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
public final class ToolCheckoutViewStubOps: ToolCheckoutViewModelOperations, @unchecked Sendable {
    /// The error of a cabinet that does not open.
    public struct CabinetJammed: LocalizedError {
        public var errorDescription: String? { "The cabinet is jammed." }
    }

    public private(set) var loadItemsCalled = false
    public private(set) var submitCalled = false
    public private(set) var cancelCalled = false

    private let tools: [LendableTool]
    private let isJammed: Bool

    /// Creates a stub without recorded calls.
    public init(tools: [LendableTool] = [], isJammed: Bool = false) {
        self.tools = tools
        self.isJammed = isJammed
    }

    public func loadItems() -> AsyncThrowingStream<LendableTool, Error> {
        loadItemsCalled = true
        return AsyncThrowingStream { [tools] continuation in
            let search = Task {
                for tool in tools {
                    try await Task.sleep(for: .milliseconds(5))
                    continuation.yield(tool)
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in search.cancel() }
        }
    }

    public func submit(item: LendableTool) async throws {
        submitCalled = true
        if isJammed { throw CabinetJammed() }
    }

    public func cancel() {
        cancelCalled = true
    }
}
