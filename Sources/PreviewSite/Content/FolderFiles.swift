import Foundation

/// What is below a folder at one moment. One that is not there is empty.
struct FolderFiles: Hashable, Sendable {
    /// The regular files in order of their paths; hidden files and symbolic links are left out.
    private(set) var files: [FolderFile] = []
    /// What could not be read; everything else is there all the same.
    private(set) var unreadable: [UnreadablePath] = []

    /// Looks at everything below a folder.
    init(below folder: URL) {
        let path = folder.standardizedFileURL.path(percentEncoded: false)
        let root = path.hasSuffix("/") ? String(path.dropLast()) : path
        var folders = [""]
        while let path = folders.popLast() {
            folders += visit(path, of: root)
        }
        files.sort { $0.path < $1.path }
    }

    /// Takes in what one folder holds, and gives the folders in it.
    private mutating func visit(_ folder: String, of root: String) -> [String] {
        var folders: [String] = []
        for entry in entries(of: folder.isEmpty ? root : root + "/" + folder) where !entry.name.hasPrefix(".") {
            let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
            let whole = root + "/" + path
            switch entry.kind {
            case .folder: folders.append(path)
            case .file(let state): files.append(FolderFile(path: path, file: whole, state: state))
            case .unreadable(let code): unreadable.append(UnreadablePath(path: whole, code: code))
            case .other: break
            }
        }
        return folders
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

/// A file found below a folder.
struct FolderFile: Hashable, Sendable {
    /// The path below the folder.
    let path: String
    /// The whole path.
    let file: String
    let state: FileState
}

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the system tells of a regular file: whatever happens to it, one of these is another then.
struct FileState: Hashable, Sendable {
    /// In bytes.
    let size: Int64
    /// Which file it is, also when another takes its path.
    let inode: UInt64
    /// When its content last changed, in nanoseconds since 1970.
    let modified: Int64
    /// When its content, its permissions or its path last changed, in nanoseconds since 1970.
    let changed: Int64

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

/// What a folder holds, as the system tells it: a look at all files has to be cheap enough to be taken before an answer.
struct FolderEntry {
    /// What an entry is. Links are not followed.
    enum Kind {
        case file(FileState)
        case folder
        case other
        /// The system does not tell, for a reason of `errno`.
        case unreadable(Int32)
    }

    let name: String
    let kind: Kind

    /// The entries of a folder, itself and its parent among them; none when it is not there.
    ///
    /// - Throws: Why it cannot be read.
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

    /// `readdir` tells an error from the end by `errno` alone.
    private static func next(
        of stream: OpaquePointer, _ folder: String
    ) throws(UnreadablePath) -> UnsafeMutablePointer<dirent>? {
        errno = 0
        let entry = readdir(stream)
        if entry == nil, errno != 0 { throw UnreadablePath(path: folder, code: errno) }
        return entry
    }

    /// What is at a path; what vanished meanwhile is nothing to read.
    static func kind(of path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return errno == ENOENT ? .other : .unreadable(errno) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: return .file(FileState(status))
        default: return .other
        }
    }
}

/// A file or folder that the system does not let be read.
struct UnreadablePath: Error, Hashable, Sendable {
    /// The whole path.
    let path: String
    /// A value of `errno`.
    let code: Int32

    /// It as something that is wrong with the project.
    var fault: ContentFault {
        ContentFault(
            message: "This cannot be read: \(String(cString: strerror(code))). Check what it is, and its permissions.",
            file: path, isUnread: true)
    }
}
