/// A sort of files and data, by its identifier. A page opens and drags none, so it knows no more than that.
public struct UTType: Hashable, Codable, Sendable {
    public let identifier: String

    /// Creates a sort with an identifier. Nil for an empty one.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    private init(known identifier: String) { self.identifier = identifier }

    public static let item = Self(known: "public.item")
    public static let content = Self(known: "public.content")
    public static let data = Self(known: "public.data")
    public static let folder = Self(known: "public.folder")
    public static let directory = Self(known: "public.directory")
    public static let fileURL = Self(known: "public.file-url")
    public static let url = Self(known: "public.url")
    public static let text = Self(known: "public.text")
    public static let plainText = Self(known: "public.plain-text")
    public static let utf8PlainText = Self(known: "public.utf8-plain-text")
    public static let rtf = Self(known: "public.rtf")
    public static let html = Self(known: "public.html")
    public static let xml = Self(known: "public.xml")
    public static let json = Self(known: "public.json")
    public static let yaml = Self(known: "public.yaml")
    public static let propertyList = Self(known: "com.apple.property-list")
    public static let commaSeparatedText = Self(known: "public.comma-separated-values-text")
    public static let tabSeparatedText = Self(known: "public.tab-separated-values-text")
    public static let sourceCode = Self(known: "public.source-code")
    public static let swiftSource = Self(known: "public.swift-source")
    public static let image = Self(known: "public.image")
    public static let png = Self(known: "public.png")
    public static let jpeg = Self(known: "public.jpeg")
    public static let gif = Self(known: "com.compuserve.gif")
    public static let tiff = Self(known: "public.tiff")
    public static let heic = Self(known: "public.heic")
    public static let heif = Self(known: "public.heif")
    public static let svg = Self(known: "public.svg-image")
    public static let webP = Self(known: "org.webmproject.webp")
    public static let bmp = Self(known: "com.microsoft.bmp")
    public static let icns = Self(known: "com.apple.icns")
    public static let rawImage = Self(known: "public.camera-raw-image")
    public static let pdf = Self(known: "com.adobe.pdf")
    public static let epub = Self(known: "org.idpf.epub-container")
    public static let zip = Self(known: "public.zip-archive")
    public static let gzip = Self(known: "org.gnu.gnu-zip-archive")
    public static let archive = Self(known: "public.archive")
    public static let movie = Self(known: "public.movie")
    public static let video = Self(known: "public.video")
    public static let audio = Self(known: "public.audio")
    public static let mp3 = Self(known: "public.mp3")
    public static let wav = Self(known: "com.microsoft.waveform-audio")
    public static let mpeg4Movie = Self(known: "public.mpeg-4")
    public static let mpeg4Audio = Self(known: "public.mpeg-4-audio")
    public static let quickTimeMovie = Self(known: "com.apple.quicktime-movie")
    public static let contact = Self(known: "public.contact")
    public static let vCard = Self(known: "public.vcard")
    public static let calendarEvent = Self(known: "public.calendar-event")
    public static let usdz = Self(known: "com.pixar.universal-scene-description-mobile")
    public static let database = Self(known: "public.database")
    public static let font = Self(known: "public.font")
    public static let application = Self(known: "com.apple.application")
    public static let bundle = Self(known: "com.apple.bundle")
    public static let spreadsheet = Self(known: "public.spreadsheet")
    public static let presentation = Self(known: "public.presentation")
}
