import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the client note.
@ViewModel(options: [.clientHostedFactory])
public struct ClientNoteViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title

    public let detail: String?

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(detail: String?) {
        self.detail = detail
    }
}

extension ClientNoteViewModel {
    /// Returns the client note with sample values.
    public static func stub() -> Self {
        .stub(detail: "Detail")
    }

    /// Returns the client note with these values.
    public static func stub(detail: String? = "Detail") -> Self {
        .init(detail: detail)
    }
}
