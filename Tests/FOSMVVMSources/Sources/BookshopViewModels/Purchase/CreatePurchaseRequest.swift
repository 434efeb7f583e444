import FOSFoundation
import FOSMVVM
import Foundation

/// Sends what a customer has entered. Values that are not valid come back as a `ValidationError`.
public final class CreatePurchaseRequest: CreateRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Fragment = EmptyFragment
    public typealias ResponseError = ValidationError

    public let requestBody: RequestBody?
    public var responseBody: ResponseBody?

    public struct RequestBody: ServerRequestBody, PurchaseFields {
        public var email: String
        public var note: String

        public let purchaseValidationMessages: PurchaseFieldsMessages

        public init(email: String, note: String) {
            self.email = email
            self.note = note
            self.purchaseValidationMessages = .init()
        }
    }

    public struct ResponseBody: CreateResponseBody {
        public let viewModel: ShopPageViewModel

        public init(viewModel: ShopPageViewModel) {
            self.viewModel = viewModel
        }
    }

    public init(
        query: EmptyQuery? = nil,
        sort: EmptySort? = nil,
        fragment: EmptyFragment? = nil,
        requestBody: RequestBody? = nil,
        responseBody: ResponseBody? = nil
    ) {
        self.requestBody = requestBody
        self.responseBody = responseBody
    }
}

extension CreatePurchaseRequest {
    public static func stub() -> Self {
        .stub(requestBody: .stub())
    }

    public static func stub(
        requestBody: RequestBody? = .stub(),
        responseBody: ResponseBody? = nil
    ) -> Self {
        .init(requestBody: requestBody, responseBody: responseBody)
    }
}

extension CreatePurchaseRequest.RequestBody: Stubbable {
    public static func stub() -> Self {
        .init(email: "mina@example.org", note: "")
    }
}

extension CreatePurchaseRequest.ResponseBody: Stubbable {
    public static func stub() -> Self {
        .init(viewModel: .stub())
    }
}
