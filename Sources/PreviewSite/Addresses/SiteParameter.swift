/// A parameter by its name in an address.
enum SiteParameter: String, CaseIterable, Codable, Sendable {
    case locale, theme, dir, width, tz, panel, strings, pseudo, q, category, snapshot
}
