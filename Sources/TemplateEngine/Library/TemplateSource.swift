/// The text of a template, and where it comes from.
public struct TemplateSource: Sendable {
    /// The name that tags call it by: a relative path without extension, "Gallery/Tasks/CardView".
    public let name: String
    /// The file that messages name.
    public let file: String

    let content: Content

    enum Content: Sendable {
        case bytes([UInt8])
        /// Reading failed, for this reason.
        case unreadable(String)
    }

    /// A template that is already text.
    public init(name: String, file: String, text: String) {
        self.init(name: name, file: file, bytes: Array(text.utf8))
    }

    /// A template as a file has it: UTF-8, perhaps with a byte order mark. What is not UTF-8 is a parse error of the
    /// library.
    public init(name: String, file: String, bytes: [UInt8]) {
        self.init(name: name, file: file, content: .bytes(bytes))
    }

    init(name: String, file: String, content: Content) {
        self.name = name
        self.file = file
        self.content = content
    }
}
