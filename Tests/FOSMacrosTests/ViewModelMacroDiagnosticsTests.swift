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
            testDescription: "a protocol, which is no type of its own",
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
            testDescription: "a generic struct",
            source: """
                @ViewModel
                struct ListViewModel<Element> {
                }
                """,
            expansion: """
                struct ListViewModel<Element> {
                }
                """,
            messages: [.init(text: .viewModelIsGeneric, line: 2, column: 21)]),
    ])
    func refuses(_ expected: MacroCase) {
        expected.check()
    }
}
