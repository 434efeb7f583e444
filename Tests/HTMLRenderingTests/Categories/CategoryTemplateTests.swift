import FOSMVVM
import Foundation
import TemplateEngine
import Testing

@testable import HTMLRendering

/// A view without a template of its own is shown by the template of its category.
@Suite struct CategoryTemplateTests {
    /// The names of the fields of ``OneFieldViewModel``.
    private static let fields = ["text", "number", "date", "isOn", "skill", "skills", "mainSkill"]

    @ViewModel
    struct NoteViewModel {
        enum Mood: String, CaseIterable, Codable { case calm, upset }

        @LocalizedString var title
        let author: String?
        let mood: Mood
        let tags: [String]
        let wordCount: LocalizableInt
        let id: ModelIdType
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .stub(author: "Ada & co.") }

        static func stub(author: String? = nil) -> Self {
            .init(author: author, mood: .calm, tags: ["a", "b"], wordCount: .init(value: 1234), id: .init())
        }
    }

    @ViewModel
    struct NoteListViewModel {
        let notes: [NoteViewModel]
        let pinned: NoteViewModel?
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init(notes: [.stub(), .stub()], pinned: nil) }
    }

    @ViewModel
    struct DeskViewModel {
        let form: OneFieldViewModel
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init(form: .stub()) }
    }

    @ViewModel
    struct SwitchViewModel {
        @LocalizedString var toggleButtonLabel
        var vmId = ViewModelId(type: Self.self)

        var operations: some ViewModelOperations { SwitchStubOps() }

        static func stub() -> Self { .init() }
    }

    private struct SwitchStubOps: ViewModelOperations {
        private(set) var toggleCalled = false
        private(set) var lockDoorsCalled = false
    }

    @ViewModel
    struct BrokenSwitchViewModel {
        var vmId = ViewModelId(type: Self.self)

        var operations: some ViewModelOperations { BrokenStubOps() }

        static func stub() -> Self { .init() }
    }

    @ViewModel
    struct VisitViewModel {
        enum State: Codable {
            case expected(NoteViewModel, hours: Double)
            case gone
        }

        let state: State
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init(state: .expected(.stub(), hours: 5)) }
    }

    private struct BrokenStubOps: ViewModelOperations {
        struct Failure: LocalizedError {
            var errorDescription: String? { "The wire is cut." }
        }

        func encode(to encoder: any Encoder) throws { throw Failure() }
    }

    private let store = TextStore(yaml: [
        "notes.yml": """
        en:
          OneFieldViewModel: { Skill: { sewing: Sewing, bikes: Bicycles } }
          CategoryTemplateTests:
            NoteViewModel: { title: A <note> }
            SwitchViewModel: { toggleButtonLabel: Switch it }
        """
    ])

    private func rendered(_ viewModel: any ViewModel, category: ViewCategory? = nil) throws -> (
        RenderedView, HTMLOutline
    ) {
        let templates = try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates])
        let renderer = HTMLRenderer(templates: templates, localizations: store, environment: .preview)
        let view = renderer.render(ViewInput(viewModel, category: category), locale: Locale(identifier: "en"))
        #expect(view.diagnostics.isEmpty, "\(view.diagnostics)")
        let outline = HTMLOutline(view.text)
        #expect(outline.problems == [], "\(view.text)")
        return (view, outline)
    }

    @Test(arguments: [
        ("createdAt", "Created at"), ("imageURL", "Image URL"), ("userID", "User ID"), ("step2Done", "Step2 done"),
        ("URLPath", "URL path"), ("x", "X"), ("isA", "Is a"), ("größe", "Größe"),
    ])
    func namesAreSentences(name: String, sentence: String) {
        #expect(ReadableName.sentence(name) == sentence)
    }

    @Test func displayShowsTheProperties() throws {
        let (view, html) = try rendered(NoteViewModel.stub())
        #expect(view.source?.templateName == "Categories/display")
        #expect(view.text.contains(">A &lt;note&gt;</h2>"))
        #expect(html.tags.compactMap { $0.attributes["data-property"] } == ["author", "mood", "tags", "wordCount"])
        for text in ["<dt>Author</dt>", "Ada &amp; co.", "calm", "a, b", "<dt>Word count</dt>", "1,234"] {
            #expect(view.text.contains(text))
        }
    }

    @Test func whatIsNilIsLeftOut() throws {
        #expect(
            try !rendered(NoteViewModel.stub(author: nil)).1.tags.contains {
                $0.attributes["data-property"] == "author"
            })
    }

    @Test func interactiveHasAButtonForEachOperation() throws {
        let (view, html) = try rendered(SwitchViewModel.stub())
        #expect(view.source?.templateName == "Categories/interactive")
        let buttons = html.all("button").map(\.attributes)
        #expect(buttons.map { $0["data-operation"] } == ["toggle", "lockDoors"])
        #expect(buttons.allSatisfy { $0["type"] == "button" })
        #expect(view.text.contains(">Switch it</button>"))
        #expect(view.text.contains(">Lock doors</button>"))
    }

    @Test func operationsThatCannotBeEncodedAreTold() throws {
        let templates = try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates])
        let renderer = HTMLRenderer(templates: templates, localizations: store)
        let view = renderer.render(ViewInput(BrokenSwitchViewModel.stub()), locale: Locale(identifier: "en"))
        #expect(view.diagnostics.map(\.kind) == [.unencodableViewModel])
        #expect(view.diagnostics.first?.message.contains("The wire is cut.") == true)
    }

    @Test func containerShowsItsChildren() throws {
        let (view, html) = try rendered(NoteListViewModel.stub())
        #expect(view.source?.templateName == "Categories/container")
        #expect(view.text.contains(">Note list</h2>"))
        #expect(html.all("article").count == 2)
    }

    @Test func aChildShowsItsFields() throws {
        let (view, html) = try rendered(DeskViewModel.stub())
        #expect(view.source?.templateName == "Categories/container")
        #expect(html.all("label").map { $0.attributes["for"] } == Self.fields)
    }

    @Test(arguments: ViewCategory.allCases) func everyCategoryShowsChildrenAndFields(category: ViewCategory) throws {
        let (_, list) = try rendered(NoteListViewModel.stub(), category: category)
        #expect(list.tags.count { $0.attributes["class"] == "ph-category ph-category-child" } == 2)
        let (_, desk) = try rendered(DeskViewModel.stub(), category: category)
        #expect(desk.all("label").map { $0.attributes["for"] } == Self.fields)
        let (_, form) = try rendered(OneFieldViewModel.stub(), category: category)
        #expect(form.all("label").map { $0.attributes["for"] } == Self.fields)
    }

    @Test func anEnumShowsItsCaseAndWhatIsAssociatedWithIt() throws {
        let (view, html) = try rendered(VisitViewModel.stub())
        #expect(html.tags.compactMap { $0.attributes["data-property"] }.prefix(2) == ["state", "hours"])
        #expect(view.text.contains("<dt>Hours</dt>"))
        #expect(view.text.contains("<dd>5</dd>"))
        #expect(view.text.contains(">A &lt;note&gt;</h3>"))
    }

    @Test func formShowsItsFields() throws {
        let (view, html) = try rendered(OneFieldViewModel.stub())
        #expect(view.source?.templateName == "Categories/form")
        #expect(html.all("form").count == 1)
        #expect(html.all("label").map { $0.attributes["for"] } == Self.fields)
    }

    @Test(arguments: ViewCategory.allCases) func aCategoryCanBeStated(category: ViewCategory) throws {
        let viewModels: [any ViewModel] = [
            NoteViewModel.stub(), NoteListViewModel.stub(), SwitchViewModel.stub(), OneFieldViewModel.stub(),
        ]
        for viewModel in viewModels {
            let source = try rendered(viewModel, category: category).0.source
            #expect(source?.templateName == "Categories/\(category.rawValue)")
        }
    }
}
