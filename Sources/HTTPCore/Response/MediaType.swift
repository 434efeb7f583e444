/// The value of a `Content-Type` header. Text is UTF-8.
package struct MediaType: RawRepresentable, Hashable, Sendable {
    /// The value with its parameters, such as `text/html; charset=utf-8`.
    package let rawValue: String

    /// Creates a type from any value, which is not validated.
    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// `.html`.
    package static let html = MediaType(rawValue: "text/html; charset=utf-8")
    /// `.css`.
    package static let css = MediaType(rawValue: "text/css; charset=utf-8")
    /// `.js` and `.mjs`, by RFC 9239.
    package static let javaScript = MediaType(rawValue: "text/javascript; charset=utf-8")
    /// `.json`, always UTF-8 by RFC 8259.
    package static let json = MediaType(rawValue: "application/json")
    /// `.txt`.
    package static let plainText = MediaType(rawValue: "text/plain; charset=utf-8")
    /// `.md`, by RFC 7763.
    package static let markdown = MediaType(rawValue: "text/markdown; charset=utf-8")
    /// `.svg`.
    package static let svg = MediaType(rawValue: "image/svg+xml")
    /// `.png`.
    package static let png = MediaType(rawValue: "image/png")
    /// `.jpg` and `.jpeg`.
    package static let jpeg = MediaType(rawValue: "image/jpeg")
    /// `.webp`.
    package static let webP = MediaType(rawValue: "image/webp")
    /// `.gif`.
    package static let gif = MediaType(rawValue: "image/gif")
    /// `.avif`.
    package static let avif = MediaType(rawValue: "image/avif")
    /// `.ico`.
    package static let icon = MediaType(rawValue: "image/vnd.microsoft.icon")
    /// `.woff2`.
    package static let woff2 = MediaType(rawValue: "font/woff2")
    /// `.woff`.
    package static let woff = MediaType(rawValue: "font/woff")
    /// `.ttf`.
    package static let ttf = MediaType(rawValue: "font/ttf")
    /// `.mp4`.
    package static let mp4 = MediaType(rawValue: "video/mp4")
    /// `.webm`.
    package static let webM = MediaType(rawValue: "video/webm")
    /// `.mp3`.
    package static let mp3 = MediaType(rawValue: "audio/mpeg")
    /// `.pdf`.
    package static let pdf = MediaType(rawValue: "application/pdf")
    /// `.webmanifest`.
    package static let manifest = MediaType(rawValue: "application/manifest+json")
    /// Bytes of an unknown type. A browser offers to save them.
    package static let binary = MediaType(rawValue: "application/octet-stream")

    /// Creates the type of a file from its extension, regardless of case, or `binary` if it is unknown.
    package init(fileName: String) {
        let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
        self = (parts.count > 1 ? parts.last : nil).flatMap { Self.byExtension[$0.lowercased()] } ?? .binary
    }

    private static let byExtension: [String: MediaType] = [
        "html": .html, "css": .css, "js": .javaScript, "mjs": .javaScript, "json": .json, "txt": .plainText,
        "md": .markdown, "svg": .svg, "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "webp": .webP, "gif": .gif,
        "avif": .avif, "ico": .icon, "woff2": .woff2, "woff": .woff, "ttf": .ttf, "mp4": .mp4, "webm": .webM,
        "mp3": .mp3, "pdf": .pdf, "webmanifest": .manifest,
    ]
}
