import FOSMVVM

/// A ticket that exists but is not visible to everyone.
@ViewModel
public struct PermissionDeniedViewModel {
    @LocalizedString public var title
    @LocalizedString public var message
    @LocalizedString public var contactLabel

    /// The address of someone who can help, or nil if nobody is at the desk.
    public let contactEmail: String?
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(contactEmail: String?) {
        self.contactEmail = contactEmail
    }
}

extension PermissionDeniedViewModel {
    public static func stub() -> Self {
        .stub(contactEmail: "desk@example.org")
    }

    public static func stub(contactEmail: String? = "desk@example.org") -> Self {
        .init(contactEmail: contactEmail)
    }
}
