import Testing

@testable import FOSMacros

@Suite struct CallableOperationsMacroTests {
    @Test(arguments: [
        MacroCase(
            testDescription: "operations with parameters, results and effects",
            source: """
                @CallableOperations
                public final class ToolStubOps: ToolOperations {
                    public func submit() {}
                    public func select(id: ModelIdType, _ name: String) async throws -> Tool { .stub() }
                    public func reset() -> Void {}
                    static func make() {}
                    private func note() {}
                    func load<Item>(_ item: Item) {}
                }
                """,
            expansion: """
                public final class ToolStubOps: ToolOperations {
                    public func submit() {}
                    public func select(id: ModelIdType, _ name: String) async throws -> Tool { .stub() }
                    public func reset() -> Void {}
                    static func make() {}
                    private func note() {}
                    func load<Item>(_ item: Item) {}
                }

                extension ToolStubOps: CallableOperations {
                    public static var operationNames: [String] {
                        ["submit", "select", "reset"]
                    }

                    public static var operationDocumentation: [OperationDocumentation] {
                        [OperationDocumentation("submit", "", ""), OperationDocumentation("select", "id: ModelIdType, _ name: String", ""), OperationDocumentation("reset", "", "")]
                    }

                    public func call(_ operation: String, with values: OperationValues) async throws {
                        switch operation {
                        case "submit": submit()
                        case "select": _ = try await select(id: try values.value(for: "id"), try values.value(for: "name"))
                        case "reset": reset()
                        default: throw OperationError.unknown(operation, of: "ToolStubOps")
                        }
                    }
                }
                """),
        MacroCase(
            testDescription: "two operations with one name",
            source: """
                @CallableOperations
                final class ToolStubOps {
                    func select() {}
                    func select(id: Int) {}
                }
                """,
            expansion: """
                final class ToolStubOps {
                    func select() {}
                    func select(id: Int) {}
                }
                """,
            messages: [.init(text: .operationIsOverloaded, line: 4, column: 10)]),
    ])
    func expands(_ test: MacroCase) {
        test.check()
    }
}
