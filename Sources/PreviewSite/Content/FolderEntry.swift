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
