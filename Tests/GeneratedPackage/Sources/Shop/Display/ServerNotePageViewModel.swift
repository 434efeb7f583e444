import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the server note page.
@ViewModel
public struct ServerNotePageViewModel: Hashable, RequestableViewModel {
    public typealias Request = ServerNotePageRequest

    @LocalizedString public var title

    public let detail: String?

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(detail: String?) {
        self.detail = detail
    }
}

extension ServerNotePageViewModel {
    /// Returns the server note page with sample values.
    public static func stub() -> Self {
        .stub(detail: "Detail")
    }

    /// Returns the server note page with these values.
    public static func stub(detail: String? = "Detail") -> Self {
        .init(detail: detail)
    }
}
