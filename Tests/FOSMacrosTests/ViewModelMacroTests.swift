import Testing

@testable import FOSMacros

@Suite struct ViewModelMacroTests {
    @Test(arguments: [
        MacroCase(
            testDescription: "localized properties are named",
            source: """
                @ViewModel
                struct TaskListViewModel {
                    @LocalizedString var title
                    @FOSMVVM.LocalizedInt(value: 3) var `default`
                    let tasks: [TaskViewModel]
                    var vmId = ViewModelId()
                }
                """,
            expansion: """
                struct TaskListViewModel {
                    @LocalizedString var title
                    @FOSMVVM.LocalizedInt(value: 3) var `default`
                    let tasks: [TaskViewModel]
                    var vmId = ViewModelId()

                    func propertyNames() -> [LocalizableId: String] {
                        [LocalizableId: String](
                            [
                                (_title.localizationId, "title"),
                                (_default.localizationId, "default")
                            ], uniquingKeysWith: { first, _ in
                                first
                            })
                    }
                }

                extension TaskListViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("TaskListViewModel"))
                }
                """),
        MacroCase(
            testDescription: "access is the struct's",
            source: """
                @ViewModel
                public struct TaskListViewModel {
                    public var vmId = ViewModelId()
                }
                """,
            expansion: """
                public struct TaskListViewModel {
                    public var vmId = ViewModelId()

                    public func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }
                }

                extension TaskListViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("TaskListViewModel"))
                }
                """),
        MacroCase(
            testDescription: "a stub whose parameters have defaults makes stub()",
            source: """
                @ViewModel
                package struct TaskViewModel {
                    package var vmId = ViewModelId()
                    package static func stub(title: String = "A", _ count: Int = 1) -> Self { .init() }
                }
                """,
            expansion: """
                package struct TaskViewModel {
                    package var vmId = ViewModelId()
                    package static func stub(title: String = "A", _ count: Int = 1) -> Self { .init() }

                    package func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    package static func stub() -> Self {
                        .stub(title: "A")
                    }
                }

                extension TaskViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("TaskViewModel"))
                }
                """),
        MacroCase(
            testDescription: "a stub() of its own stays, as does propertyNames()",
            source: """
                @ViewModel
                struct TaskViewModel {
                    var vmId = ViewModelId()
                    func propertyNames() -> [LocalizableId: String] { [:] }
                    static func stub() -> Self { .init() }
                    static func stub(title: String = "A") -> Self { .init() }
                }
                """,
            expansion: """
                struct TaskViewModel {
                    var vmId = ViewModelId()
                    func propertyNames() -> [LocalizableId: String] { [:] }
                    static func stub() -> Self { .init() }
                    static func stub(title: String = "A") -> Self { .init() }
                }

                extension TaskViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("TaskViewModel"))
                }
                """),
        MacroCase(
            testDescription: "a stub that needs an argument makes no stub()",
            source: """
                @ViewModel
                struct TaskViewModel {
                    var vmId = ViewModelId()
                    static func stub(title: String) -> Self { .init() }
                }
                """,
            expansion: """
                struct TaskViewModel {
                    var vmId = ViewModelId()
                    static func stub(title: String) -> Self { .init() }

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }
                }

                extension TaskViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("TaskViewModel"))
                }
                """),
        MacroCase(
            testDescription: "a nested enum with cases becomes Codable and Sendable",
            source: """
                @ViewModel
                struct TaskViewModel {
                    enum Result {
                        case found(TaskViewModel)
                    }
                    enum Names {
                        static let first = "first"
                    }
                    enum State: String, Codable {
                        case open
                    }
                    private enum Draft {
                        case none
                    }
                    var vmId = ViewModelId()
                }
                """,
            expansion: """
                struct TaskViewModel {
                    enum Result {
                        case found(TaskViewModel)
                    }
                    enum Names {
                        static let first = "first"
                    }
                    enum State: String, Codable {
                        case open
                    }
                    private enum Draft {
                        case none
                    }
                    var vmId = ViewModelId()

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }
                }

                extension TaskViewModel.Result: Codable, Sendable {
                }

                extension TaskViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("TaskViewModel"))
                }
                """),
    ])
    func expands(_ expected: MacroCase) {
        expected.check()
    }

    @Test func aDeclaredConformanceIsNotAddedAgain() {
        let expected = MacroCase(
            testDescription: "already conforming",
            source: """
                @ViewModel
                struct TaskViewModel: ViewModel {
                    var vmId = ViewModelId()
                }
                """,
            expansion: """
                struct TaskViewModel: ViewModel {
                    var vmId = ViewModelId()

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }
                }

                extension TaskViewModel {
                    \(ExpectedRecord.viewModel("TaskViewModel"))
                }
                """)
        expected.check(conformances: [])
    }
}
