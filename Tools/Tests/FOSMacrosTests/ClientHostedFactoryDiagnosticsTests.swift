import SwiftSyntax
import Testing

@testable import FOSMacros

@Suite struct ClientHostedFactoryDiagnosticsTests {
    private static let conformances: [TypeSyntax] = [
        "ViewModel", "RetrievablePropertyNames", "ClientHostedViewModelFactory",
    ]

    @Test(arguments: [
        MacroCase(
            testDescription: "no initializer",
            source: """
                @ViewModel(options: [.clientHostedFactory])
                public struct AboutViewModel {
                    public var vmId = ViewModelId()
                }
                """,
            expansion: """
                public struct AboutViewModel {
                    public var vmId = ViewModelId()

                    public func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#, access: "public "))
                }

                extension AboutViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("AboutViewModel"))
                }
                """,
            messages: [
                .init(text: .clientHostedNeedsInitializer, line: 2, column: 15, member: .initializer(access: "public "))
            ],
            mended: """
                @ViewModel(options: [.clientHostedFactory])
                public struct AboutViewModel {
                    public var vmId = ViewModelId()

                    public init() {}
                }
                """),
        MacroCase(
            testDescription: "parameters that are not values with a name",
            source: """
                @ViewModel(options: [.clientHostedFactory])
                struct AboutViewModel {
                    var vmId = ViewModelId()
                    init(_: Int, users: inout [String], names: String...) {}
                }
                """,
            expansion: """
                struct AboutViewModel {
                    var vmId = ViewModelId()
                    init(_: Int, users: inout [String], names: String...) {}

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#))
                }

                extension AboutViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("AboutViewModel"))
                }
                """,
            messages: [
                .init(text: .clientHostedParameterNeedsName, line: 4, column: 10),
                .init(text: .clientHostedParameterIsInout, line: 4, column: 18),
                .init(text: .clientHostedParameterIsInout, line: 4, column: 41),
            ]),
        MacroCase(
            testDescription: "an initializer that throws",
            source: """
                @ViewModel(options: [.clientHostedFactory])
                struct AboutViewModel {
                    var vmId = ViewModelId()
                    init(name: String) async throws {}
                }
                """,
            expansion: """
                struct AboutViewModel {
                    var vmId = ViewModelId()
                    init(name: String) async throws {}

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#))
                }

                extension AboutViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("AboutViewModel"))
                }
                """,
            messages: [.init(text: .clientHostedInitializerMayFail, line: 4, column: 24)]),
        MacroCase(
            testDescription: "a failable initializer",
            source: """
                @ViewModel(options: [.clientHostedFactory])
                struct AboutViewModel {
                    var vmId = ViewModelId()
                    init?(name: String) {}
                }
                """,
            expansion: """
                struct AboutViewModel {
                    var vmId = ViewModelId()
                    init?(name: String) {}

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#))
                }

                extension AboutViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("AboutViewModel"))
                }
                """,
            messages: [.init(text: .clientHostedInitializerMayFail, line: 4, column: 9)]),
        MacroCase(
            testDescription: "a generic initializer",
            source: """
                @ViewModel(options: [.clientHostedFactory])
                struct AboutViewModel {
                    var vmId = ViewModelId()
                    init<T: Hashable>(name: T) {}
                }
                """,
            expansion: """
                struct AboutViewModel {
                    var vmId = ViewModelId()
                    init<T: Hashable>(name: T) {}

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#))
                }

                extension AboutViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("AboutViewModel"))
                }
                """,
            messages: [.init(text: .clientHostedInitializerIsGeneric, line: 4, column: 9)]),
        MacroCase(
            testDescription: "parameters that are not values",
            source: """
                @ViewModel(options: [.clientHostedFactory])
                struct AboutViewModel {
                    var vmId = ViewModelId()
                    init(a: some Hashable, b: @escaping () -> Void, c: borrowing String, d: (() -> Void)?) {}
                }
                """,
            expansion: """
                struct AboutViewModel {
                    var vmId = ViewModelId()
                    init(a: some Hashable, b: @escaping () -> Void, c: borrowing String, d: (() -> Void)?) {}

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#))
                }

                extension AboutViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("AboutViewModel"))
                }
                """,
            messages: [
                .init(text: .clientHostedParameterIsNoValue, line: 4, column: 13),
                .init(text: .clientHostedParameterIsNoValue, line: 4, column: 31),
                .init(text: .clientHostedParameterIsNoValue, line: 4, column: 56),
                .init(text: .clientHostedParameterIsNoValue, line: 4, column: 77),
            ]),
        MacroCase(
            testDescription: "an option that does not exist",
            source: """
                @ViewModel(options: [.serverHosted])
                struct AboutViewModel {
                    var vmId = ViewModelId()
                }
                """,
            expansion: """
                struct AboutViewModel {
                    var vmId = ViewModelId()

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#))
                }

                extension AboutViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("AboutViewModel"))
                }
                """,
            messages: [.init(text: .unknownOption, line: 1, column: 22)]),
        MacroCase(
            testDescription: "options that are not written at the attribute",
            source: """
                @ViewModel(options: myOptions)
                struct AboutViewModel {
                    var vmId = ViewModelId()
                }
                """,
            expansion: """
                struct AboutViewModel {
                    var vmId = ViewModelId()

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#))
                }

                extension AboutViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("AboutViewModel"))
                }
                """,
            messages: [.init(text: .optionsNeedLiteral, line: 1, column: 21)]),
    ])
    func refuses(_ expected: MacroCase) {
        expected.check(conformances: Self.conformances)
    }
}
