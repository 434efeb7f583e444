import Foundation

/// An image of an image set.
struct AssetImage: Hashable {
    /// The address of the file.
    let address: String
    /// The number of pixels in a point.
    let scale: Int
    let appearance: AssetAppearance
    /// The direction of the page that it is for. Nil for both.
    let direction: AssetContents.Direction?
    /// The size in pixels. Nil if it is not known.
    let pixels: PixelSize?
    /// Whether it has the color of the text.
    let isTemplate: Bool
}

/// An image of the package, with the files among which a browser chooses.
struct PackageImage: Hashable {
    /// The address of a file that any browser shows.
    let address: String
    /// The files for densities of the screen, as in the attribute `srcset`. Nil for one file.
    var candidates: String?
    /// The files for other appearances, in the order in which a browser tries them.
    var sources: [Source] = []
    /// The size in points. Nil if it is not known.
    var size: PixelSize?
    /// Whether the image is mirrored on a page from right to left.
    var isMirrored = false
    /// Whether it has the color of the text, unless the view says otherwise.
    var isTemplate = false

    struct Source: Hashable {
        let media: String
        let candidates: String
    }

    /// Creates the image of a file in the folder `Public`.
    init(address: String) { self.address = address }

    /// Creates the image of an image set. Nil if it has no file.
    ///
    /// - Parameters:
    ///   - isRightToLeft: Whether the page is read from right to left.
    ///   - isDark: The theme that the view sets. Nil for that of the page.
    init?(_ set: [AssetImage], isRightToLeft: Bool, isDark: Bool?) {
        let direction: AssetContents.Direction = isRightToLeft ? .rightToLeft : .leftToRight
        let directed = set.filter { ($0.direction ?? direction) == direction }
        let images = (directed.isEmpty ? set : directed).filter {
            isDark == nil || ($0.appearance.isDark ?? isDark) == isDark
        }
        let groups = Dictionary(grouping: images, by: \.appearance).sorted { $0.key < $1.key }
        let plain = groups.filter { !$0.key.hasHighContrast }
        // Without an image for all, the light one replaces those that are missing.
        let fallback = isDark == nil ? plain.last { $0.key.isDark == nil } ?? plain.last : plain.first
        guard let base = fallback ?? groups.last else { return nil }
        let files = base.value.sorted { $0.scale < $1.scale }
        address = files[0].address
        candidates = files.last?.scale == 1 ? nil : Self.candidates(of: files)
        size = files.lazy.compactMap { file in file.pixels?.divided(by: file.scale) }.first
        isTemplate = files[0].isTemplate
        isMirrored = directed.isEmpty || set.allSatisfy { $0.direction == .leftToRight }
        sources = groups.filter { $0.key != base.key && (isDark == nil || $0.key.hasHighContrast) }.compactMap {
            group in
            group.key.query.map { Source(media: $0, candidates: Self.candidates(of: group.value)) }
        }
    }

    private static func candidates(of files: [AssetImage]) -> String {
        files.sorted { $0.scale < $1.scale }.map { "\($0.address) \($0.scale)x" }.joined(separator: ", ")
    }
}
