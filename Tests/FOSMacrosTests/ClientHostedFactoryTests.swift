import SwiftSyntax
import Testing

@testable import FOSMacros

@Suite struct ClientHostedFactoryTests {
    private static let conformances: [TypeSyntax] = [
        "ViewModel", "RetrievablePropertyNames", "ClientHostedViewModelFactory",
    ]

    @Test(arguments: [
        MacroCase(
            testDescription: "the first initializer's parameters become the state",
            source: """
                @ViewModel(options: [.clientHostedFactory])
                public struct SettingsViewModel {
                    public var vmId = ViewModelId()
                    public init(theme: Theme = .dark, of user: String, _ count: Int) {}
                    init(other: Int) {}
                }
                """,
            expansion: """
                public struct SettingsViewModel {
                    public var vmId = ViewModelId()
                    public init(theme: Theme = .dark, of user: String, _ count: Int) {}
                    init(other: Int) {}

                    public func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    public typealias Request = ClientHostedRequest

                    public struct AppState: Hashable, Sendable {
                        public let theme: Theme
                        public let user: String
                        public let count: Int

                        public init(theme: Theme = .dark, user: String, count: Int) {
                            self.theme = theme
                            self.user = user
                            self.count = count
                        }
                    }

                    public final class ClientHostedRequest: ViewModelRequest {
                        public let responseBody: SettingsViewModel?

                        public init(responseBody: SettingsViewModel? = nil) {
                            self.responseBody = responseBody
                        }
                    }

                    public init(appState: AppState) {
                        self.init(theme: appState.theme, of: appState.user, appState.count)
                    }
                }

                extension SettingsViewModel: ViewModel, RetrievablePropertyNames, ClientHostedViewModelFactory {
                    \(ExpectedRecord.viewModel("SettingsViewModel"))
                }
                """),
        MacroCase(
            testDescription: "an initializer without parameters makes an empty state",
            source: """
                @ViewModel(options: [.clientHostedFactory])
                struct AboutViewModel {
                    var vmId = ViewModelId()
                    init() {}
                }
                """,
            expansion: """
                struct AboutViewModel {
                    var vmId = ViewModelId()
                    init() {}

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }

                    typealias Request = ClientHostedRequest

                    struct AppState: Hashable, Sendable {

                        init() {
                        }
                    }

                    final class ClientHostedRequest: ViewModelRequest {
                        let responseBody: AboutViewModel?

                        init(responseBody: AboutViewModel? = nil) {
                            self.responseBody = responseBody
                        }
                    }

                    init(appState: AppState) {
                        self.init()
                    }
                }

                extension AboutViewModel: ViewModel, RetrievablePropertyNames, ClientHostedViewModelFactory {
                    \(ExpectedRecord.viewModel("AboutViewModel"))
                }
                """),
    ])
    func expands(_ expected: MacroCase) {
        expected.check(conformances: Self.conformances)
    }

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
                }

                extension AboutViewModel: ViewModel, RetrievablePropertyNames {
                    \(ExpectedRecord.viewModel("AboutViewModel"))
                }
                """,
            messages: [.init(text: .clientHostedNeedsInitializer, line: 2, column: 15, fixIt: .addInitializer)],
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
