import FOSMVVM
import Foundation
import HTMLRendering
import HTTPCore
import PreviewCatalog
import PreviewChecks
import Testing

@testable import PreviewSite

/// The picture of a preview, without a browser.
struct PreviewPictureTests {
    private static let picture = "/render/GreetingViewModel/with-name/picture.png"

    /// Takes "pictures" that say what was asked for.
    struct Painter: SiteBrowser {
        func picture(of address: String, width: Int, element: String?, in site: PreviewSite) throws -> Data {
            let document = site.respond(to: try HTTPRequest(target: address))
            let part = element.map { " \($0)" } ?? ""
            return Data("\(address) \(width) \(document.status.code)\(part)".utf8)
        }

        func examining<Result>(_ site: PreviewSite, _ body: (any BrowserExaminer) throws -> Result) throws -> Result {
            try body(WideDocuments())
        }
    }

    /// Finds a text that is too wide in each document.
    private struct WideDocuments: BrowserExaminer {
        func examine(
            _ preview: Preview, in locales: [LocaleIdentifier], version: ViewVersion
        ) throws -> [ExaminedDocument] {
            locales.map { _ in
                ExaminedDocument(misfits: [.init(kind: .overflow, tag: "<h1>", text: "A title", width: 390)])
            }
        }
    }

    private struct NoBrowser: SiteBrowser, LocalizedError {
        let errorDescription: String? = "Chromium is not installed."

        func picture(of address: String, width: Int, element: String?, in site: PreviewSite) throws -> Data {
            throw self
        }

        func examining<Result>(_ site: PreviewSite, _ body: (any BrowserExaminer) throws -> Result) throws -> Result {
            throw self
        }
    }

    private func respond(
        _ target: String, by taker: (any SiteBrowser)?, basePath: BasePath = .root
    ) throws -> HTTPResponse {
        let test = try TestSite(basePath: basePath)
        let site = taker.map(test.site.using) ?? test.site
        return site.respond(to: try HTTPRequest(target: target))
    }

    @Test func itShowsWhatTheAddressSays() throws {
        let response = try respond(Self.picture + "?locale=de&theme=dark&width=390&arg.name=Ada", by: Painter())
        #expect(response.headers[.contentType] == "image/png")
        #expect(response.text == "/render/GreetingViewModel/with-name?locale=de&theme=dark&arg.name=Ada 390 200")
    }

    @Test func itIsAsWideAsThePreview() throws {
        #expect(try respond("/render/NoteViewModel/narrow/picture.png", by: Painter()).text.hasSuffix(" 420 200"))
        #expect(try respond(Self.picture, by: Painter()).text.hasSuffix(" 1280 200"))
    }

    @Test func aPathOfTheHostIsNoneOfTheDocument() throws {
        let response = try respond(Self.picture, by: Painter(), basePath: try #require(BasePath("/previews")))
        #expect(response.text == "/render/GreetingViewModel/with-name 1280 200")
    }

    @Test func aMissingBrowserIsReported() throws {
        let response = try respond(Self.picture, by: NoBrowser())
        #expect(response.status == .serviceUnavailable)
        #expect(response.text == "Chromium is not installed.")
    }

    @Test func onlyAHostThatTakesPicturesOffersThem() throws {
        let page = "/previews/GreetingViewModel/with-name?theme=dark"
        #expect(try respond(page, by: Painter()).text.contains("href=\"\(Self.picture)?theme=dark\""))
        #expect(!(try respond(page, by: nil)).text.contains("picture.png"))
        #expect(try respond(Self.picture, by: nil).status == .notFound)
    }
}
