import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the server note.
@ViewModel
public struct ServerNoteViewModel: Hashable, RequestableViewModel {
    public typealias Request = ServerNoteRequest

    @LocalizedString public var title

    public let detail: String?

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(detail: String?) {
        self.detail = detail
    }
}

extension ServerNoteViewModel {
    /// Returns the server note with sample values.
    public static func stub() -> Self {
        .stub(detail: "Detail")
    }

    /// Returns the server note with these values.
    public static func stub(detail: String? = "Detail") -> Self {
        .init(detail: detail)
    }
}
