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
                            ], uniquingKeysWith: { first, _ in first })
                    }

                    \(ExpectedRecord.category(holding: #"heldType(\.tasks)"#, #"heldType(\.vmId)"#))
                }

                extension TaskListViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel(
                        "TaskListViewModel", properties: #"("title", "@LocalizedString", "")"#,
                        #"("default", "@FOSMVVM.LocalizedInt", "")"#, #"("tasks", "[TaskViewModel]", "")"#))
                }
                """),
        MacroCase(
            testDescription: "the first initializer makes the ViewModel again",
            source: """
                @ViewModel
                struct TaskListViewModel {
                    var vmId = ViewModelId()
                    init(_ first: Int, of `default`: [String?], by name: A.B = .c) {}
                    init() {}
                }
                """,
            expansion: """
                struct TaskListViewModel {
                    var vmId = ViewModelId()
                    init(_ first: Int, of `default`: [String?], by name: A.B = .c) {}
                    init() {}

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#))

                    static func remade(with arguments: ViewModelArguments) throws -> Self {
                        try Self(arguments.value("first", label: "", as: (Int).self), of: arguments.value("default", label: "of", as: ([String?]).self), by: arguments.value("name", label: "by", as: (A.B).self))
                    }
                }

                extension TaskListViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("TaskListViewModel"))
                }
                """),
        MacroCase(
            testDescription: "doc comments are part of the record",
            source: """
                /// A task.
                @ViewModel
                struct TaskViewModel {
                    /// How it is *called*.
                    let name: String
                    var vmId = ViewModelId()
                }
                """,
            expansion: """
                /// A task.
                struct TaskViewModel {
                    /// How it is *called*.
                    let name: String
                    var vmId = ViewModelId()

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    \(ExpectedRecord.category(holding: #"heldType(\.name)"#, #"heldType(\.vmId)"#))
                }

                extension TaskViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel(
                        "TaskViewModel", comment: "A task.", properties: #"("name", "String", "How it is *called*.")"#))
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

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#, access: "public "))
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

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#, access: "package "))

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

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#))
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

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#))
                }

                extension TaskViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("TaskViewModel"))
                }
                """),
        MacroCase(
            testDescription: "the types of stored properties are listed",
            source: """
                @ViewModel
                struct TaskViewModel {
                    static let limit = 3
                    let `default`: Int, others: [Int] = []
                    private var observed = 1 { didSet {} }
                    var computed: Int { 1 }
                    var written: Int { get { 1 } set {} }
                    lazy var late = 1
                    @LocalizedSubs(substitutions: \\.values) var title
                    @FormFieldModel(Self.nameField, default: "") var name: String
                    @Clamped var vmId = ViewModelId()
                    func propertyNames() -> [LocalizableId: String] { [:] }
                }
                """,
            expansion: """
                struct TaskViewModel {
                    static let limit = 3
                    let `default`: Int, others: [Int] = []
                    private var observed = 1 { didSet {} }
                    var computed: Int { 1 }
                    var written: Int { get { 1 } set {} }
                    lazy var late = 1
                    @LocalizedSubs(substitutions: \\.values) var title
                    @FormFieldModel(Self.nameField, default: "") var name: String
                    @Clamped var vmId = ViewModelId()
                    func propertyNames() -> [LocalizableId: String] { [:] }

                    \(ExpectedRecord.category(
                        holding: #"heldType(\.`default`)"#, #"heldType(\.others)"#, #"heldType(\.observed)"#,
                        #"heldType(\._name)"#, #"heldType(\.vmId)"#))

                    static var computedPropertyNames: [String] {
                        ["computed", "written"]
                    }
                }

                extension TaskViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel(
                        "TaskViewModel", properties: #"("default", "Int", "")"#, #"("others", "[Int]", "")"#,
                        #"("observed", "", "")"#, #"("title", "@LocalizedSubs", "")"#,
                        #"("name", "@FormFieldModel String", "")"#))
                }
                """),
        MacroCase(
            testDescription: "a nested enum with cases becomes Codable and Sendable",
            source: """
                @ViewModel
                struct TaskViewModel {
                    enum Result {
                        case found(TaskViewModel), none(for: [Int]?, String)
                    }
                    enum Names {
                        static let first = "first"
                    }
                    enum State: String, Codable {
                        case open
                    }
                    enum Step: Codable {
                        case rating(stars: Int)
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
                        case found(TaskViewModel), none(for: [Int]?, String)

                        static var heldTypes: [Any.Type] {
                            [(TaskViewModel).self, ([Int]?).self, (String).self]
                        }
                    }
                    enum Names {
                        static let first = "first"
                    }
                    enum State: String, Codable {
                        case open
                    }
                    enum Step: Codable {
                        case rating(stars: Int)

                        static var heldTypes: [Any.Type] {
                            [(Int).self]
                        }
                    }
                    private enum Draft {
                        case none
                    }
                    var vmId = ViewModelId()

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#))
                }

                extension TaskViewModel.Result: Codable, Sendable, TypeHolder {}

                extension TaskViewModel.Step: TypeHolder {}

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

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#))
                }

                extension TaskViewModel {
                    \(ExpectedRecord.viewModel("TaskViewModel"))
                }
                """)
        expected.check(conformances: [])
    }
}
