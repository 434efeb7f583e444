import Foundation

/// The files of a package that differ from an earlier state of it, such as a commit.
struct FileChanges {
    /// A file that was changed, added or removed.
    struct File: Hashable {
        /// The path in the package. The path in the repository, after `/`, for a file outside of the package.
        let path: String
        /// Whether the file exists in both versions.
        let isEdited: Bool
    }

    /// The name of the earlier state, such as a commit, a branch, or the last call.
    let reference: String
    /// The files, sorted by path.
    let files: [File]

    /// Creates the result of a comparison.
    init(since reference: String, files: [File]) {
        self.reference = reference
        self.files = files.sorted { $0.path < $1.path }
    }

    /// Compares the files of the package's repository with the last commit that its branch has in common with another one.
    /// Files that are not committed yet count, too.
    ///
    /// - Throws: `UsageError` without Git, without a repository, or for an unknown commit.
    init(since reference: String, package: URL) throws {
        let prefix = try Git(folder: package).line("rev-parse", "--show-prefix")
        let git = Git(folder: URL(filePath: try Git(folder: package).line("rev-parse", "--show-toplevel")))
        let base = try Self.base(of: reference, in: git)
        let changed = try git.fields(
            "diff", "--name-status", "-z", "--no-renames", "--no-ext-diff", "--ignore-submodules=none", base, "--")
        let edited = stride(from: 0, to: changed.count - 1, by: 2).map { index in
            File(path: Self.path(changed[index + 1], below: prefix), isEdited: changed[index] == "M")
        }
        let untracked = try git.fields("ls-files", "--others", "--exclude-standard", "-z").map {
            File(path: Self.path($0, below: prefix), isEdited: false)
        }
        self.init(since: reference, files: edited + untracked)
    }

    /// Returns the paths of the files in a package, without those that Git ignores. Nil without Git and a repository.
    static func paths(in package: URL) -> Set<String>? {
        (try? Git(folder: package).fields("ls-files", "--cached", "--others", "--exclude-standard", "-z")).map(Set.init)
    }

    private static func base(of reference: String, in git: Git) throws -> String {
        let commit = "\(reference)^{commit}"
        guard !reference.hasPrefix("-"), let known = try? git.line("rev-parse", "--verify", "--quiet", commit) else {
            throw UsageError(
                "There is no commit or branch '\(reference.excerpt)' in the repository. "
                    + "In CI, fetch it first, and name it as it was fetched, such as origin/main.")
        }
        guard let base = try? git.line("merge-base", known, "HEAD") else {
            throw UsageError(
                "'\(reference.excerpt)' and the current commit have no commit in common. "
                    + "In CI, fetch the whole history, such as with 'git fetch --unshallow'.")
        }
        return base
    }

    private static func path(_ path: String, below prefix: String) -> String {
        path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : "/" + path
    }
}

/// Runs Git in a folder.
private struct Git {
    private static let hookVariables: Set = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"]

    let folder: URL

    /// Returns the first line of the output.
    func line(_ arguments: String...) throws -> String {
        String(try output(of: arguments).prefix { !$0.isNewline })
    }

    /// Returns the parts of the output that end with a null character.
    func fields(_ arguments: String...) throws -> [String] {
        try output(of: arguments).split(separator: "\0").map(String.init)
    }

    /// - Throws: `UsageError` with what Git says.
    private func output(of arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder
        // A hook has variables that name its own repository.
        process.environment = ProcessInfo.processInfo.environment.filter { !Self.hookVariables.contains($0.key) }
        // A file takes any number of warnings. A pipe that nobody reads would stop Git.
        let errors = FileManager.default.temporaryDirectory.appending(path: "git-\(UUID().uuidString)")
        try Data().write(to: errors)
        defer { try? FileManager.default.removeItem(at: errors) }
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let reason = try String(contentsOf: errors, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
            throw UsageError("The comparison with a commit needs Git and a repository: \(reason)")
        }
        return text
    }
}
