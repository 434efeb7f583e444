import FOSMVVM
import Observation

/// The state of the app that several views share.
@Observable
public final class AppState {
    /// The item that the visitor brings, or nil before they choose one.
    public var item: ModelIdType?
    /// The progress of the visitor's intake.
    public var state: IntakeState
    /// The number of the visitor's ticket, or nil if they have none.
    public var ticket: String?

    /// Creates the state of an app.
    public init(item: ModelIdType? = nil, state: IntakeState = .idle, ticket: String? = nil) {
        self.item = item
        self.state = state
        self.ticket = ticket
    }

    /// Returns the state of an app whose visitor has chosen an item.
    public static func stub(item: ModelIdType? = .fixed(1), ticket: String? = "R-0142") -> AppState {
        AppState(item: item, ticket: ticket)
    }
}
