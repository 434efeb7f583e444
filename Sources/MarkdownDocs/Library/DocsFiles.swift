package import Diagnostics
package import Foundation

/// The files in docs folders at one moment, of which none has been read.
///
/// Hidden files and symbolic links are left out, so that nothing outside of the folders can be read.
package struct DocsFiles: Sendable {
    /// The files of pages, by their paths without the extension.
    let pages: [String: DocsFile]
    /// The other files by their paths, such as `images/tree.png`.
    package let others: [String: DocsFile]
    /// The errors of folders, of files that are not used, and of files that are too large and not a page.
    package let errors: [Diagnostic]

    /// Lists the folders. If several contain a file with the same relative path, the last one applies.
    package init(folders: [URL]) {
        let folders = folders.map(DocsFolder.init)
        let all = folders.reduce(into: [:]) { $0.merge($1.files) { _, later in later } }
        let pages = Dictionary(grouping: all.keys.filter { DocsPage.path(ofFile: $0) != nil }.sorted()) {
            DocsPage.path(ofFile: $0) ?? $0
        }
        // `Page.md` is sorted after `Page.markdown`.
        self.pages = pages.compactMapValues { paths in paths.last.flatMap { all[$0] } }
        others = all.filter { DocsPage.path(ofFile: $0.key) == nil }
        let surplus = pages.values.flatMap { $0.dropLast() }.compactMap { all[$0]?.url }
        errors =
            folders.flatMap(\.errors) + surplus.sorted { $0.path < $1.path }.map(Diagnostic.samePage)
            + others.sorted { $0.key < $1.key }.compactMap(\.value.sizeError)
    }

    /// Whether there are pages.
    package var hasPages: Bool { !pages.isEmpty }

    /// Whether there may be a page whose file has a name, in any language.
    package func mayHavePage(named name: String) -> Bool {
        pages.keys.contains { path in
            let file = path.split(separator: "/").last ?? ""
            return file == name || file.hasPrefix(name + ".")
        }
    }
}

/// The files of a docs folder at one moment.
struct DocsFolder {
    /// The regular files, by their paths in the folder.
    private(set) var files: [String: DocsFile] = [:]
    /// The errors of items that cannot be read.
    private(set) var errors: [Diagnostic] = []

    init(_ folder: URL) {
        guard folder.isFolder else {
            errors = [.missing(docsFolder: folder)]
            return
        }
        let found = FolderFiles(below: folder)
        let place = RepositoryFolder(folder)
        errors = found.unreadable.map(\.diagnostic)
        for file in found.files {
            let url = folder.appending(path: file.path)
            if files[file.path] != nil { errors.append(.sameName(url)) }
            files[file.path] = files[file.path] ?? DocsFile(url: url, folder: place, file: file)
        }
    }
}

/// A file of the docs, as it was when its folder was listed.
package struct DocsFile: Hashable, Sendable {
    let url: URL
    /// The docs folder that contains it.
    let folder: RepositoryFolder
    package let file: FolderFile

    /// The maximum size of a file that is not a page: 32 MiB, because it is kept in memory.
    static let sizeLimit = 1 << 25

    /// Reads the text of a page.
    static func text(of file: URL) throws(Diagnostic) -> String {
        try BoundedFile(file, limit: MarkdownDocument.sizeLimit).text()
    }

    /// The error of a file that is not a page and is too large.
    fileprivate var sizeError: Diagnostic? {
        let size = Int(file.state.size)
        return size > Self.sizeLimit ? .tooLarge(url, size: size, limit: Self.sizeLimit) : nil
    }
}

/// A docs folder as links from the root of the repository name it, such as `Docs`.
struct RepositoryFolder: Hashable {
    private let names: [Substring]

    /// The root is the folder with `.git`, or else the one that contains the docs folder.
    init(_ folder: URL) {
        let all = folder.standardizedFileURL.path.split(separator: "/")
        let root = (0...all.count).last { count in
            let root = "/" + all.prefix(count).joined(separator: "/")
            return FileManager.default.fileExists(atPath: root + "/.git")
        }
        names = Array(all.dropFirst(root ?? all.count - 1))
    }

    /// Returns the path in the docs folder of a path from the root of the repository. Nil for one outside of the folder.
    func path(_ rooted: String) -> String? {
        let path = rooted.split(separator: "/")
        return path.starts(with: names) ? path.dropFirst(names.count).joined(separator: "/") : nil
    }
}

extension Diagnostic {
    /// Two files of the docs have names that are equal, but written with other characters, such as `é` in one or two.
    fileprivate static func sameName(_ file: URL) -> Diagnostic {
        Diagnostic(
            .invalidFile, "Another file has the same name in another Unicode form, and is used instead. Rename one.",
            at: SourcePlace(file))
    }

    /// Two files of the docs are the same page, such as `Page.md` and `Page.markdown`.
    fileprivate static func samePage(_ file: URL) -> Diagnostic {
        Diagnostic(
            .invalidFile,
            "A file with the same name and another extension is the same page, and is used instead. "
                + "Rename one.", at: SourcePlace(file))
    }

    /// The docs folder does not exist.
    static func missing(docsFolder folder: URL) -> Diagnostic {
        Diagnostic(
            .invalidFile, "The docs folder does not exist. Create it, or name another one.", at: SourcePlace(folder))
    }
}
