import Foundation
import Testing

@testable import FOSMVVM

@ViewModel(options: [.clientHostedFactory])
private struct GreetingViewModel {
    let text: String
    var vmId = ViewModelId(type: Self.self)

    init(to name: String, _ count: Int, mark: String = "!") {
        text = String(repeating: "Hello, ", count: count) + name + mark
    }

    static func stub() -> Self { .init(to: "Ada", 1) }
}

@Suite struct ClientHostedTests {
    @Test func theStateMakesTheViewModel() async throws {
        let state = GreetingViewModel.AppState(name: "Grace", count: 2)
        let context = ClientHostedModelFactoryContext<GreetingViewModel.Request, _>.of(state)
        #expect(context.appVersion == .current)
        #expect(try GreetingViewModel.modelSync(context: context).text == "Hello, Hello, Grace!")
        #expect(try await GreetingViewModel.model(context: context).text == "Hello, Hello, Grace!")
    }

    @Test func statesAreEqualByTheirParts() {
        #expect(GreetingViewModel.AppState(name: "A", count: 1) == .init(name: "A", count: 1, mark: "!"))
        #expect(GreetingViewModel.AppState(name: "A", count: 1) != .init(name: "A", count: 1, mark: "?"))
    }

    @Test func theRequestBringsTheViewModel() {
        let request = GreetingViewModel.Request(responseBody: .stub())
        #expect(request.responseBody?.text == "Hello, Ada!")
        #expect(request.query == nil)
        #expect(request.requestBody == nil)
        #expect(request.viewModel.text == "Hello, Ada!")
        #expect(GreetingViewModel.Request().viewModel.text == "Hello, Ada!")
    }

    @Test func aViewModelOfAnErrorShowsItsResponse() async throws {
        let error = TideRequest.ResponseError(code: .gaugeIsFrozen, advice: .constant("Wait"))
        let model = try await TideErrorViewModel.model(context: .of(.init(responseError: error)))
        #expect(try model.advice.localizedString == "Wait")
        #expect(model.code == "gaugeIsFrozen")
    }
}

extension ClientHostedModelFactoryContext {
    /// A context without texts.
    static func of(_ appState: AppState) -> Self {
        let request = Request(query: nil, fragment: nil, requestBody: nil, responseBody: nil)
        return Self(
            locale: Locale(identifier: "en"), localizationStore: TextStore(yaml: [:]), vmRequest: request,
            appState: appState)
    }
}
