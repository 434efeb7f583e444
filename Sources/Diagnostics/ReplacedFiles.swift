package import Foundation
import Synchronization

/// The files that a function replaces with ``FileReplacement`` on its thread, with their bytes before.
package final class ReplacedFiles: Sendable {
    /// A file that was written.
    package struct File: Sendable {
        package let url: URL
        /// Nil for a new file, and for one that could not be read.
        package let before: Data?
        package let after: Data
    }

    @TaskLocal private static var current: ReplacedFiles?

    /// The maximum size of a file whose bytes are kept.
    private static let sizeLimit = 4 << 20

    private let written = Mutex<[File]>([])

    package init() {}

    /// The files in the order in which they were written.
    package var all: [File] { written.withLock(\.self) }

    /// Calls a function, and notes which files it replaces.
    package func note<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self) { try body() }
    }

    /// Replaces a file, and notes this if somebody asks for it.
    static func noting(_ file: URL, _ bytes: Data, _ replace: () throws -> Void) rethrows {
        guard let current else { return try replace() }
        let before = try? BoundedFile(file, limit: sizeLimit).data()
        try replace()
        current.written.withLock { $0.append(File(url: file, before: before, after: bytes)) }
    }
}
