#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a folder holds, as the system tells it: a look at all files has to be cheap enough to be taken before an answer.
struct FolderEntry {
    /// What an entry is. Links are not followed.
    enum Kind {
        /// When its content last changed, in nanoseconds since 1970, and its size in bytes.
        case file(modified: Int64, size: Int64)
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

    /// What vanished meanwhile is nothing to read.
    private static func kind(of path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return errno == ENOENT ? .other : .unreadable(errno) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: return .file(modified: modified(status), size: Int64(status.st_size))
        default: return .other
        }
    }

    private static func modified(_ status: stat) -> Int64 {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
