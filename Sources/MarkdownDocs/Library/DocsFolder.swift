package import Foundation

/// The files of a docs folder at one moment.
///
/// Hidden files are left out, and so are symbolic links: nothing outside the folder can be reached through it.
struct DocsFolder {
    /// The regular files by their path below the folder.
    private(set) var files: [String: URL] = [:]
    /// What could not be read.
    private(set) var errors: [DocsError] = []

    init(_ folder: URL) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            errors = [.folderMissing(folder)]
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

/// Why a folder or a page of the docs cannot be shown. Each description names the place and what to do.
package enum DocsError: LocalizedError, Hashable, Sendable {
    /// No folder is at the place that was named.
    case folderMissing(URL)
    /// The system refused to read a file or folder; `reason` is its own words.
    case unreadable(URL, reason: String)
    /// `line` is the one of the first byte that is not UTF-8, from 1.
    case notUTF8(URL, line: Int)
    /// A page or another file; `size` and `limit` are in bytes.
    case tooLarge(URL, size: Int, limit: Int)

    /// The file or folder that is meant.
    package var file: URL {
        switch self {
        case .folderMissing(let file), .unreadable(let file, _), .notUTF8(let file, _), .tooLarge(let file, _, _): file
        }
    }

    /// The line that is meant, from 1, if one is.
    package var line: Int? {
        if case .notUTF8(_, let line) = self { line } else { nil }
    }

    /// What happened and what to do, without the place.
    package var message: String {
        switch self {
        case .folderMissing:
            "There is no such docs folder. Create it, or name another one."
        case .unreadable(_, let reason):
            "This cannot be read: \(reason) Check that it exists and that its permissions allow it."
        case .notUTF8:
            "This page is not UTF-8 from here on. Save the file with the encoding UTF-8."
        case .tooLarge(_, let size, let limit):
            "This file has \(size) bytes, and may have at most \(limit). Split it, or make it smaller."
        }
    }

    /// The place, what happened and what to do, as a line for a terminal.
    package var errorDescription: String? {
        let place = [file.path] + [line].compactMap { $0.map(String.init) }
        return place.joined(separator: ":") + ": " + message
    }
}
