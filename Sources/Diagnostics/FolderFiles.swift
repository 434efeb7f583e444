package import Foundation

/// The files in a folder at one moment. A folder that does not exist is empty.
///
/// Symbolic links are followed if they lead to a visible file or folder of the same package, and are errors otherwise. The
/// folder itself can be a link to anywhere.
package struct FolderFiles: Hashable, Sendable {
    /// The regular files, sorted by path, without hidden files.
    package private(set) var files: [FolderFile] = []
    /// The errors of items that cannot be read, and of links that are not followed. All other files are included.
    package private(set) var unreadable: [UnreadablePath] = []

    /// The folder's absolute path.
    package let root: String

    /// Lists everything in a folder.
    ///
    /// - Parameter watch: Watches the folder and its subfolders from then on.
    package init(below folder: URL, watch: FolderWatch? = nil) {
        let path = folder.standardizedFileURL.path(percentEncoded: false)
        root = path.hasSuffix("/") ? String(path.dropLast()) : path
        var links = FolderLinks(in: root)
        var folders = [VisitedFolder()]
        while let folder = folders.popLast() {
            folders += visit(folder, &links, watch)
        }
        // Only numbers are moved and only texts compared, because this is done for responses.
        let (found, paths) = (files, files.map(\.path))
        files = paths.indices.sorted { paths[$0] < paths[$1] }.map { found[$0] }
    }

    /// Adds the files of one folder. Returns its subfolders.
    private mutating func visit(
        _ folder: VisitedFolder, _ links: inout FolderLinks, _ watch: FolderWatch?
    ) -> [VisitedFolder] {
        let whole = folder.path.isEmpty ? root : root + "/" + folder.path
        watch?.add(whole)
        var folders: [VisitedFolder] = []
        for entry in entries(of: whole) where !entry.name.hasPrefix(".") {
            let path = folder.path.isEmpty ? entry.name : folder.path + "/" + entry.name
            let whole = root + "/" + path
            let target = folder.target.map { $0 + "/" + entry.name }
            switch entry.kind {
            case .folder: folders.append(VisitedFolder(path: path, target: target, linksFrom: folder.linksFrom))
            case .file(let state): files.append(FolderFile(path: path, file: whole, target: target, state: state))
            case .unreadable(let code): unreadable.append(UnreadablePath(path: whole, code: code))
            case .link: folders += follow(path, in: folder, &links, watch)
            case .other: break
            }
        }
        return folders
    }

    /// Adds the file to which a link leads. Returns its folder.
    private mutating func follow(
        _ path: String, in folder: VisitedFolder, _ links: inout FolderLinks, _ watch: FolderWatch?
    ) -> [VisitedFolder] {
        let whole = root + "/" + path
        switch links.target(of: whole, in: folder) {
        case .file(let target, let state):
            // A change of the file is reported in its own folder.
            watch?.add(target.lastIndex(of: "/").map { String(target[..<$0]) } ?? target)
            files.append(FolderFile(path: path, file: whole, target: target, state: state))
        case .folder(let target, let linksFrom):
            return [VisitedFolder(path: path, target: target, linksFrom: linksFrom)]
        case .unreadable(let code): unreadable.append(UnreadablePath(path: whole, code: code))
        case .refused(let problem): unreadable.append(UnreadablePath(path: whole, code: 0, link: problem))
        case .other: break
        }
        return []
    }

    private mutating func entries(of folder: String) -> [FolderEntry] {
        do {
            return try FolderEntry.entries(of: folder)
        } catch {
            unreadable.append(error)
            return []
        }
    }
}

/// A file in a folder.
package struct FolderFile: Hashable, Sendable {
    /// The path in the folder.
    package let path: String
    /// The absolute path, also that of a link.
    package let file: String
    /// The absolute path without links, if a link leads to the file. It leads to no other file if the link changes.
    package let target: String?
    package let state: FileState

    /// The absolute path without links to it, from which it is read.
    package var resolvedPath: String { target ?? file }
}

