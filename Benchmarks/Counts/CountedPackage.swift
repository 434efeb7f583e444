import Foundation
import PreviewSite

/// The files of a generated package in a temporary folder: templates, texts, a style sheet and pages of docs.
struct CountedPackage {
    let folder = FileManager.default.temporaryDirectory.appending(path: "count-benchmark-\(UUID().uuidString)")

    /// The first ViewModel, as it is written in addresses.
    static let viewModel = "GeneratedViewModel%3CZero,%20Zero,%20Zero%3E"

    /// - Parameter pages: The number of pages of docs.
    init(_ catalog: GeneratedCatalog, pages: Int = 8) throws {
        try catalog.writeTexts(to: folder.appending(path: "Texts"), locales: ["en", "ar"])
        try catalog.writeTemplates(to: folder.appending(path: "Templates"))
        try write("p { color: green }\n", to: "Public/app.css")
        for number in 0..<pages { try write(Self.page(number), to: "Docs/Page\(number).md") }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    var folders: SiteFolders {
        SiteFolders(
            root: folder, templates: [folder.appending(path: "Templates")],
            localizations: [folder.appending(path: "Texts")], assets: [folder.appending(path: "Public")],
            docs: [folder.appending(path: "Docs")])
    }

    /// A file of each kind that people edit.
    var edits: [(kind: String, file: URL)] {
        let files = [
            ("a style sheet", "Public/app.css"), ("texts", "Texts/Generated0.yml"),
            ("a page of docs", "Docs/Page0.md"), ("a template", "Templates/GeneratedRow.mustache"),
        ]
        return files.map { ($0, folder.appending(path: $1)) }
    }

    private static func page(_ number: Int) -> String {
        let section = """
            ## Section

            Text with *emphasis*, `code` and a [link](Page\((number + 1) % 8).md#section).

            - One
            - Two

            | Name | Value |
            | --- | --- |
            | a | 1 |

            ```swift
            let number = \(number)
            ```


            """
        return "# Page \(number)\n\n" + String(repeating: section, count: 6)
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
