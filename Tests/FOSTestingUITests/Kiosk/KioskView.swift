import FOSMVVM
import Foundation
import SwiftUI

/// A view with operations, which sells tickets.
public struct KioskView: ViewModelView {
    @Environment(KioskUser.self) private var user
    @Environment(\.focusState) private var focusField
    @State private var error: Error?
    @State private var areTermsShown = false
    @State private var hasTwins = false
    @State private var loaded: String?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: KioskViewModel
    private let operations: KioskViewModelOperations

    public var body: some View {
        VStack {
            Text(viewModel.title)
                .uiTestingIdentifier("heading")
            Text(user.id ?? "nobody")
                .uiTestingIdentifier("user")
            Button(action: callStaff) {
                Text(viewModel.callLabel)
            }
            .disabled(!viewModel.isStaffed)
            .uiTestingIdentifier("callButton")

            FormFieldView(fieldModel: viewModel.$email, focusField: focusField)
                .uiTestingIdentifier("emailField")
            Button("Submit") { perform { operations.submit() } }
                .disabled(!viewModel.isPayable)
                .uiTestingIdentifier("submitButton")
            Button("Cancel") { perform { operations.cancel() } }
                .uiTestingIdentifier("cancelButton")
            Button("-") { perform { operations.remove() } }
                .uiTestingIdentifier("removeButton")
            Button("Forgotten") { operations.add() }
                .uiTestingIdentifier("forgottenButton")

            Button(errorBinding: $error, asyncAction: load) { Text("Load") }
                .uiTestingIdentifier("loadButton")
            Button(errorBinding: $error, asyncAction: loadSlowly) { Text("Load slowly") }
                .uiTestingIdentifier("slowButton")
            if let loaded { Text(loaded).uiTestingIdentifier("loaded") }

            ForEach(0..<2) { number in
                Button("Seat \(number)") { perform { operations.chooseSeat() } }
                    .uiTestingIdentifier("seatButton")
            }
            Button("Twins") { hasTwins = true }
                .uiTestingIdentifier("twinButton")
            ForEach(hasTwins ? ["a", "a"] : [], id: \.self) { Text($0) }
            Button(errorBinding: $error, asyncAction: loadForever) { Text("Load forever") }
                .uiTestingIdentifier("endlessButton")
            Button("Terms") { areTermsShown = true }
                .uiTestingIdentifier("termsRow")
            if areTermsShown {
                VStack { Text("Terms") }
                    .uiTestingIdentifier("terms")
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

    public init(viewModel: KioskViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    private func callStaff() {
        operations.callStaff()
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
@Observable final class KioskUser {
    let id: String?

    init(id: String? = nil) {
        self.id = id
    }
}

#Preview {
    KioskView.previewHost(bundle: .module, viewModel: .stub())
        .environment(KioskUser())
}

/// A view without operations.
public struct PosterView: ViewModelView {
    private let viewModel: PosterViewModel

    public init(viewModel: PosterViewModel) {
        self.viewModel = viewModel
    }

    public var body: some View {
        HStack {
            Text(viewModel.title).bold()
            Text(viewModel.description)
        }
        .uiTestingIdentifier("poster")
    }
}

#Preview {
    PosterView.previewHost(bundle: .module, viewModel: .stub())
}
