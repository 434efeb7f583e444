import Diagnostics
import Foundation

/// The templates in a folder: every `*.mustache` that is a regular file and not hidden.
struct TemplateFolder {
    static let fileExtension = "mustache"

    /// The contents of the files, sorted by name. A file that cannot be read becomes a source with the reason.
    private(set) var sources: [TemplateSource] = []
    /// The subfolders that cannot be listed.
    private(set) var unreadable: [Diagnostic] = []

    /// Reads the templates in a folder. Leaves out the content of subfolders that cannot be listed.
    init(_ folder: URL) throws(Diagnostic) {
        var paths: [String] = []
        var folders = [""]
        while let path = folders.popLast() {
            folders += visit(path, of: folder, templates: &paths)
        }
        if let error = unreadable.first(where: { $0.place == SourcePlace(folder) }) { throw error }
        sources = paths.sorted().map { Self.source($0, of: folder) }
    }

    /// Adds the templates of one folder. Returns its subfolders.
    private mutating func visit(_ path: String, of root: URL, templates: inout [String]) -> [String] {
        let folder = path.isEmpty ? root : root.appending(path: path, directoryHint: .isDirectory)
        var folders: [String] = []
        for name in names(in: folder) where !name.hasPrefix(".") {
            let item = path.isEmpty ? name : "\(path)/\(name)"
            switch type(of: root.appending(path: item)) {
            case .typeDirectory: folders.append(item)
            case .typeRegular where name.hasSuffix("." + Self.fileExtension): templates.append(item)
            default: break
            }
        }
        return folders
    }

    private mutating func names(in folder: URL) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        } catch {
            unreadable.append(.unreadable(templates: folder, reason: error.localizedDescription))
            return []
        }
    }

    /// Returns the type of an item without following symbolic links. Nil if it no longer exists.
    private mutating func type(of item: URL) -> FileAttributeType? {
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: item.path(percentEncoded: false))
            return attributes[.type] as? FileAttributeType
        } catch {
            if (error as? CocoaError)?.code != .fileReadNoSuchFile {
                unreadable.append(.unreadable(templates: item, reason: error.localizedDescription))
            }
            return nil
        }
    }

    private static func source(_ path: String, of folder: URL) -> TemplateSource {
        let file = folder.appending(path: path)
        return TemplateSource(
            name: String(path.dropLast(fileExtension.count + 1)), file: file.path(percentEncoded: false),
            content: content(of: file))
    }

    private static func content(of file: URL) -> TemplateSource.Content {
        do {
            return .bytes(Array(try Data(contentsOf: file)))
        } catch {
            return .unreadable(error.localizedDescription)
        }
    }
}

extension Diagnostic {
    /// A folder of templates cannot be listed.
    fileprivate static func unreadable(templates folder: URL, reason: String) -> Diagnostic {
        Diagnostic(
            .unreadable,
            "The templates in this folder cannot be read: \(reason) "
                + "Check that it exists and that its permissions allow it.", at: SourcePlace(folder))
    }
}

/// The text of a template and its origin.
public struct TemplateSource: Sendable {
    /// The name for tags: a relative path without extension, such as "Gallery/Tasks/CardView".
    public let name: String
    /// The file that messages name.
    public let file: String

    let content: Content

    enum Content: Sendable {
        case bytes([UInt8])
        /// Reading failed for this reason.
        case unreadable(String)
    }

    /// Creates a template from a text.
    public init(name: String, file: String, text: String) {
        self.init(name: name, file: file, bytes: Array(text.utf8))
    }

    /// Creates a template from the content of a file: UTF-8, optionally with a byte order mark. Content that is not
    /// UTF-8 is a parse error of the library.
    public init(name: String, file: String, bytes: [UInt8]) {
        self.init(name: name, file: file, content: .bytes(bytes))
    }

    init(name: String, file: String, content: Content) {
        self.name = name
        self.file = file
        self.content = content
    }
}
