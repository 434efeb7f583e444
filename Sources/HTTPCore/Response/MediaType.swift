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
    /// `.apng`.
    package static let apng = MediaType(rawValue: "image/apng")
    /// `.bmp`.
    package static let bmp = MediaType(rawValue: "image/bmp")
    /// `.woff2`.
    package static let woff2 = MediaType(rawValue: "font/woff2")
    /// `.woff`.
    package static let woff = MediaType(rawValue: "font/woff")
    /// `.ttf`.
    package static let ttf = MediaType(rawValue: "font/ttf")
    /// `.otf`.
    package static let otf = MediaType(rawValue: "font/otf")
    /// `.ttc` and `.otc`.
    package static let fontCollection = MediaType(rawValue: "font/collection")
    /// `.mp4` and `.m4v`.
    package static let mp4 = MediaType(rawValue: "video/mp4")
    /// `.webm`.
    package static let webM = MediaType(rawValue: "video/webm")
    /// `.ogv`.
    package static let oggVideo = MediaType(rawValue: "video/ogg")
    /// `.mov`.
    package static let quickTime = MediaType(rawValue: "video/quicktime")
    /// `.mp3`.
    package static let mp3 = MediaType(rawValue: "audio/mpeg")
    /// `.ogg`, `.oga` and `.opus`.
    package static let oggAudio = MediaType(rawValue: "audio/ogg")
    /// `.wav`.
    package static let wave = MediaType(rawValue: "audio/wav")
    /// `.m4a`.
    package static let mp4Audio = MediaType(rawValue: "audio/mp4")
    /// `.aac`.
    package static let aac = MediaType(rawValue: "audio/aac")
    /// `.flac`.
    package static let flac = MediaType(rawValue: "audio/flac")
    /// `.weba`.
    package static let webMAudio = MediaType(rawValue: "audio/webm")
    /// `.vtt`, the captions of a video.
    package static let webVTT = MediaType(rawValue: "text/vtt; charset=utf-8")
    /// `.m3u8`, by RFC 8216.
    package static let playlist = MediaType(rawValue: "application/vnd.apple.mpegurl")
    /// `.wasm`, which browsers compile only with this type.
    package static let webAssembly = MediaType(rawValue: "application/wasm")
    /// `.xml`.
    package static let xml = MediaType(rawValue: "application/xml")
    /// `.csv`, by RFC 7111.
    package static let csv = MediaType(rawValue: "text/csv; charset=utf-8")
    /// `.ics`, by RFC 5545.
    package static let calendar = MediaType(rawValue: "text/calendar; charset=utf-8")
    /// `.glb`.
    package static let binaryModel = MediaType(rawValue: "model/gltf-binary")
    /// `.gltf`.
    package static let model = MediaType(rawValue: "model/gltf+json")
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
        "html": .html, "htm": .html, "css": .css, "js": .javaScript, "mjs": .javaScript, "json": .json, "map": .json,
        "txt": .plainText, "md": .markdown, "svg": .svg, "png": .png, "apng": .apng, "jpg": .jpeg, "jpeg": .jpeg,
        "webp": .webP, "gif": .gif, "avif": .avif, "bmp": .bmp, "ico": .icon, "woff2": .woff2, "woff": .woff,
        "ttf": .ttf, "otf": .otf, "ttc": .fontCollection, "otc": .fontCollection, "mp4": .mp4, "m4v": .mp4,
        "webm": .webM, "ogv": .oggVideo, "mov": .quickTime, "mp3": .mp3, "ogg": .oggAudio, "oga": .oggAudio,
        "opus": .oggAudio, "wav": .wave, "m4a": .mp4Audio, "aac": .aac, "flac": .flac, "weba": .webMAudio,
        "vtt": .webVTT, "m3u8": .playlist, "wasm": .webAssembly, "xml": .xml, "csv": .csv, "ics": .calendar,
        "glb": .binaryModel, "gltf": .model, "pdf": .pdf, "webmanifest": .manifest,
    ]
}
