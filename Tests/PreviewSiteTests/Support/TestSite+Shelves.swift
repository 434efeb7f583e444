import FOSMVVM
import Foundation
import PreviewCatalog

@testable import PreviewSite

/// A view with values of several kinds.
@ViewModel
struct ShelfViewModel {
    enum Kind: String, CaseIterable, Codable {
        case wood, metal
    }

    let name: String
    let owner: String?
    let kind: Kind
    let isFull: Bool
    let boxes: [String]
    let opened: LocalizableDate
    var vmId = ViewModelId(type: Self.self)

    init(name: String, owner: String?, kind: Kind, isFull: Bool, boxes: [String], opened: Date) {
        self.name = name
        self.owner = owner
        self.kind = kind
        self.isFull = isFull
        self.boxes = boxes
        self.opened = LocalizableDate(value: opened, timeStyle: .short)
    }

    static func stub() -> Self { .stub(name: "Left") }

    static func stub(name: String = "Left", owner: String? = "Ada") -> Self {
        Self(
            name: name, owner: owner, kind: .wood, isFull: false, boxes: ["one", "two"],
            opened: Date(timeIntervalSince1970: 1_768_518_000))
    }
}

struct ShelfView: ViewModelView {
    init(viewModel: ShelfViewModel) {}
}

extension TestSite {
    /// A site with two previews of a view.
    static func shelves(
        sessions: LiveSessions = LiveSessions(starter: LocalLiveViews()), isolation: (any PreviewIsolation)? = nil
    ) throws -> TestSite {
        let records = [("Left", "Ada"), ("Right", nil)].map { name, owner in
            PreviewRecord(
                name: name, file: "/app/Sources/App/Shelves/ShelfView.swift", line: 7,
                source: PreviewSource("#Preview {\n    ShelfView.previewHost(viewModel: ", ".stub()", ")\n}")
            ) {
                ShelfView.previewHost(viewModel: .stub(name: name, owner: owner))
            }
        }
        return try TestSite(
            catalog: PreviewCatalog(
                previews: records + [
                    PreviewRecord(name: "Note", file: "/app/Sources/App/Notes/NoteView.swift", line: 3) {
                        NoteView.previewHost(viewModel: .stub())
                    }
                ],
                viewModels: [
                    ViewModelRecord(
                        ShelfViewModel.self, file: "/app/Sources/App/Shelves/ShelfViewModel.swift", line: 3,
                        documentation: {
                            ViewModelDocumentation("", properties: [("name", "String", "What is *written* on it.")])
                        })
                ], isolation: isolation),
            files: [
                "Templates/App/ShelfView.mustache":
                    "<p>{{name}}, {{owner}}{{^owner}}nobody{{/owner}}, {{kind}}, {{isFull}}, {{opened}}</p>"
                    + "{{#boxes}}<b>{{.}}</b>{{/boxes}}\n",
                "Sources/App/Shelves/ShelfViewModel.swift":
                    "extension ShelfViewModel {\n"
                    + "    static func stub(name: String = \"Left\", owner: String? = \"Ada\") -> Self {\n",
                "Templates/App/NoteView.mustache": "<p>{{text}}</p>\n",
                "Texts/App.yml": "en:\n  NoteViewModel:\n    text: Note\nde:\n  NoteViewModel:\n    text: Notiz\n",
            ], sessions: sessions)
    }
}
