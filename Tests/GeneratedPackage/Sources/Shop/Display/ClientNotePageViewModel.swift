import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the client note page.
@ViewModel(options: [.clientHostedFactory])
public struct ClientNotePageViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title

    public let detail: String?

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(detail: String?) {
        self.detail = detail
    }
}

extension ClientNotePageViewModel {
    /// Returns the client note page with sample values.
    public static func stub() -> Self {
        .stub(detail: "Detail")
    }

    /// Returns the client note page with these values.
    public static func stub(detail: String? = "Detail") -> Self {
        .init(detail: detail)
    }
}
