/// What stands in the output for a name, partial or parent that leads nowhere. Each is a diagnostic either way.
public enum UnresolvedNames: Sendable {
    /// Nothing, as the Mustache specification has it.
    case empty
    /// `⚠` and the name, escaped: `⚠ title`, `⚠ > CardView` for a partial, `⚠ < Layout` for a parent.
    case marked
}
