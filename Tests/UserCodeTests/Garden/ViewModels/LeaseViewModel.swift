import FOSMVVM
import Foundation

/// The form that leases a plot.
@ViewModel
public struct LeaseViewModel: LeaseFields {
    @LocalizedString public var signLabel
    @LocalizedString public var thanks
    @LocalizedString public var doneLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    @FormFieldModel(Self.gardenerField, default: "") public var gardener: String
    @FormFieldModel(Self.phoneField, default: "") public var phone: String

    public let leaseValidationMessages: LeaseFieldsMessages
    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any LeaseViewModelOperations { LeaseStubOps() }

    public init() {
        leaseValidationMessages = .init()
    }

    public static func stub() -> Self { .init() }
}

/// The request that leases a plot.
public final class LeaseRequest: ServerRequest {
    public struct RequestBody: ServerRequestBody {
        public let gardener: String
        public let phone: String
    }

    public struct ResponseBody: ServerRequestBody {
        public let isLeased: Bool
    }

    /// Without results, the plot itself is the problem.
    public struct ResponseError: ServerRequestError {
        public let validationResults: [ValidationResult]
    }

    public let requestBody: RequestBody?
    public let responseBody: ResponseBody?
    public var action: ServerRequestAction { .create }

    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil, requestBody: RequestBody?,
        responseBody: ResponseBody? = nil
    ) {
        self.requestBody = requestBody
        self.responseBody = responseBody
    }
}

/// What the form does.
public protocol LeaseViewModelOperations: ViewModelOperations {
    func lease(to gardener: String, phone: String, mvvmEnv: MVVMEnvironment) async throws -> LeaseRequest.ResponseBody?
}

/// Leases every plot.
public struct LeaseStubOps: LeaseViewModelOperations {
    public private(set) var leaseCalled = false

    public init() {}

    public func lease(
        to gardener: String, phone: String, mvvmEnv: MVVMEnvironment
    ) async throws -> LeaseRequest.ResponseBody? {
        .init(isLeased: true)
    }
}
