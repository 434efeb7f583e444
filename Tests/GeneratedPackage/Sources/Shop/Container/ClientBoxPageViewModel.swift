import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the client box page.
@ViewModel(options: [.clientHostedFactory])
public struct ClientBoxPageViewModel: Codable, Sendable {
    @LocalizedString public var title

    public let card: ErrandCardViewModel
    public let other: ErrandCardViewModel?

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(card: ErrandCardViewModel, other: ErrandCardViewModel?) {
        self.card = card
        self.other = other
    }
}

extension ClientBoxPageViewModel {
    /// Returns the client box page with sample values.
    public static func stub() -> Self {
        .stub(card: .stub())
    }

    /// Returns the client box page with these values.
    public static func stub(
        card: ErrandCardViewModel = .stub(),
        other: ErrandCardViewModel? = .stub()
    ) -> Self {
        .init(card: card, other: other)
    }
}
