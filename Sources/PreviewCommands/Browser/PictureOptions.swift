import ArgumentParser
import Diagnostics
import Foundation
import HTMLSnapshots
import PreviewSite

/// The options of a picture of a preview.
struct PictureOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write a picture of the preview to this file, instead of its HTML. Needs Chromium.", valueName: "file"))
    var png: String?

    @Option(
        help: ArgumentHelp("The width of the picture, from 1 to 4096. Default: 800.", valueName: "pixels"))
    var width: Int?

    func validate() throws {
        if let width { try Self.validate(width: width) }
        guard width == nil || png != nil else { throw ValidationError("--width needs --png, such as --png tasks.png.") }
    }

    /// - Throws: `ValidationError` for a width that no picture can have.
    static func validate(width: Int) throws {
        guard PictureVariant.widths.contains(width) else {
            throw ValidationError("--width must be from 1 to 4096 pixels, such as 390.")
        }
    }

    /// The file to write. Nil without a picture.
    var file: URL? { png.map { URL(argument: $0, directoryHint: .notDirectory) } }

    /// Writes a picture of a document of the site, as high as the document.
    func write(_ address: String, of site: PreviewSite, to file: URL) throws {
        let program = try Chromium.program(in: ProcessInfo.processInfo.environment)
        let page = try ChromiumPage(in: Chromium(program: program), of: site)
        try page.open(address, width: width ?? 800)
        let picture = try page.picture()
        do {
            try FileReplacement.write(picture, to: file)
        } catch {
            throw CommandFailure("The picture cannot be written to '\(png ?? "")': \(error.localizedDescription)")
        }
    }
}
