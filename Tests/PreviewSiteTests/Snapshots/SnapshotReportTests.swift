import Foundation
import HTMLSnapshots
import Testing

@testable import PreviewSite

@Suite struct SnapshotReportTests {
    /// The report of a run in which so many snapshots differ.
    private func report(differences: Int, in folder: URL) throws -> SnapshotReport {
        let subjects = try (0..<differences).map { number in
            let snapshot = HTMLSnapshot(folder: folder, viewModel: "A", preview: "p\(number)", locale: "en")
            _ = try snapshot.compare("<p>old</p>", mode: .all)
            return SnapshotCase(snapshot: snapshot) { ActualHTML("<p>new</p><img src=\"https://example.com/x.png\">") }
        }
        let collector = ReportCollector()
        _ = SnapshotRun(mode: .never).run(subjects, total: differences, reporters: [collector])
        return try #require(collector.report)
    }

    private func page(differences: Int) throws -> String {
        let site = try TestSite()
        let report = try report(differences: differences, in: site.folder.appending(path: "Recorded"))
        return String(decoding: site.site.page(about: report), as: UTF8.self)
    }

    /// Whoever opens it must not ask the network for what a preview names.
    @Test func itsPicturesLoadNothing() throws {
        let page = try page(differences: 1)
        let policy = "&lt;meta http-equiv=&quot;Content-Security-Policy&quot; content=&quot;default-src &#39;none&#39;;"
        #expect(page.components(separatedBy: policy).count == 3)
        #expect(!page.contains("Differences shown without pictures"))
    }

    @Test func itContainsPicturesThatDiffer() throws {
        let site = try TestSite()
        let snapshot = HTMLSnapshot(
            folder: site.folder.appending(path: "Recorded"), viewModel: "A", preview: "p", locale: "en"
        ).picture(PictureVariant(theme: .dark, width: 390))
        _ = try snapshot.compare(picture: Data("old".utf8), mode: .all) { _, _ in nil }
        let size = PixelDifference.Size(width: 390, height: 20)
        let subject = SnapshotCase(
            snapshot: snapshot, title: "A/p", acceptCommand: "", recordCommand: "", take: { Data("new".utf8) },
            comparison: { _, _ in PixelDifference(pixels: 3, recorded: size, actual: size) })
        let collector = ReportCollector()
        _ = SnapshotRun(mode: .never).run([subject], total: 1, reporters: [collector])
        let page = String(decoding: site.site.page(about: try #require(collector.report)), as: UTF8.self)
        for (label, picture) in [("Recorded", "old"), ("Current", "new")] {
            let address = "data:image/png;base64,\(Data(picture.utf8).base64EncodedString())"
            #expect(page.contains("<figure><figcaption>\(label)</figcaption><img src=\"\(address)\""))
        }
        #expect(!page.contains("<iframe"))
    }

    @Test func itSaysWhatHasNoPictures() throws {
        let page = try page(differences: SnapshotPictures.limit + 3)
        #expect(page.components(separatedBy: "<iframe").count == 2 * SnapshotPictures.limit + 1)
        #expect(page.contains("Differences shown without pictures, to keep the file small: 3"))
    }
}
