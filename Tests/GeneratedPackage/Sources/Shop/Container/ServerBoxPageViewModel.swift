import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the server box page.
@ViewModel
public struct ServerBoxPageViewModel: RequestableViewModel {
    public typealias Request = ServerBoxPageRequest

    @LocalizedString public var title

    public let card: ErrandCardViewModel
    public let other: ErrandCardViewModel?

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(card: ErrandCardViewModel, other: ErrandCardViewModel?) {
        self.card = card
        self.other = other
    }
}

extension ServerBoxPageViewModel {
    /// Returns the server box page with sample values.
    public static func stub() -> Self {
        .stub(card: .stub())
    }

    /// Returns the server box page with these values.
    public static func stub(
        card: ErrandCardViewModel = .stub(),
        other: ErrandCardViewModel? = .stub()
    ) -> Self {
        .init(card: card, other: other)
    }
}
