/// A parameter that a form sends along without showing it.
struct SiteHiddenField: Codable, Sendable {
    let name: String
    let value: String
}
