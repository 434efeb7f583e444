/// Which texts the panel of texts lists.
enum StringsFilter: String, CaseIterable, Codable, Sendable {
    case all
    /// Those that a locale lacks, or has otherwise than the default locale.
    case wrong
}
