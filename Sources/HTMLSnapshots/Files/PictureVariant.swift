package import FOSFoundation
package import Foundation

/// The theme and the width with which a picture of a preview is taken.
package struct PictureVariant: Hashable, Sendable {
    /// The widths that a picture can have, in pixels.
    package static let widths = 1...4096

    package let theme: PreviewSurroundings.Theme
    /// The width in pixels.
    package let width: Int

    package init(theme: PreviewSurroundings.Theme, width: Int) { (self.theme, self.width) = (theme, width) }

    /// Nil for words that are not a theme and a width.
    init?(theme: Substring, width: Substring) {
        guard let theme = PreviewSurroundings.Theme(rawValue: String(theme)), let width = Int(width),
            Self.widths.contains(width)
        else { return nil }
        self.init(theme: theme, width: width)
    }

    /// The part of a file's name, such as `light.390`.
    package var name: String { "\(theme.rawValue).\(width)" }
}

/// Compares a recorded picture with the actual one, both as PNG. Returns nil if people do not see a difference.
package typealias PictureComparison = @Sendable (_ recorded: Data, _ actual: Data) throws -> PixelDifference?

/// How a picture differs from the recorded one.
package struct PixelDifference: Hashable, Codable, Sendable {
    /// The size of a picture in pixels.
    package struct Size: Hashable, Codable, Sendable {
        package let width: Int
        package let height: Int

        package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
    }

    /// The number of pixels that differ, without those of smoothed edges. Pixels that only one picture has count.
    package let pixels: Int
    package let recorded: Size
    package let actual: Size

    package init(pixels: Int, recorded: Size, actual: Size) {
        (self.pixels, self.recorded, self.actual) = (pixels, recorded, actual)
    }
}

extension PixelDifference: CustomStringConvertible {
    /// What differs, in sentences.
    package var description: String {
        let total = max(recorded.width, actual.width) * max(recorded.height, actual.height)
        let count = "\(pixels) of \(total) pixels \(pixels == 1 ? "differs" : "differ")."
        guard recorded != actual else { return count }
        return "The picture is \(actual) pixels, and the recorded one \(recorded). \(count)"
    }
}

extension PixelDifference.Size: CustomStringConvertible {
    package var description: String { "\(width) × \(height)" }
}

extension HTMLSnapshot {
    /// Returns the picture of the preview with this HTML, `{ViewModel}/{preview}.{locale}.{theme}.{width}.png`.
    package func picture(_ variant: PictureVariant) -> HTMLSnapshot {
        HTMLSnapshot(folder: folder, recordedPath: SnapshotPath.picture(of: path, variant))
    }

    /// Whether it is a picture.
    package var isPicture: Bool { SnapshotPath.isPicture(path) }

    /// The path of the HTML of its preview. Its own path if it is not a picture.
    package var htmlPath: String { SnapshotPath.html(ofPicture: path) ?? path }

    /// Reads the recorded bytes. Returns nil if there are none.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    package func recordedBytes() throws -> Data? { try diskFile.read() }

    /// Compares a picture with the recorded one, or records it.
    ///
    /// If people do not see a difference, the recorded picture stays, and a pending change is removed.
    ///
    /// - Parameter isDifferent: Compares pictures whose bytes differ.
    /// - Throws: ``HTMLSnapshotError`` if the file cannot be read or written, or an error of the comparison.
    package func compare(
        picture: Data, mode: SnapshotMode, _ comparison: PictureComparison
    ) throws -> SnapshotOutcome {
        let recorded = try mode == .all ? try? diskFile.read() : diskFile.read()
        if recorded == picture { return try same(mode: mode) }
        guard let recorded, mode != .all else {
            if mode == .never { return .missing(recorded: false) }
            try diskFile.write(picture)
            try removePending()
            return mode == .missing ? .missing(recorded: true) : .recorded
        }
        guard let difference = try comparison(recorded, picture) else { return try same(mode: mode) }
        switch mode {
        case .all, .failed:
            try diskFile.write(picture)
            try removePending()
            return .recorded
        case .missing: try pendingFile.write(picture)
        case .never: break
        }
        return .repainted(difference)
    }

    private func same(mode: SnapshotMode) throws -> SnapshotOutcome {
        if mode != .never { try removePending() }
        return .same
    }
}
