import ArgumentParser
import FOSFoundation
import Foundation
import HTMLSnapshots
import PreviewSite

/// The options of pictures of previews.
struct SnapshotPictureOptions: ParsableArguments {
    @Flag(help: "Compare pictures of the previews instead of their HTML. Needs Chromium.")
    var pixels = false

    @Option(
        help: ArgumentHelp(
            "The theme of pictures: light or dark. Can be repeated. Default: both.", valueName: "theme"))
    var theme: [PreviewSurroundings.Theme] = []

    @Option(
        help: ArgumentHelp(
            "The width of pictures, from 1 to 4096. Can be repeated. Default: 390 and 1280.", valueName: "pixels"))
    var width: [Int] = []

    @Option(
        help: ArgumentHelp("The number of pixels of a picture that may differ. Default: 0.", valueName: "pixels"))
    var maxPixels: Int?

    func validate() throws {
        for width in width { try PictureOptions.validate(width: width) }
        if let maxPixels, maxPixels < 0 { throw ValidationError("--max-pixels must be 0 or more, such as 20.") }
        guard !pixels, let option = named.first else { return }
        throw ValidationError("\(option) needs --pixels.")
    }

    /// The pictures of a preview.
    var variants: [PictureVariant] {
        let themes = theme.isEmpty ? [.light, .dark] : theme
        let widths = width.isEmpty ? [390, 1280] : width
        return Set(themes).flatMap { theme in Set(widths).map { PictureVariant(theme: theme, width: $0) } }
            .sorted { ($1.theme.rawValue, $0.width) < ($0.theme.rawValue, $1.width) }
    }

    /// The browser. Nil without `--pixels`.
    ///
    /// - Throws: ``ChromiumError``.
    func chromium(of site: () -> PreviewSite) throws(ChromiumError) -> ChromiumPictures? {
        pixels ? try ChromiumPictures(site: site(), maxPixels: maxPixels ?? 0) : nil
    }

    /// The names of the options that have a value.
    private var named: [String] {
        (theme.isEmpty ? [] : ["--theme"]) + (width.isEmpty ? [] : ["--width"])
            + (maxPixels == nil ? [] : ["--max-pixels"])
    }
}

extension PreviewSurroundings.Theme: ExpressibleByArgument {}
