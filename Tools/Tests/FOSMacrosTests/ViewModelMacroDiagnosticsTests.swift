import Testing

@testable import FOSMacros

@Suite struct ViewModelMacroDiagnosticsTests {
    @Test(arguments: [
        MacroCase(
            testDescription: "a class",
            source: """
                @ViewModel
                public final class TaskViewModel {
                }
                """,
            expansion: """
                public final class TaskViewModel {
                }
                """,
            messages: [.init(text: .viewModelNeedsStruct, line: 2, column: 14, fixIt: .makeStruct)],
            mended: """
                @ViewModel
                public struct TaskViewModel {
                }
                """),
        MacroCase(
            testDescription: "an enum",
            source: """
                @ViewModel enum TaskViewModel {
                }
                """,
            expansion: """
                enum TaskViewModel {
                }
                """,
            messages: [.init(text: .viewModelNeedsStruct, line: 1, column: 12, fixIt: .makeStruct)],
            mended: """
                @ViewModel struct TaskViewModel {
                }
                """),
        MacroCase(
            testDescription: "an actor",
            source: """
                @ViewModel
                actor TaskViewModel {
                }
                """,
            expansion: """
                actor TaskViewModel {
                }
                """,
            messages: [.init(text: .viewModelNeedsStruct, line: 2, column: 1, fixIt: .makeStruct)],
            mended: """
                @ViewModel
                struct TaskViewModel {
                }
                """),
        MacroCase(
            testDescription: "a protocol, which is not a concrete type",
            source: """
                @ViewModel
                protocol TaskViewModel {
                }
                """,
            expansion: """
                protocol TaskViewModel {
                }
                """,
            messages: [.init(text: .viewModelNeedsStruct, line: 2, column: 1)]),
        MacroCase(
            testDescription: "a private struct in another type",
            source: """
                extension List {
                    @ViewModel
                    private struct RowViewModel {
                    }
                }
                """,
            expansion: """
                extension List {
                    private struct RowViewModel {
                    }
                }
                """,
            messages: [.init(text: .viewModelIsPrivate, line: 3, column: 5, fixIt: .makeFilePrivate)],
            mended: """
                extension List {
                    @ViewModel
                    fileprivate struct RowViewModel {
                    }
                }
                """),
        MacroCase(
            testDescription: "a struct without an identity",
            source: """
                @ViewModel
                public struct RowViewModel {
                    public let count: Int
                }
                """,
            expansion: """
                public struct RowViewModel {
                    public let count: Int

                    public var vmId: ViewModelId = .init(type: Self.self)

                    public func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    \(ExpectedRecord.category(holding: #"heldType(\.count)"#, access: "public "))
                }

                extension RowViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("RowViewModel", properties: #"("count", "Int", "")"#))
                }
                """,
            messages: [.init(text: .viewModelNeedsId, line: 2, column: 15, member: .id(access: "public "))],
            mended: """
                @ViewModel
                public struct RowViewModel {
                    public let count: Int

                    public var vmId: ViewModelId = .init(type: Self.self)
                }
                """),
    ])
    func refuses(_ expected: MacroCase) {
        expected.check()
    }
}
