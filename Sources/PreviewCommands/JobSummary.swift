import Foundation

/// The summary of a job in a GitHub workflow. The steps of the job append Markdown to its file.
struct JobSummary {
    private let file: URL

    /// Nil if the environment does not name a file.
    init?(environment: [String: String]) {
        guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return nil }
        file = URL(filePath: path, directoryHint: .notDirectory)
    }

    /// Adds a part to the end of the file. A file that cannot be written does not fail the command, which has printed its
    /// result.
    func append(_ markdown: String) {
        let path = file.path(percentEncoded: false)
        do {
            if !FileManager.default.fileExists(atPath: path) { try Data().write(to: file) }
            let handle = try FileHandle(forWritingTo: file)
            defer { try? handle.close() }
            try handle.seekToEnd()
            try handle.write(contentsOf: Data((markdown + "\n").utf8))
        } catch {
            StandardError.print(
                "The job summary cannot be written to \(path): \(error.localizedDescription) Check the variable "
                    + "GITHUB_STEP_SUMMARY.")
        }
    }
}
