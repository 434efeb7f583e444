import Foundation

/// The templates below a folder: every `*.mustache` that is a regular file and not hidden.
struct TemplateFolder {
    static let fileExtension = "mustache"

    let url: URL

    /// The files' contents, ordered by name. A file that cannot be read becomes a source that says so.
    func sources() throws(TemplateFolderError) -> [TemplateSource] {
        try paths().sorted().map { path in
            let file = url.appending(path: path)
            return TemplateSource(
                name: String(path.dropLast(Self.fileExtension.count + 1)),
                file: file.path(percentEncoded: false),
                content: content(of: file)
            )
        }
    }

    private func content(of file: URL) -> TemplateSource.Content {
        do {
            return .bytes(Array(try Data(contentsOf: file)))
        } catch {
            return .unreadable(error.localizedDescription)
        }
    }

    private func paths() throws(TemplateFolderError) -> [String] {
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false))
                .filter { isTemplate($0) && isRegular(url.appending(path: $0)) }
        } catch {
            throw TemplateFolderError(folder: url, reason: error.localizedDescription)
        }
    }

    private func isRegular(_ file: URL) -> Bool {
        (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    }

    private func isTemplate(_ path: String) -> Bool {
        let components = path.split(separator: "/")
        return path.hasSuffix("." + Self.fileExtension) && !components.contains { $0.hasPrefix(".") }
    }
}