#if canImport(Darwin)
    import Darwin

    /// An open folder, as `opendir` returns it.
    private typealias OpenFolder = UnsafeMutablePointer<DIR>
#else
    import Glibc

    /// An open folder, as `opendir` returns it.
    private typealias OpenFolder = OpaquePointer
#endif

/// The system's information about a regular file. Any change of the file changes at least one value.
package struct FileState: Hashable, Sendable {
    /// The size in bytes.
    package let size: Int64
    /// The number that identifies the file, even if another file gets its path.
    package let inode: UInt64
    /// The time of the last change of the content, in nanoseconds since 1970.
    package let modified: Int64
    /// The time of the last change of the content, permissions or path, in nanoseconds since 1970.
    package let changed: Int64

    fileprivate init(_ status: stat) {
        size = Int64(status.st_size)
        inode = UInt64(status.st_ino)
        #if canImport(Darwin)
            (modified, changed) = (Self.nanoseconds(status.st_mtimespec), Self.nanoseconds(status.st_ctimespec))
        #else
            (modified, changed) = (Self.nanoseconds(status.st_mtim), Self.nanoseconds(status.st_ctim))
        #endif
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}

/// The entries of a folder, read with system calls: checking all files must be fast enough for each response.
package struct FolderEntry {
    /// The kind of an entry.
    package enum Kind {
        case file(FileState)
        case folder
        case link
        case other
        /// The system returned an error, a value of `errno`.
        case unreadable(Int32)
    }

    package let name: String
    package let kind: Kind

    /// Returns the entries of a folder, including itself and its parent. Empty if it does not exist.
    ///
    /// - Throws: The reason why it cannot be read.
    static func entries(of folder: String) throws(UnreadablePath) -> [FolderEntry] {
        guard let stream = opendir(folder) else {
            if errno == ENOENT { return [] }
            throw UnreadablePath(path: folder, code: errno)
        }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while let entry = try next(of: stream, folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            entries.append(FolderEntry(name: name, kind: kind(of: folder + "/" + name)))
        }
        return entries
    }

    /// Returns the paths of all folders with a name, sorted, without those inside of them. Folders that cannot be read
    /// are skipped.
    package static func folders(named name: String, below folder: String) -> [String] {
        let folders = ((try? entries(of: folder)) ?? []).filter(\.isSubfolder).map(\.name).sorted()
        return folders.flatMap {
            let path = folder + "/" + $0
            return $0 == name ? [path] : Self.folders(named: name, below: path)
        }
    }

    private var isSubfolder: Bool {
        guard case .folder = kind else { return false }
        return name != "." && name != ".."
    }

    /// Returns the next entry. `readdir` reports an error only through `errno`.
    private static func next(
        of stream: OpenFolder, _ folder: String
    ) throws(UnreadablePath) -> UnsafeMutablePointer<dirent>? {
        errno = 0
        let entry = readdir(stream)
        if entry == nil, errno != 0 { throw UnreadablePath(path: folder, code: errno) }
        return entry
    }

    /// Returns the kind of the item at a path. An item that no longer exists is ignored.
    package static func kind(of path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return errno == ENOENT ? .other : .unreadable(errno) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: return .file(FileState(status))
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// Returns the path of an item without links. Nil if it does not exist.
    static func realPath(of path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}

/// A file or folder that the system does not allow to read, or a link that is not followed.
package struct UnreadablePath: Error, Hashable, Sendable {
    /// The absolute path.
    package let path: String
    /// A value of `errno`. 0 for a link.
    package let code: Int32
    /// Why a link is not followed. Nil for anything else.
    package var link: LinkProblem?

    /// The error as a diagnostic.
    package var diagnostic: Diagnostic {
        if let link { return Diagnostic(.invalidFile, link.message, at: SourcePlace(file: path)) }
        return Diagnostic(
            .unreadable,
            "This cannot be read: \(String(cString: strerror(code))). Check its type and permissions.",
            at: SourcePlace(file: path))
    }
}

extension URL {
    /// Whether there is a folder now, or a link to one.
    package var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path(percentEncoded: false), isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
