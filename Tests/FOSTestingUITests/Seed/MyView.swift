import FOSMVVM
import Foundation
import SwiftUI

// Seed 002: "4. View Requirements", with the elements that the seed's tests use.

public struct MyView: ViewModelView {
    @Environment(MyUser.self) private var user
    @Environment(\.focusState) private var focusField
    @State private var error: Error?
    @State private var isDetailShown = false
    @State private var hasTwins = false
    @State private var loaded: String?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: MyViewModel
    private let operations: MyViewModelOperations

    public var body: some View {
        VStack {
            Text(viewModel.title)
                .uiTestingIdentifier("dashboardTitle")
            Text(user.id ?? "nobody")
                .uiTestingIdentifier("user")
            Button(action: doSomething) {
                Text(viewModel.buttonLabel)
            }
            .disabled(!viewModel.enabled)
            .uiTestingIdentifier("myButtonIdentifier")

            FormFieldView(fieldModel: viewModel.$email, focusField: focusField)
                .uiTestingIdentifier("emailTextField")
            Button("Submit") { perform { operations.submit() } }
                .disabled(!viewModel.ready)
                .uiTestingIdentifier("submitButton")
            Button("Cancel") { perform { operations.cancel() } }
                .uiTestingIdentifier("cancelButton")
            Button("-") { perform { operations.decrement() } }
                .uiTestingIdentifier("decrementButton")
            Button("Forgotten") { operations.increment() }
                .uiTestingIdentifier("forgottenButton")

            Button(errorBinding: $error, asyncAction: load) { Text("Load") }
                .uiTestingIdentifier("loadButton")
            Button(errorBinding: $error, asyncAction: loadSlowly) { Text("Load slowly") }
                .uiTestingIdentifier("slowButton")
            if let loaded { Text(loaded).uiTestingIdentifier("loaded") }

            ForEach(0..<2) { number in
                Button("Item \(number)") { perform { operations.selectItem() } }
                    .uiTestingIdentifier("itemButton")
            }
            Button("Twins") { hasTwins = true }
                .uiTestingIdentifier("twinButton")
            ForEach(hasTwins ? ["a", "a"] : [], id: \.self) { Text($0) }
            Button(errorBinding: $error, asyncAction: loadForever) { Text("Load forever") }
                .uiTestingIdentifier("endlessButton")
            Button("Details") { isDetailShown = true }
                .uiTestingIdentifier("itemRow")
            if isDetailShown {
                VStack { Text("Details") }
                    .uiTestingIdentifier("detailView")
            }
        }
        .task(errorBinding: $error) {
            if viewModel.hasError { throw CancellationFailure() }
        }
        .alert(
            errorBinding: $error, title: viewModel.errorTitle, message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissButtonLabel
        )
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    public init(viewModel: MyViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    private func doSomething() {
        operations.doSomething()
        toggleRepaint()
    }

    private func perform(_ operation: () -> Void) {
        operation()
        toggleRepaint()
    }

    @Sendable private func load() async throws {
        loaded = await operations.load()
        toggleRepaint()
    }

    @Sendable private func loadSlowly() async throws {
        try await Task.sleep(for: .milliseconds(30))
        loaded = "slow"
    }

    /// Is always busy, until it is canceled.
    @Sendable private func loadForever() async throws {
        loaded = "started"
        while !Task.isCancelled {
            await Task.yield()
            await Self.leaveMainActor()
        }
    }

    nonisolated private static func leaveMainActor() async {}

    private func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

/// The error that the view shows.
private struct CancellationFailure: Error {}

/// The user of the app.
@Observable final class MyUser {
    let id: String?

    init(id: String? = nil) {
        self.id = id
    }
}

#Preview {
    MyView.previewHost(bundle: .module, viewModel: .stub())
        .environment(MyUser())
}

public struct MyDisplayView: ViewModelView {
    private let viewModel: MyDisplayViewModel
    public var body: some View {
        VStack {
            Text(viewModel.title)
            Text(viewModel.description)
        }
        .uiTestingIdentifier("mainContent")
    }
    public init(viewModel: MyDisplayViewModel) {
        self.viewModel = viewModel
    }
}

#Preview {
    MyDisplayView.previewHost(bundle: .module, viewModel: .stub())
}
