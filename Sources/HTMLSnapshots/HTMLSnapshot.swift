public import Foundation

/// A recorded HTML text: one file for each preview and locale.
public struct HTMLSnapshot: Hashable, Sendable {
    /// The file, `{ViewModel}/{preview}.{locale}.html` below the snapshots' folder.
    public let file: URL

    /// The snapshot of a preview in a locale.
    ///
    /// - Parameters:
    ///   - folder: The folder of all snapshots.
    ///   - viewModel: The ViewModel's name.
    ///   - preview: The preview's slug.
    ///   - locale: The locale's tag.
    public init(folder: URL, viewModel: String, preview: String, locale: String) {
        file = folder.appending(path: "\(viewModel)/\(preview).\(locale).html", directoryHint: .notDirectory)
    }

    /// Compares HTML with what is recorded, or records it.
    ///
    /// Line ends are made LF and the text ends in one.
    ///
    /// - Throws: ``HTMLSnapshotError`` when the file cannot be read or written.
    public func compare(_ html: String, mode: SnapshotMode) throws -> SnapshotOutcome {
        let actual = Self.normalized(html)
        let recorded = try read()
        if recorded == actual { return .same }
        switch (mode, recorded) {
        case (.record, _): try write(actual)
        case (.verify(let recordsMissing), nil) where recordsMissing: try write(actual)
        default: break
        }
        guard let recorded else { return .missing(recorded: FileManager.default.fileExists(atPath: file.path)) }
        return .different(SnapshotDifference(recorded: recorded, actual: actual))
    }

    private func read() throws -> String? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            guard let text = String(validating: try Data(contentsOf: file), as: UTF8.self) else {
                throw HTMLSnapshotError.notUTF8(file)
            }
            return text
        } catch let error as HTMLSnapshotError {
            throw error
        } catch {
            throw HTMLSnapshotError.unreadable(file, reason: error.localizedDescription)
        }
    }

    private func write(_ html: String) throws {
        do {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(html.utf8).write(to: file, options: .atomic)
        } catch {
            throw HTMLSnapshotError.unwritable(file, reason: error.localizedDescription)
        }
    }

    private static func normalized(_ html: String) -> String {
        let lines = html.replacing("\r\n", with: "\n")
        return lines.hasSuffix("\n") ? lines : lines + "\n"
    }
}
