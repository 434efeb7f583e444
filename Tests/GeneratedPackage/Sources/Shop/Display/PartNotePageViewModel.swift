import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the part note page.
@ViewModel
public struct PartNotePageViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title

    public let detail: String?

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(detail: String?) {
        self.detail = detail
    }
}

extension PartNotePageViewModel {
    /// Returns the part note page with sample values.
    public static func stub() -> Self {
        .stub(detail: "Detail")
    }

    /// Returns the part note page with these values.
    public static func stub(detail: String? = "Detail") -> Self {
        .init(detail: detail)
    }
}
