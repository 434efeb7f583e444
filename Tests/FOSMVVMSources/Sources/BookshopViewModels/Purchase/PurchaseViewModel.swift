import FOSFoundation
import FOSMVVM
import Foundation

/// The form with which a customer orders a book.
@ViewModel
public struct PurchaseViewModel: RequestableViewModel, PurchaseFields {
    public typealias Request = PurchaseFormRequest

    @LocalizedString public var pageTitle
    @LocalizedString public var submitLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissLabel

    @FormFieldModel(Self.emailField) public var email: String
    @FormFieldModel(Self.noteField) public var note: String

    public let purchaseValidationMessages: PurchaseFieldsMessages

    private let isStub: Bool

    #if canImport(SwiftUI)
        public var operations: any PurchaseViewModelOperations {
            isStub ? PurchaseStubOps() : PurchaseOps()
        }
    #endif

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {
        self.init(isStub: false)
    }

    private init(isStub: Bool) {
        self.purchaseValidationMessages = .init()
        self.isStub = isStub
    }
}

extension PurchaseViewModel {
    public static func stub() -> Self {
        .init(isStub: true)
    }
}

public final class PurchaseFormRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias ResponseError = EmptyError

    public var responseBody: PurchaseViewModel?

    public init(
        query: EmptyQuery? = nil,
        sort: EmptySort? = nil,
        fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil,
        responseBody: PurchaseViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
