import FOSFoundation
import FOSMVVM
import Foundation

/// The first page of the shop, which its server makes.
@ViewModel
public struct ShopPageViewModel: RequestableViewModel {
    public typealias Request = ShopPageRequest

    @LocalizedString public var pageTitle
    @LocalizedString public var welcomeText
    @LocalizedString public var showDetailsLabel

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension ShopPageViewModel {
    public static func stub() -> Self {
        .init()
    }
}

public final class ShopPageRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias ResponseError = EmptyError

    public var responseBody: ShopPageViewModel?

    public init(
        query: EmptyQuery? = nil,
        sort: EmptySort? = nil,
        fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil,
        responseBody: ShopPageViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
