import FOSFoundation
import FOSMVVM
import Foundation
import Testing

/// Written as an app's requests are.
private final class TicketRequest: ViewModelRequest {
    struct Query: ServerRequestQuery { let number: Int }
    enum Key: String, SortKey { case name, due }

    let query: Query?
    let sort: SortCriteria<Key>?
    let responseBody: TicketViewModel?

    init(
        query: Query?, sort: SortCriteria<Key>? = nil, fragment: EmptyFragment? = nil, requestBody: EmptyBody? = nil,
        responseBody: TicketViewModel? = nil
    ) {
        self.query = query
        self.sort = sort
        self.responseBody = responseBody
    }
}

@ViewModel private struct TicketViewModel: RequestableViewModel {
    typealias Request = TicketRequest
    let number: Int
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .init(number: 7) }
}

private final class OpenTicketCreateRequest: CreateRequest {
    struct RequestBody: ServerRequestBody, ValidatableModel {
        let name: String
        static var maxBodySize: ServerRequestBodySize? { .kb(4) }

        func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? { nil }
    }
    struct OpenedBody: CreateResponseBody { let number: Int }
    typealias ResponseBody = OpenedBody
    struct ResponseError: ValidatableViewModelRequestError { let validations: [ValidationResult] }

    let requestBody: RequestBody?
    let responseBody: OpenedBody?

    init(
        query: EmptyQuery?, sort: EmptySort?, fragment: EmptyFragment?, requestBody: RequestBody?,
        responseBody: OpenedBody?
    ) {
        self.requestBody = requestBody
        self.responseBody = responseBody
    }

    static func stub() -> Self {
        .init(query: nil, fragment: nil, requestBody: .init(name: "Ada"), responseBody: nil)
    }
}

private final class CloseTicketRequest: DestroyRequest {
    init(
        query: EmptyQuery?, sort: EmptySort?, fragment: EmptyFragment?, requestBody: EmptyBody?,
        responseBody: EmptyBody?
    ) {}

    static func stub() -> Self { .init(query: nil, fragment: nil, requestBody: nil, responseBody: nil) }
}

@Suite struct ServerRequestTests {
    @Test func namesMakeThePath() {
        #expect(TicketRequest.path == "ticket_ticket_view_model")
        #expect(OpenTicketCreateRequest.path == "open_ticket_opened_body")
        #expect(CloseTicketRequest.path == "close_ticket")
    }

    @Test func theKindIsTheAction() {
        #expect(TicketRequest(query: nil).action == .GET)
        #expect(OpenTicketCreateRequest.stub().action == .POST)
        #expect(CloseTicketRequest.stub().action == .destroy)
        let names = ["show", "create", "delete", "destroy", "update", "replace"]
        #expect(ServerRequestAction.allCases.map(\.rawValue) == names)
    }

    @Test func theAddressHasQueryAndOrder() throws {
        let host = try #require(URL(string: "https://example.com/api"))
        #expect(
            try host.appending(serverRequest: CloseTicketRequest.stub())?.absoluteString
                == "https://example.com/api/close_ticket")
        let order = SortCriteria([SortTerm(key: TicketRequest.Key.due, direction: .descending)])
        let request = TicketRequest(query: .init(number: 3), sort: order)
        let address = try #require(try host.appending(serverRequest: request))
        let items = try #require(URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems)
        #expect(items.map(\.name) == [#"{"number":3}"#, "sort"])
        #expect(items[0].value == nil)
        #expect(try items[1].value?.fromJSON() == order)
    }

    @Test func aRequestIsOnlyItself() throws {
        let request = TicketRequest(query: .init(number: 3))
        #expect(request == request && request != TicketRequest(query: .init(number: 3)))
        #expect(Set([request, request]).count == 1)
        let copy: TicketRequest = try request.toJSON().fromJSON()
        #expect(copy.query?.number == 3 && copy.responseBody == nil)
    }

    @Test func theViewModelIsThatOfTheResponse() {
        #expect(TicketRequest(query: nil).viewModel.number == 7)
        #expect(TicketRequest(query: nil, responseBody: .init(number: 8)).viewModel.number == 8)
    }

    @Test func sizesAreBytes() {
        let sizes: [ServerRequestBodySize] = [.bytes(3), .kb(4), .mb(1), .gb(1), .gb(.max)]
        #expect(sizes.map(\.byteCount) == [3, 4_096, 1_048_576, 1_073_741_824, .max])
        #expect(OpenTicketCreateRequest.RequestBody.maxBodySize == .kb(4) && EmptyBody.maxBodySize == nil)
    }
}
