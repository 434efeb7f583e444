import FOSMVVM

/// A search for a ticket number that does not exist.
@ViewModel
public struct NotFoundViewModel {
    @LocalizedString public var title
    @LocalizedSubs(substitutions: \.substitutions) public var message
    @LocalizedString public var suggestion

    public let ticket: String
    public var vmId: ViewModelId = .init(type: Self.self)

    private var substitutions: [String: LocalizableString] {
        ["ticket": .constant(ticket)]
    }

    public init(ticket: String) {
        self.ticket = ticket
    }
}

extension NotFoundViewModel {
    public static func stub() -> Self {
        .stub(ticket: "R-9999")
    }

    public static func stub(ticket: String = "R-9999") -> Self {
        .init(ticket: ticket)
    }
}
