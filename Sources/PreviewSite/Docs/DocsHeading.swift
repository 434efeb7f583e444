/// A heading in the table of contents.
struct DocsHeading: Codable, Sendable {
    let level: Int
    let anchor: String
    let text: String
}
