import FOSMVVM
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct BoundViewTests {
    /// Shows the identity of its ViewModel, which is random.
    private struct PassView: ViewModelView {
        let viewModel: DropOffPassViewModel

        var body: some View { Text(viewModel.vmId.id) }
    }

    private struct Desk: View {
        @State private var number = 1
        @State private var unrelated = 1

        var body: some View {
            PassView.bind(appState: .init(number: number))
            Button("Next") { number += 1 }
            Button("Other") { unrelated += 1 }
            Text("\(unrelated)")
        }
    }

    @Test func theViewModelIsMadeAgainForAnotherState() throws {
        let session = ViewSession(Desk())
        let first = session.tree.content.first?.texts
        try session.tap("Other")
        #expect(session.evaluationCount == 2)
        #expect(session.tree.content.first?.texts == first)
        try session.tap("Next")
        #expect(session.tree.content.first?.texts != first)
    }

    /// Shows the identity of its ViewModel and the value of its field.
    private struct NoteView: ViewModelView {
        let viewModel: DropOffNoteViewModel

        var body: some View {
            Text(viewModel.vmId.id)
            Text(viewModel.note)
            Button("Write") { viewModel.$note.enter("fragile") }
        }
    }

    @Test func theViewModelIsMadeAgainInAnotherLocaleAndKeepsItsFields() throws {
        let view = NoteView.bind(appState: .init(number: 1))
        let session = ViewSession(view)
        let first = session.tree.content.first?.texts
        try session.tap("Write")
        session.show(view) { $0.locale = Locale(identifier: "de") }
        #expect(session.tree.content.first?.texts != first)
        #expect(session.tree.nodes.flatMap(\.texts).contains("fragile"))
    }

    private struct NoticeView: ViewModelView {
        let viewModel: DropOffNoticeViewModel

        var body: some View { Text(verbatim: "notice \(viewModel.number)") }
    }

    @Test func aViewModelOfAServerIsItsStub() {
        let views = VStack {
            NoticeView.bind()
            NoticeView.bind(query: EmptyQuery())
        }
        #expect(ViewSession(views).tree.nodes.flatMap(\.texts).filter { $0 == "notice 7" }.count >= 2)
    }

    @Test func aRequestIsNotSent() async {
        await #expect {
            try await DropOffNoticeRequest(query: nil, fragment: nil, requestBody: nil, responseBody: nil)
                .processRequest(mvvmEnv: MVVMEnvironment())
        } throws: { error in
            error.localizedDescription.hasPrefix("DropOffNoticeRequest is not sent, because")
        }
    }

    @Test func aViewThatBindsOthersIsAContainer() {
        #expect(DropOffView.shownCategory == .container)
        #expect(DropOffItemView.shownCategory != .container)
    }

    @Test func theTextsOfABoundViewAreLocalized() throws {
        let view = DropOffItemView.bind(appState: .init(item: ModelIdType(), isAccepted: true, effort: .low))
        let problems = ViewSession(view).tree.problems
        #expect(problems.map(\.kind) == [.missingText])
        #expect(problems.first?.subject == "DropOffItemViewModel.heading")
        var environment = EnvironmentValues()
        environment.viewModelLocalization = .ofTests
        #expect(ViewSession(view, environment: environment).tree.outline == "text heading\ntext low\n")
    }

    @Test func everyViewTakesALocalizedText() throws {
        let text = LocalizableString.constant("a")
        let view = VStack {
            Section(text) { Label(text, systemImage: "lamp") }
            LabeledContent(text, value: text)
            LabeledContent(text, value: "a")
            LabeledContent(text, value: String("a"))
            LabeledContent("a", value: text)
            LabeledContent(String("a"), value: text)
            LabeledContent(text) { ProgressView(text) }
            Button(text, systemImage: "lamp", role: .cancel) {}
        }
        #expect(ViewSession(view).tree.nodes.flatMap(\.texts).allSatisfy { $0 == "a" })
        #expect(ViewSession(view).tree.nodes.filter { $0.role == .staticText }.count == 15)
        #expect(LocalizableString.localized(key: "A.b").localized == "⚠ A.b")
    }
}

/// A ViewModel that is made again has another identity.
@ViewModel(options: [.clientHostedFactory])
struct DropOffPassViewModel {
    let number: Int
    var vmId = ViewModelId()

    init(number: Int) { self.number = number }

    static func stub() -> Self { .init(number: 1) }
}

/// A ViewModel that a server makes.
@ViewModel
struct DropOffNoticeViewModel: RequestableViewModel {
    typealias Request = DropOffNoticeRequest

    let number: Int
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .init(number: 7) }
}

/// Unchecked because only the main actor uses it.
final class DropOffNoticeRequest: ViewModelRequest, @unchecked Sendable {
    typealias Query = EmptyQuery
    typealias ResponseError = EmptyError

    var responseBody: DropOffNoticeViewModel?

    init(
        query: EmptyQuery?, sort: EmptySort? = nil, fragment: EmptyFragment? = nil, requestBody: EmptyBody?,
        responseBody: DropOffNoticeViewModel?
    ) {
        self.responseBody = responseBody
    }
}

/// A form whose ViewModel has another identity when it is made again.
@ViewModel(options: [.clientHostedFactory])
struct DropOffNoteViewModel {
    @FormFieldModel(Self.noteField, default: "") var note: String
    let number: Int
    var vmId = ViewModelId()

    init(number: Int) { self.number = number }

    static func stub() -> Self { .init(number: 1) }

    private static var noteField: FormField<String> {
        FormField(fieldId: FormFieldIdentifier(id: "note"), title: .constant("Note"), type: .text(inputType: .text))
    }
}
