import FOSMVVM
import Foundation
import HTMLSnapshots
import PreviewSite
import PreviewSnapshots

/// Takes pictures of previews in Chromium, and compares them there.
final class ChromiumPictures: Sendable {
    private let store: TextStore
    private let maxPixels: Int
    private let browsers: ChromiumPool

    /// Starts the first browser.
    ///
    /// - Parameter maxPixels: The number of pixels of a picture that may differ.
    /// - Throws: ``ChromiumError``.
    init(site: PreviewSite, maxPixels: Int) throws(ChromiumError) {
        let program = try Chromium.program(in: ProcessInfo.processInfo.environment)
        (store, self.maxPixels) = (site.localizations(), maxPixels)
        browsers = try ChromiumPool(program: program, site: site)
    }

    /// Returns a picture of a preview as PNG.
    ///
    /// - Throws: ``ChromiumError``, or the reason why the preview is not complete.
    func picture(of snapshot: PreviewSnapshot, _ variant: PictureVariant) throws -> Data {
        _ = try snapshot.html()
        let address = RenderCommand.target(
            of: snapshot.preview, locale: snapshot.locale, version: snapshot.version, theme: variant.theme, in: store)
        return try browsers.withPage { page in
            try page.open(address, width: variant.width)
            return try page.picture()
        }
    }

    /// Compares two pictures in PNG. Returns nil if people do not see a difference, or if few enough pixels differ.
    ///
    /// - Throws: ``ChromiumError``, or ``UnreadablePicture`` for a recorded file that is not a picture.
    func difference(recorded: Data, actual: Data) throws -> PixelDifference? {
        let files = [recorded, actual].map { "\"\($0.base64EncodedString())\"" }.joined(separator: ", ")
        let found = try browsers.withPage { page in
            // Any document of the site may import the script.
            try page.open(Self.script)
            return try page.run(
                "import('\(Self.script)').then(({ difference }) => difference(\(files))).then(JSON.stringify)")
        }
        guard let difference = try JSONDecoder().decode(PixelDifference?.self, from: Data(found.utf8)) else {
            throw UnreadablePicture()
        }
        let isTolerated = difference.pixels <= maxPixels && difference.recorded == difference.actual
        return isTolerated ? nil : difference
    }

    /// Ends the browsers. The program may exit before this object is released.
    func end() { browsers.end() }

    private static let script = "/assets/preview-host/pixels.js"
}

/// A recorded file that is not a picture.
struct UnreadablePicture: LocalizedError {
    let errorDescription: String? =
        "The recorded file is not a picture in PNG. Restore it from version control, or remove it and record it again."
}
