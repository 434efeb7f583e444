import FOSMVVM

/// Requests the errand list from the server.
public final class ErrandListRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ErrandListViewModel

    public var responseBody: ErrandListViewModel?

    /// The reason why the server has no errand list, with a message that it has localized.
    public struct ResponseError: ServerRequestError, Hashable {
        public let code: ErrandListErrorCode
        public let message: LocalizableString

        public init(code: ErrandListErrorCode) {
            self.code = code
            message = code.localizableString
        }
    }

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ErrandListViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}

/// A reason why the server has no errand list.
public enum ErrandListErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    case notFound, noAccess

    /// The localized message.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
