import Diagnostics
import FOSMVVM
import Foundation
import SwiftUI
import Testing

/// The views of a repair café, as a user works with them.
@MainActor @Suite struct CafeViewTests {
    private func session(of view: some View) -> ViewSession {
        var environment = EnvironmentValues()
        environment.viewModelLocalization = .ofTests
        return ViewSession(
            view.environment(Validations()).environment(MVVMEnvironment()), environment: environment)
    }

    /// The operations, as a UI test reads them.
    private func operations<Operations: ViewModelOperations>(
        _ type: Operations.Type, in tree: ViewTree
    ) throws -> Operations {
        try #require(tree.attachments.compactMap { $0 as? TransportedOperations }.first).json.fromJSON()
    }

    @Test func aDisplayViewShowsItsViewModel() throws {
        let tree = session(of: BenchCardView(viewModel: try .stub().localized())).tree
        #expect(
            tree.outline == """
                vStack
                  hStack
                    text name
                    spacer
                    symbol lamp.desk resizable
                  text By the window
                  labeledContent
                    label:
                      text occupancyLabel
                    text occupancy

                """)
        #expect(
            tree.content.first?.style == [
                .padding(.all, length: nil), .background(.color(.orange.opacity(0.2))), .cornerRadius(4),
            ])
        #expect(tree.problems.isEmpty)
    }

    @Test func aTextThatIsNotLocalizedIsAProblem() {
        let tree = session(of: BenchCardView(viewModel: .stub())).tree
        #expect(tree.problems.map(\.kind) == [.missingText])
        let texts = tree.nodes.filter { $0.role == .staticText }.flatMap(\.texts)
        #expect(texts.filter { $0.hasPrefix("⚠") }.count == 3)
    }

    @Test func aTapReachesTheOperations() throws {
        let session = session(of: RepairClosingView(viewModel: try .stub().localized()))
        #expect(try operations(RepairClosingStubOps.self, in: session.tree).finishCalled == false)
        try session.tap("finishLabel")
        let operations = try operations(RepairClosingStubOps.self, in: session.tree)
        #expect(operations.finishCalled)
        #expect(!operations.goOnCalled)
    }

    @Test func aFormValidatesReportsAndSubmits() async throws {
        let session = session(of: VolunteerFormView(viewModel: try .stub().localized()))
        let field = { (number: Int) in
            session.tree.nodes.filter { $0.role == .textField || $0.role == .secureTextField }[number]
        }
        #expect((0..<3).map { field($0).texts } == [["Email"], ["Password"], ["Nickname"]])

        try session.enter(.text("ada"), in: field(0).id)
        #expect(field(0).texts == ["Email", "Needs an @"])
        #expect(session.tree.node(.button)?.isEnabled == false)

        try session.enter(.text("bob@example.org"), in: field(0).id)
        #expect(field(0).texts == ["Email"])
        try session.tap("joinLabel")
        _ = await session.settled()
        #expect(session.tree.presentations.map(\.role) == [.alert])
        try session.tap("dismissButtonLabel")
        #expect(session.tree.presentations.isEmpty)

        try session.enter(.text("Bob"), in: field(2).id)
        try session.perform(#require(session.tree.node(.form)?.action))
        _ = await session.settled()
        #expect(field(0).texts == ["Email", "Taken"])

        try session.enter(.text("ada@example.org"), in: field(0).id)
        try session.tap("joinLabel")
        #expect(await session.settled().presentations.map(\.role) == [.sheet])
        try session.tap("thanksLabel")
        #expect(session.tree.presentations.isEmpty)
        #expect(
            try operations(VolunteerFormStubOps.self, in: session.tree).emails == [
                "bob@example.org", "bob@example.org", "ada@example.org",
            ])
        #expect(session.tree.problems.isEmpty)
    }

    @Test func anAsyncStreamArrives() async throws {
        let view = RepairQueueView(viewModel: try .stub().localized()).environment(AppState())
        let session = session(of: view)
        #expect(session.tree.node(.staticText, "nothingWaits") != nil)
        let tree = await session.settled()
        let shown = tree.nodes.filter { $0.role == .staticText }.flatMap(\.texts)
        #expect(shown.prefix(3) == ["heading", "Lamp", "Radio"])
        try session.tap("receiveLabel")
        _ = await session.settled()
        let texts = session.tree.nodes.filter { $0.role == .staticText }.flatMap(\.texts)
        #expect(texts.filter { $0 == "Lamp" || $0 == "Radio" } == ["Lamp", "Radio"])
        #expect(try operations(RepairQueueStubOps.self, in: session.tree).waitingRepairsCalls == 2)
    }

    @Test func theErrorOfATaskIsShown() async throws {
        let view = RepairQueueView(viewModel: try .stub(isBroken: true).localized()).environment(AppState())
        let session = session(of: view)
        let tree = await session.settled()
        #expect(tree.presentations.map(\.texts) == [["errorTitle", "errorMessage", "dismissButtonLabel"]])
    }

    @Test func aFlowChangesTheStateOfTheApp() throws {
        let appState = AppState()
        let session = session(of: DropOffView(viewModel: try .stub().localized()).environment(appState))
        try session.tap("beginLabel")
        #expect(appState.step == .items)
        #expect(try operations(DropOffStubOps.self, in: session.tree).beginCalled)
    }

    @Test func aContainerBindsItsChildren() throws {
        let item = ModelIdType()
        let model = try DropOffViewModel.stub(step: .item(item), effort: .high).localized()
        let appState = AppState()
        let session = session(of: DropOffView(viewModel: model).environment(appState))
        #expect(
            session.tree.outline == """
                vStack
                  text heading
                  hStack
                    symbol hand.thumbsup
                    text acceptedText
                  text heading
                  text high

                """)
        appState.seenItem = item
        try session.tap("describeLabel")
        #expect(appState.step == .faults(item: item))
    }

    @Test func aChildWithoutABodyIsItsTemplate() throws {
        let model = try DropOffViewModel.stub(step: .items).localized()
        let tree = session(of: DropOffView(viewModel: model).environment(AppState())).tree
        let content = tree.nodes.compactMap { node in
            if case .foreign(let content) = node.kind { content as? TemplateContent } else { nil }
        }
        #expect(content.map(\.viewName) == ["DropOffItemsView"])
        let heading = try #require(content.first?.viewModel as? DropOffItemsViewModel).heading
        #expect(try heading.localizedString == "heading")
        #expect(!DropOffItemsView.hasBody)
        #expect(DropOffItemView.hasBody)
    }

    @Test func aChildWithoutABodyAndItsViewModelIsAProblem() throws {
        let step = DropOffStep.receipt(item: ModelIdType(), fault: ModelIdType())
        let model = try DropOffViewModel.stub(step: step).localized()
        let tree = session(of: DropOffView(viewModel: model).environment(AppState())).tree
        #expect(tree.problems.map(\.kind) == [.brokenView])
        #expect(tree.problems.first?.message.contains("DropOffFaultView has neither a body nor a property") == true)
    }

    @Test func aListSelectsAndSubmits() async throws {
        let session = session(of: ToolLoanView(viewModel: try .stub().localized()))
        _ = await session.settled()
        #expect(session.tree.nodes.filter { $0.role == .button }.flatMap(\.texts).prefix(2) == ["Drill", "Saw"])
        #expect(session.tree.node(.button, "borrowLabel")?.isEnabled == false)
        try session.tap("Saw")
        #expect(session.tree.node(.button, "Saw")?.children.first?.children.count == 3)
        try session.tap("borrowLabel")
        _ = await session.settled()
        let operations = try operations(ToolLoanStubOps.self, in: session.tree)
        #expect(operations.borrowedNames == ["Saw"])
        #expect(operations.leaveCalled)
    }
}
