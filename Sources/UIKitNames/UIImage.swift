public import Foundation

/// An image for a view of SwiftUI: one of the package, a system symbol, or the data of a file.
public final class UIImage: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case name(String)
        case symbol(String)
        case data(Data)
    }

    package let source: Source
    /// Whether it has the color of the text, instead of its own. Nil if the image decides.
    package let isTemplate: Bool?

    /// Creates an image of the package, by the name of a file in the folder `Public`. A name without a file is reported
    /// where the image is shown.
    public convenience init?(named name: String) { self.init(.name(name)) }

    /// Creates an image of the package, by the name of a file in the folder `Public`. `bundle` is not used.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration? = nil) {
        self.init(.name(name))
    }

    /// Creates an image of a system symbol.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil) {
        self.init(.symbol(name))
    }

    /// Creates an image from the contents of a PNG, JPEG, GIF or WebP file. Nil for any other data.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard Self.type(of: data) != nil else { return nil }
        self.init(.data(data))
    }

    /// Creates an image from a file.
    public convenience init?(contentsOfFile path: String) {
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
        self.init(data: data)
    }

    /// Creates an image that shows nothing.
    public convenience init() { self.init(.name("")) }

    init(_ source: Source, isTemplate: Bool? = nil) { (self.source, self.isTemplate) = (source, isTemplate) }

    /// Zero, because only the browser reads the image.
    public var size: CGSize {
        UsedStandIns.note("UIImage.size", "It is zero, because only the browser reads the image.")
        return .zero
    }

    public var scale: CGFloat { 1 }

    /// Returns the file of an image that was made from one. Nil for any other image.
    public func pngData() -> Data? { if case .data(let data) = source { data } else { nil } }

    /// Returns the file of an image that was made from one, as it is. Nil for any other image.
    public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

    /// Sets whether the image has the color of the text.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(source, isTemplate: renderingMode == .automatic ? nil : renderingMode == .alwaysTemplate)
    }

    /// Returns the image. Use the modifier `foregroundStyle` of SwiftUI.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage { self }

    /// Whether an image has its own colors.
    public enum RenderingMode: Int, Hashable, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The size of a symbol, which follows the font of the text here.
    public final class SymbolConfiguration: Sendable {
        public init(pointSize: CGFloat) {}
    }

    /// The media type of the file of an image. Nil if it is unknown.
    package static func type(of data: Data) -> String? {
        let signatures: [(bytes: [UInt8], type: String)] = [
            ([0x89, 0x50, 0x4E, 0x47], "image/png"), ([0xFF, 0xD8, 0xFF], "image/jpeg"),
            ([0x47, 0x49, 0x46, 0x38], "image/gif"), ([0x52, 0x49, 0x46, 0x46], "image/webp"),
        ]
        return signatures.first { data.starts(with: $0.bytes) }?.type
    }

    public static func == (left: UIImage, right: UIImage) -> Bool {
        left.source == right.source && left.isTemplate == right.isTemplate
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
