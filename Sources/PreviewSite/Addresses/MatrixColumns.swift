/// Which locales have a column in the matrix.
enum MatrixColumns: String, CaseIterable, Codable, Sendable {
    /// Those that have texts.
    case hide
    /// The pseudo-locales too.
    case show
}
