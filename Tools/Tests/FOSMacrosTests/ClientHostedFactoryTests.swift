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

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#, access: "public "))

                    public static func remade(with arguments: ViewModelArguments) throws -> Self {
                        try Self(theme: arguments.value("theme", as: (Theme).self), of: arguments.value("user", label: "of", as: (String).self), arguments.value("count", label: "", as: (Int).self))
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

                        public init(query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil, requestBody: EmptyBody? = nil, responseBody: SettingsViewModel? = nil) {
                            self.responseBody = responseBody
                        }
                    }

                    public static func modelSync(context: ClientHostedModelFactoryContext<ClientHostedRequest, AppState>) throws -> Self {
                        Self(theme: context.appState.theme, of: context.appState.user, context.appState.count)
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

                    \(ExpectedRecord.category(holding: #"heldType(\.vmId)"#))

                    typealias Request = ClientHostedRequest

                    struct AppState: Hashable, Sendable {

                        init() {
                        }
                    }

                    final class ClientHostedRequest: ViewModelRequest {
                        let responseBody: AboutViewModel?

                        init(query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil, requestBody: EmptyBody? = nil, responseBody: AboutViewModel? = nil) {
                            self.responseBody = responseBody
                        }
                    }

                    static func modelSync(context: ClientHostedModelFactoryContext<ClientHostedRequest, AppState>) throws -> Self {
                        Self()
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
}
