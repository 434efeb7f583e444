import Diagnostics
import Foundation

/// The files of a docs folder at one moment.
///
/// Hidden files and symbolic links are left out, so that nothing outside of the folder can be read.
struct DocsFolder {
    /// The regular files, by their paths in the folder.
    private(set) var files: [String: URL] = [:]
    /// The errors of items that cannot be read.
    private(set) var errors: [Diagnostic] = []

    init(_ folder: URL) {
        guard folder.isFolder else {
            errors = [.missing(docsFolder: folder)]
            return
        }
        let found = FolderFiles(below: folder)
        errors = found.unreadable.map(\.diagnostic)
        for path in found.files.map(\.path) {
            let file = folder.appending(path: path)
            if files[path] != nil { errors.append(.sameName(file)) }
            files[path] = files[path] ?? file
        }
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
    static func samePage(_ file: URL) -> Diagnostic {
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

/// The limits of the files of the docs.
enum DocsFile {
    /// The maximum size of a file that is not a page: 32 MiB, because it is kept in memory.
    static let sizeLimit = 1 << 25

    /// Reads the text of a page.
    static func text(of file: URL) throws(Diagnostic) -> String {
        try BoundedFile(file, limit: MarkdownDocument.sizeLimit).text()
    }

    /// Returns the error of a file that is not a page and is too large.
    static func sizeError(of file: URL) -> Diagnostic? {
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size > sizeLimit else {
            return nil
        }
        return .tooLarge(file, size: size, limit: sizeLimit)
    }
}
