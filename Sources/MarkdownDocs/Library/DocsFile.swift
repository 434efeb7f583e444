import Diagnostics
import Foundation

/// The limits of the files of the docs.
enum DocsFile {
    /// The maximum size of a file that is not a page: 32 MiB, because it is kept in memory.
    static let maximumSize = 1 << 25

    /// Reads the text of a page.
    static func text(of file: URL) throws(Diagnostic) -> String {
        try BoundedFile(file, limit: MarkdownDocument.maximumSize).text()
    }

    /// Returns the error of a file that is not a page and is too large.
    static func sizeError(of file: URL) -> Diagnostic? {
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size > maximumSize else {
            return nil
        }
        return .tooLarge(file, size: size, limit: maximumSize)
    }
}
