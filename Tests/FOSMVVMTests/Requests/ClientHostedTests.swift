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
        #expect(GreetingViewModel(appState: state).text == "Hello, Hello, Grace!")
        let model = try await GreetingViewModel.model(context: .init(appState: state))
        #expect(model.text == "Hello, Hello, Grace!")
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
    }

    @Test func theErrorOfTheSeedsShowsItsResponse() async throws {
        let error = MoveIdeaRequest.ResponseError(code: .ideaIsLocked, message: .constant("Locked"))
        let model = try await MoveIdeaErrorViewModel.model(context: .init(appState: .init(responseError: error)))
        #expect(try model.message.localizedString == "Locked")
        #expect(model.errorCode == "ideaIsLocked")
    }
}
