/// What kind of view a ViewModel has, as the seeds' "View Categories" define it.
public enum ViewCategory: String, CaseIterable, Codable, Sendable {
    /// Shows and takes no action.
    case display
    /// Has operations that the user invokes.
    case interactive
    /// Collects validated input.
    case form
    /// Composes child views.
    case container
}
