import FOSFoundation
import FOSMVVM
import Foundation

/// Shows that the server has no errand list: no access.
@ViewModel(options: [.clientHostedFactory])
public struct ErrandListNoAccessViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title

    public let message: LocalizableString
    public let errorCode: String

    public var vmId: ViewModelId = .init(type: Self.self)

    /// Creates the ViewModel of an error, whose message the server has localized.
    public init(responseError: ErrandListRequest.ResponseError) {
        message = responseError.message
        errorCode = responseError.code.rawValue
    }
}

extension ErrandListNoAccessViewModel {
    /// Returns the ViewModel of a sample error.
    public static func stub() -> Self {
        .stub(responseError: .init(code: .noAccess))
    }

    /// Returns the ViewModel of this error.
    public static func stub(
        responseError: ErrandListRequest.ResponseError = .init(code: .noAccess)
    ) -> Self {
        .init(responseError: responseError)
    }
}
