import FOSFoundation
import FOSMVVM
import Foundation

/// A notice on the door, with something about which it is.
@ViewModel
public struct NoticeViewModel<Subject: Codable & Sendable & Stubbable> {
    @LocalizedString public var title

    public let subject: Subject
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(subject: Subject) {
        self.subject = subject
    }

    public static func stub() -> Self {
        .stub(subject: .stub())
    }

    public static func stub(subject: Subject = .stub()) -> Self {
        .init(subject: subject)
    }
}

/// The reason why a notice is not shown.
@LocalizableError(options: [.clientHosted])
public struct NoticeMissingError {
    @LocalizedString public var errorMessage

    public var localizedMessage: any Localizable {
        errorMessage
    }

    public init() {}
}
