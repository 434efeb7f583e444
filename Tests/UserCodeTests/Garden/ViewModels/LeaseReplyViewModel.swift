import FOSMVVM
import Foundation

/// The answer to a gardener who wants a plot.
@ViewModel
public struct LeaseReplyViewModel {
    public enum Reply {
        case leased(PlotCardViewModel)
        case waiting(WaitingListViewModel)
        case refused(LeaseErrorViewModel)
    }

    public let reply: Reply
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(reply: Reply) {
        self.reply = reply
    }

    public static func stub() -> Self { .init(reply: .leased(.stub())) }
}

/// A place on the waiting list, which a server makes.
@ViewModel
public struct WaitingListViewModel: RequestableViewModel {
    public typealias Request = WaitingListRequest

    @LocalizedString public var heading
    public let place: LocalizableInt
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(place: Int) {
        self.place = .init(value: place)
    }

    public static func stub() -> Self { .init(place: 3) }
}

public final class WaitingListRequest: ViewModelRequest {
    public struct ResponseError: Error, Codable, Hashable, Sendable {
        public enum Reason: String, Codable, Sendable { case full, tooFarAway }

        public let reason: Reason
        public let advice: LocalizableString
    }

    public let responseBody: WaitingListViewModel?

    public init(
        query: EmptyQuery?, sort: EmptySort? = nil, fragment: EmptyFragment?, requestBody: EmptyBody?,
        responseBody: WaitingListViewModel?
    ) {
        self.responseBody = responseBody
    }
}

/// Why there is no place, made of the error itself.
@ViewModel(options: [.clientHostedFactory])
public struct LeaseErrorViewModel {
    @LocalizedString public var heading
    public let reason: String
    public let advice: LocalizableString
    public var vmId = ViewModelId()

    public init(responseError: WaitingListRequest.ResponseError) {
        reason = responseError.reason.rawValue
        advice = responseError.advice
    }

    public static func stub() -> Self {
        .init(responseError: .init(reason: .full, advice: .constant("Ask again in spring.")))
    }
}
