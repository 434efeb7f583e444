import Diagnostics
import Foundation

/// The files of a docs folder at one moment.
///
/// Hidden files are left out, and so are symbolic links: nothing outside the folder can be reached through it.
struct DocsFolder {
    /// The regular files by their path below the folder.
    private(set) var files: [String: URL] = [:]
    /// What could not be read.
    private(set) var errors: [Diagnostic] = []

    init(_ folder: URL) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            errors = [.missing(docsFolder: folder)]
            return
        }
        var unvisited = [""]
        while let path = unvisited.popLast() {
            unvisited += visit(path, of: folder)
        }
    }

    /// Takes in the files of one folder and gives the folders in it. What vanishes meanwhile is not there.
    private mutating func visit(_ path: String, of folder: URL) -> [String] {
        let url = folder.appending(path: path)
        var folders: [String] = []
        do {
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) where !name.hasPrefix(".") {
                let item = path.isEmpty ? name : "\(path)/\(name)"
                switch Self.type(of: folder.appending(path: item)) {
                case .typeDirectory: folders.append(item)
                case .typeRegular: files[item] = folder.appending(path: item)
                default: break
                }
            }
        } catch {
            errors.append(.unreadable(url, reason: error.localizedDescription))
        }
        return folders
    }

    /// The type of the item itself, not of what a symbolic link leads to; nil when it is gone.
    private static func type(of item: URL) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: item.path)
        return attributes?[.type] as? FileAttributeType
    }
}

/// Why a folder or a page of the docs cannot be shown.
extension Diagnostic {
    /// The docs folder does not exist.
    static func missing(docsFolder folder: URL) -> Diagnostic {
        Diagnostic(
            .invalidFile, "There is no such docs folder. Create it, or name another one.", at: SourcePlace(folder))
    }

    /// The system does not allow a file or folder to be read, for the given reason.
    static func unreadable(_ file: URL, reason: String) -> Diagnostic {
        Diagnostic(
            .unreadable,
            "This cannot be read: \(reason) Check that it exists and that its permissions allow it.",
            at: SourcePlace(file))
    }

    /// A page has a byte that is not UTF-8 in this line, from 1.
    static func notUTF8(_ file: URL, line: Int) -> Diagnostic {
        Diagnostic(
            .invalidFile, "This page is not UTF-8 from here on. Save the file with the encoding UTF-8.",
            at: SourcePlace(file, line: line))
    }

    /// A page or another file is too large; both sizes are in bytes.
    static func tooLarge(_ file: URL, size: Int, limit: Int) -> Diagnostic {
        Diagnostic(
            .invalidFile,
            "This file has \(size) bytes, and may have at most \(limit). Split it, or make it smaller.",
            at: SourcePlace(file))
    }
}
