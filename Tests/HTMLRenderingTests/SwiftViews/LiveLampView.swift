#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI

    protocol LiveLampOperations: ViewModelOperations {
        func switchLamp(on isOn: Bool)
    }

    /// Unchecked because only the main actor uses it.
    final class LiveLampStubOps: LiveLampOperations, @unchecked Sendable {
        private(set) var isOn = false

        func switchLamp(on isOn: Bool) { self.isOn = isOn }
    }

    struct BrokenLamp: LocalizedError {
        var errorDescription: String? { "The lamp is broken." }
    }

    struct LiveLampView: ViewModelView {
        @State private var isOn = false
        @State private var isWaiting = false
        @State private var level = 0
        @State private var repaints = false
        @State private var due = Date(timeIntervalSince1970: 0)
        @State private var error: (any Error)?
        @FocusState private var focus: FormFieldIdentifier?
        private let viewModel: LiveLampViewModel
        private let operations: any LiveLampOperations = LiveLampStubOps()

        var body: some View {
            VStack {
                Text(viewModel.title)
                FormFieldView(fieldModel: viewModel.$room, focusField: $focus)
                FormFieldView(fieldModel: viewModel.$watts, focusField: $focus)
                Text(verbatim: (isOn ? "On" : "Off") + (viewModel.room.isEmpty ? "" : " in \(viewModel.room)"))
                DisclosureGroup("More") {
                    Text(verbatim: "Level \(level)")
                    Button("Dim") { level += 1 }.uiTestingIdentifier("dim")
                }
                DatePicker("Due", selection: $due, displayedComponents: .date)
                if isWaiting { Text(verbatim: "Waiting") }
                Button("Switch") {
                    isOn.toggle()
                    operations.switchLamp(on: isOn)
                    repaints.toggle()
                }
                .uiTestingIdentifier("switch")
                Button("Locked") { isOn.toggle() }.disabled(true).uiTestingIdentifier("locked")
                Button(errorBinding: $error) {
                    throw BrokenLamp()
                } label: {
                    Text(verbatim: "Break")
                }
                .uiTestingIdentifier("break")
                Button(errorBinding: $error) {
                    isWaiting = true
                    try await Task.sleep(for: .seconds(86_400))
                } label: {
                    Text(verbatim: "Wait")
                }
                .uiTestingIdentifier("wait")
                Stepper {
                    Text(verbatim: "Brightness")
                } onIncrement: {
                    operations.switchLamp(on: true)
                    repaints.toggle()
                } onDecrement: {
                }
            }
            .alert(
                errorBinding: $error, title: LocalizableString.constant("Sorry"),
                message: LocalizableString.constant("Again?"), dismissButtonLabel: LocalizableString.constant("OK")
            )
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaints)
        }

        init(viewModel: LiveLampViewModel) {
            self.viewModel = viewModel
        }
    }

    @ViewModel
    struct LiveLampViewModel {
        @LocalizedString var title
        @FormFieldModel(Self.roomField, default: "") var room: String
        @FormFieldModel(Self.wattsField, default: 5) var watts: Int
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }

        private static var roomField: FormField<String> {
            FormField(
                fieldId: FormFieldIdentifier(id: "room"), title: .constant("Room"), type: .text(inputType: .text))
        }

        private static var wattsField: FormField<Int> {
            FormField(
                fieldId: FormFieldIdentifier(id: "watts"), title: .constant("Watts"), type: .text(inputType: .number))
        }
    }
#endif
