/// Where a key stands in a YAML file.
public struct LocalizationPlace: Hashable, Sendable {
    /// The file's path.
    public let file: String
    /// The line, from 1.
    public let line: Int
}
