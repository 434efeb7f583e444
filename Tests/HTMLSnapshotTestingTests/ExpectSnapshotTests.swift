import Foundation
import Gallery
import HTMLSnapshotTesting
import PreviewCatalog
import Testing

@Suite struct ExpectSnapshotTests {
    @Test func anyHTMLIsHeld() {
        expectSnapshot("<ul><li class='b a'>One</li><li>Two</li></ul>", named: "list")
    }

    @Test(arguments: ["en", "de"]) func singleView(locale: String) {
        expectSnapshot(of: LampView.previewHost(viewModel: .stub()), locale: locale, named: "lamp")
    }

    @Test(.snapshots(redactions: [.uuid])) func redaction() {
        expectSnapshot("<p id=\"\(UUID().uuidString)\">Order</p>", named: "redacted")
    }

    @Test(.snapshots(record: .never)) func aDifferenceFailsWithItsPlaceAndTheCommand() {
        withKnownIssue {
            expectSnapshot("<ul><li class='b c'>One</li><li>Two</li></ul>", named: "never accepted")
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return ["ul > li:nth-of-type(1)@class", "never-accepted.html:2", "SNAPSHOT_TESTING_RECORD=failed"]
                .allSatisfy(text.contains)
        }
    }

    @Test(.snapshots(record: .never)) func nothingIsRecordedWhereNothingMayBe() {
        withKnownIssue {
            expectSnapshot("<p>New</p>", named: "unrecorded")
        } matching: { issue in
            issue.comments.map(\.rawValue).joined().contains("No snapshot was recorded. Record it")
        }
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "__Snapshots__/tests/ExpectSnapshotTests/unrecorded.html")
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func aViewIsShownWithTheTextsOfItsModule() {
        expectSnapshot(of: NotFoundView.previewHost(), locale: "de", named: "not found")
    }

    @Test(.snapshots(record: .never)) func aWrongBundleIsNamedWithTheOneThatHasTheTexts() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "wrong-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let wrong = folder.appending(path: "Wrong.resources", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: wrong, withIntermediateDirectories: true)
        let bundle = try #require(Bundle(url: wrong))
        withKnownIssue {
            expectSnapshot(of: NotFoundView.previewHost(bundle: bundle), named: "wrong bundle")
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            let parts = [
                "looked up in Wrong.resources. ", "_Gallery", "has the texts: pass that bundle to previewHost(",
            ]
            return parts.allSatisfy(text.contains)
        }
    }

    @Test func aMalformedLocaleIsSaid() {
        withKnownIssue {
            expectSnapshot(of: LampView.previewHost(viewModel: .stub()), locale: "no locale", named: "lamp")
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("'no locale' is not a locale.")
        }
    }
}
