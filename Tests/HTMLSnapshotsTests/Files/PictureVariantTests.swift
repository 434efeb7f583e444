import Foundation
import Testing

@testable import HTMLSnapshots

@Suite struct PictureVariantTests {
    private static let difference = PixelDifference(
        pixels: 3, recorded: .init(width: 2, height: 2), actual: .init(width: 2, height: 3))
    private let folder = TemporaryFolder()
    private let light = PictureVariant(theme: .light, width: 390)

    private var picture: HTMLSnapshot { folder.snapshot("A/a.en").picture(light) }

    /// Compares a picture. Pictures that begin with the same letter look the same.
    private func compare(_ text: String, mode: SnapshotMode) throws -> SnapshotOutcome {
        try picture.compare(picture: Data(text.utf8), mode: mode) { $0.first == $1.first ? nil : Self.difference }
    }

    @Test func aPictureIsNextToTheHTML() throws {
        #expect(picture.path == "A/a.en.light.390.png")
        #expect(picture.pending.lastPathComponent == "a.en.light.390.new.png")
        #expect(picture.isPicture)
        #expect(picture.htmlPath == "A/a.en.html")
        let versioned = folder.snapshot("A/a.en.swift").picture(PictureVariant(theme: .dark, width: 1280))
        #expect(versioned.path == "A/a.en.swift.dark.1280.png")
        #expect(versioned.htmlPath == "A/a.en.swift.html")
        #expect(!folder.snapshot("A/a.en").isPicture)
    }

    @Test(arguments: ["A/a.1.png", "A/a.en.blue.390.png", "A/a.en.light.0.png", "A/a.en.light.png", "A/light.390.png"])
    func aPictureOfSomethingElseIsNotASnapshot(path: String) throws {
        #expect(!SnapshotPath.isPicture(path))
        try folder.write("png", to: folder.url.appending(path: path))
        #expect(try SnapshotFolder(url: folder.url).obsolete(besides: []) == [])
    }

    @Test func aMissingPictureIsRecordedButNotInCI() throws {
        #expect(try compare("a", mode: .never) == .missing(recorded: false))
        #expect(try folder.files() == [])
        #expect(try compare("a", mode: .missing) == .missing(recorded: true))
        #expect(folder.text(picture.path) == "a")
    }

    @Test func aPictureThatLooksTheSameKeepsTheRecordedFile() throws {
        _ = try compare("a", mode: .all)
        _ = try compare("b", mode: .missing)
        for mode in [SnapshotMode.failed, .missing] { #expect(try compare("a2", mode: mode) == .same) }
        #expect(folder.text(picture.path) == "a")
        #expect(try folder.files() == [picture.path])
    }

    @Test func aDifferenceIsLeftBesideAndAcceptedOrRecorded() throws {
        _ = try compare("a", mode: .all)
        #expect(try compare("b", mode: .never) == .repainted(Self.difference))
        #expect(try SnapshotFolder(url: folder.url).pending() == [])
        #expect(try compare("b", mode: .missing) == .repainted(Self.difference))
        #expect(try SnapshotFolder(url: folder.url).pending() == [picture])
        try picture.accept(mode: .all)
        #expect(folder.text(picture.path) == "b")
        #expect(try compare("c", mode: .failed) == .recorded)
        #expect(try compare("d", mode: .all) == .recorded)
        #expect(folder.text(picture.path) == "d")
        #expect(try folder.files() == [picture.path])
    }

    @Test func aPictureWithoutAPreviewIsObsolete() throws {
        _ = try compare("a", mode: .all)
        _ = try compare("b", mode: .missing)
        let store = SnapshotFolder(url: folder.url)
        #expect(try store.obsolete(besides: [folder.snapshot("A/a.en")]) == [])
        #expect(
            try store.obsolete(besides: [folder.snapshot("A/a.de")])
                == ["A/a.en.light.390.new.png", "A/a.en.light.390.png"])
    }

    @Test func theResultNamesThePixelsAndTheSizes() throws {
        _ = try compare("a", mode: .all)
        let subject = SnapshotCase(
            snapshot: picture, title: "A/a en light 390", acceptCommand: "accept", recordCommand: "record",
            take: { Data("b".utf8) }, comparison: { _, _ in Self.difference })
        let result = SnapshotResult(comparing: subject, mode: .missing)
        #expect(result.status == .different)
        #expect(
            result.message == "The picture is 2 × 3 pixels, and the recorded one 2 × 2. 3 of 6 pixels differ.")
        #expect(result.acceptCommand == "accept")
        #expect(SnapshotResult(comparing: subject, mode: .never).recordCommand == "record")
        #expect(result.pictures?.recorded == Data("a".utf8))
        #expect(result.pictures?.actual == Data("b".utf8))
    }

    @Test func onlyTheFirstFailuresKeepTheirPictures() {
        let subjects = (0..<ReportCollector.maxPictures + 2).map { number in
            SnapshotCase(
                snapshot: folder.snapshot("A/p\(number).en").picture(light), title: "", acceptCommand: "",
                recordCommand: "", take: { Data("\(number)".utf8) }, comparison: { _, _ in Self.difference })
        }
        let collector = ReportCollector()
        _ = SnapshotRun(mode: .never).run(subjects, total: subjects.count, reporters: [collector])
        let pictures = collector.report?.failures.map(\.pictures) ?? []
        #expect(pictures.count == subjects.count)
        #expect(pictures.compactMap { $0?.actual }.count == ReportCollector.maxPictures)
        #expect(pictures.allSatisfy { $0?.recorded == nil })
    }

    @Test func thePicturesOfAPreviewAreOneGroup() throws {
        for path in ["A/a.en", "A/a.de", "A/b.en"] {
            let picture = folder.snapshot(path).picture(light)
            for mode in [SnapshotMode.all, .missing] {
                _ = try picture.compare(picture: Data("\(mode)".utf8), mode: mode) { _, _ in Self.difference }
            }
        }
        let groups = SnapshotGroup.groups(of: try SnapshotFolder(url: folder.url).pending().map(ReviewedSnapshot.init))
        #expect(groups.map(\.kind) == [.pixels, .pixels])
        #expect(
            groups.map { $0.members.map(\.path) }
                == [["A/a.de.light.390.png", "A/a.en.light.390.png"], ["A/b.en.light.390.png"]])
    }
}
