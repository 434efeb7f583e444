import Diagnostics
import Foundation

/// The templates in a folder: every `*.mustache` that is a regular file and not hidden.
struct TemplateFolder {
    static let fileExtension = "mustache"
    /// The maximum size of a template in bytes.
    private static let sizeLimit = 1 << 24

    /// The contents of the files, sorted by name. A file that cannot be read becomes a source with the reason.
    private(set) var sources: [TemplateSource] = []
    /// The subfolders that cannot be listed.
    private(set) var unreadable: [Diagnostic] = []

    /// Reads the templates in a folder. Leaves out the content of subfolders that cannot be listed.
    init(_ folder: URL) throws(Diagnostic) {
        let found = FolderFiles(below: folder)
        let isListed = folder.isFolder && !found.unreadable.contains { $0.path == found.root }
        guard isListed else {
            throw Diagnostic(
                .unreadable,
                "The templates in this folder cannot be read. Check that it exists and that its permissions allow it.",
                at: SourcePlace(folder))
        }
        unreadable = found.unreadable.map(\.diagnostic)
        sources = found.files.compactMap { file in
            Self.name(of: file).map { Self.source($0, at: folder.appending(path: file.path)) }
        }
    }

    /// Reads the templates of a target, whose names begin with the name of its folder. A folder that does not exist has
    /// none.
    init(target: TargetFolder) {
        let found = ViewFiles(in: target)
        unreadable = found.unreadable.map(\.diagnostic)
        sources = found.templates.compactMap { file in
            Self.name(of: file).map { Self.source("\(target.name)/\($0)", at: target.url.appending(path: file.path)) }
        }
    }

    /// Returns the name of the template in a file. Nil for another file.
    static func name(of file: FolderFile) -> String? {
        file.path.hasSuffix("." + fileExtension) ? String(file.path.dropLast(fileExtension.count + 1)) : nil
    }

    private static func source(_ name: String, at file: URL) -> TemplateSource {
        TemplateSource(name: name, file: file.path(percentEncoded: false), content: content(of: file))
    }

    private static func content(of file: URL) -> TemplateSource.Content {
        do {
            return .bytes(Array(try BoundedFile(file, limit: sizeLimit).data()))
        } catch {
            return .unreadable(error)
        }
    }
}

/// The text of a template and its origin.
package struct TemplateSource: Sendable {
    /// The name for tags: a relative path without extension, such as "Gallery/Tasks/CardView".
    package let name: String
    /// The file that messages name.
    package let file: String

    let content: Content

    enum Content: Sendable {
        case bytes([UInt8])
        /// Reading failed.
        case unreadable(Diagnostic)
    }

    /// Creates a template from a text.
    package init(name: String, file: String, text: String) {
        self.init(name: name, file: file, bytes: Array(text.utf8))
    }

    /// Creates a template from the content of a file: UTF-8, optionally with a byte order mark. Content that is not
    /// UTF-8 is a parse error of the library.
    package init(name: String, file: String, bytes: [UInt8]) {
        self.init(name: name, file: file, content: .bytes(bytes))
    }

    init(name: String, file: String, content: Content) {
        self.name = name
        self.file = file
        self.content = content
    }
}
