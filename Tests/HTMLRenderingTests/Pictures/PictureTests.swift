#if SwiftViews && os(Linux)
    import Foundation
    import Testing

    /// `Tests/Browser/Pictures.html` has the HTML of the pictures and what is expected of them, which a browser measures.
    ///
    /// To write the file again, run this test with the environment variable `RECORD_LAYOUTS`.
    @Suite struct PictureTests {
        private static let file = URL(filePath: #filePath).appending(path: "../../../Browser/Pictures.html")
            .standardizedFileURL

        @Test func theBrowserMeasuresThePicturesOfThisVersion() throws {
            let html = try Picture.page()
            if ProcessInfo.processInfo.environment["RECORD_LAYOUTS"] != nil {
                try Data(html.utf8).write(to: Self.file)
            }
            #expect(try String(contentsOf: Self.file, encoding: .utf8) == html)
            #expect(!html.contains("<!-- "), "No picture has a problem.")
        }

        @Test func aPictureHasANameOfItsOwn() {
            #expect(Set(Picture.all.map(\.name)).count == Picture.all.count)
        }
    }
#endif
