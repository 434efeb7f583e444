import Foundation
import HTTPCore
import Testing

@testable import PreviewSite

/// Pictures of previews that differ from the recorded ones.
struct PicturePagesTests {
    private static let paths = ["dark.390", "light.390"].map { "Snapshots/NoteViewModel/narrow.de.\($0)" }
    private let site: TestSite

    init() throws {
        site = try TestSite()
        for path in Self.paths {
            try site.edit("\(path).png", "recorded \(path)")
            try site.edit("\(path).new.png", "current \(path)")
        }
    }

    private var group: String {
        get throws {
            try #require(try site.page("/snapshots?locale=en").firstMatch(of: /id="group-(\w+)"/)).1.description
        }
    }

    @Test func thePicturesOfAPreviewAreOneGroup() throws {
        let (page, group) = (try site.page("/snapshots?locale=en"), try group)
        #expect(page.contains("<span class=\"group-count\">2 snapshots</span>"))
        #expect(page.contains("<span class=\"group-title\">whose picture differs</span>"))
        #expect(page.contains("<img src=\"/snapshots/pictures/\(group)/0/current\" alt=\"\" loading=\"lazy\">"))
        #expect(page.contains("href=\"/snapshots/pictures/\(group)/1?locale=en\""))
        #expect(page.contains("Deutsch</span> <span class=\"snapshot-locale\">Light theme · 390</span>"))
        #expect(!page.contains("data-frame"))
    }

    @Test func thePageShowsBothPictures() throws {
        let group = try group
        let page = try site.page("/snapshots/pictures/\(group)/0?locale=en")
        for version in ["recorded", "current"] {
            #expect(page.contains("<img src=\"/snapshots/pictures/\(group)/0/\(version)\""))
            let file = try site.get("/snapshots/pictures/\(group)/0/\(version)")
            #expect(file.headers[.contentType] == "image/png")
            #expect(file.text == "\(version) \(Self.paths[0])")
        }
        #expect(page.contains("1 of 2"))
        #expect(page.contains("<span class=\"snapshot-locale\">Dark theme · 390</span></h1>"))
        #expect(page.contains("href=\"/snapshots/pictures/\(group)/1?locale=en\" rel=\"next\""))
        #expect(page.contains("The picture differs"))
        #expect(page.contains("Accept all 2"))
        #expect(!page.contains("<iframe"))
    }

    @Test(arguments: ["2", "-1", "x", "0/other"])
    func anUnknownPictureIsNotFound(address: String) throws {
        #expect(try site.get("/snapshots/pictures/\(try group)/\(address)").status == .notFound)
    }

    @Test func aGroupIsAcceptedAndUndone() throws {
        let group = try group
        let accepted = try site.post("/snapshots/groups/\(group)/accept?locale=en")
        #expect(accepted.headers[.location] == "/snapshots?locale=en")
        #expect(site.text("\(Self.paths[0]).png") == "current \(Self.paths[0])")
        #expect(site.text("\(Self.paths[0]).new.png") == nil)
        #expect(try site.get("/snapshots/pictures/\(group)/0").status == .notFound)
        _ = try site.post("/snapshots/undo")
        #expect(site.text("\(Self.paths[0]).png") == "recorded \(Self.paths[0])")
        #expect(try self.group == group)
        _ = try site.post("/snapshots/groups/\(group)/reject")
        #expect(site.text("\(Self.paths[1]).png") == "recorded \(Self.paths[1])")
        #expect(site.text("\(Self.paths[1]).new.png") == nil)
    }

    @Test func pixelsThatDidNotChangeAreSaidOnlyOfADifference() throws {
        let note = "data-same-pixels hidden"
        #expect(try TestSite.withPendingSnapshot().page("/snapshots/NoteViewModel/narrow?snapshot=de").contains(note))
        #expect(try !site.page("/snapshots/pictures/\(try group)/0").contains(note))
    }
}
