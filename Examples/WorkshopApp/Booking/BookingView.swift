import FOSMVVM
import Foundation
import SwiftUI

/// Form view for booking a bench.
public struct BookingView: ViewModelView {
    @Environment(\.locale) private var locale

    @State private var booking: Booking
    @State private var isConfirming = false
    @State private var isBooked = false

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: BookingViewModel
    private let operations: BookingViewModelOperations

    public var body: some View {
        NavigationStack {
            Group {
                if viewModel.benches.isEmpty {
                    closedView
                } else {
                    form
                }
            }
            .navigationTitle(viewModel.title)
            .toolbar {
                ToolbarItem(placement: .primaryAction) { menu }
            }
            .navigationDestination(for: Screen.self) { _ in
                MaterialsView(
                    title: viewModel.materialsLabel, materials: viewModel.materials, selection: $booking.materials)
            }
            .navigationDestination(isPresented: $isBooked) { doneView }
        }
        .confirmationDialog(viewModel.confirmTitle, isPresented: $isConfirming, titleVisibility: .visible) {
            Button(viewModel.confirmButtonLabel, action: book)
                .uiTestingIdentifier("confirmButton")
            Button(viewModel.cancelButtonLabel, role: .cancel) {}
        } message: {
            Text(viewModel.confirmMessage)
        }
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    public init(viewModel: BookingViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
        _booking = State(initialValue: viewModel.draft)
    }
}

/// The screens in front of the form.
private enum Screen: Hashable {
    case materials
}

extension BookingView {
    fileprivate var form: some View {
        Form {
            Section(viewModel.visitTitle) {
                Picker(viewModel.benchLabel, selection: $booking.bench) {
                    ForEach(viewModel.benches) { bench in
                        Text(bench.displayName)
                    }
                }
                .uiTestingIdentifier("benchPicker")

                DatePicker(viewModel.arrivalLabel, selection: $booking.arrival, in: viewModel.opening...)
                    .uiTestingIdentifier("arrivalPicker")

                hours

                Stepper(value: $booking.people, in: 1...6) {
                    HStack {
                        Text(viewModel.peopleLabel)
                        Text(booking.people.formatted(.number.locale(locale)))
                            .bold()
                            .uiTestingIdentifier("people")
                    }
                }
                .uiTestingIdentifier("peopleStepper")
            }

            Section(viewModel.needsTitle) {
                Toggle(viewModel.helpLabel, isOn: $booking.needsHelp)
                    .uiTestingIdentifier("helpToggle")

                NavigationLink(value: Screen.materials) {
                    HStack {
                        Text(viewModel.materialsLabel)
                        Spacer()
                        Text(booking.materials.count.formatted(.number.locale(locale)))
                            .foregroundStyle(.secondary)
                            .uiTestingIdentifier("materialCount")
                    }
                }
                .accessibilityHint(viewModel.materialsHint)
                .uiTestingIdentifier("materialsLink")

                DisclosureGroup(viewModel.rulesLabel) {
                    Text(viewModel.rulesText)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .uiTestingIdentifier("rules")
                }
                .uiTestingIdentifier("rulesGroup")
            }

            Button(action: { isConfirming = true }) {
                Text(viewModel.bookButtonLabel)
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .uiTestingIdentifier("bookButton")
        }
    }

    private var hours: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Text(viewModel.hoursLabel)
                Spacer()
                Text(booking.hours.formatted(.number.locale(locale)))
                    .foregroundStyle(.secondary)
                    .uiTestingIdentifier("hours")
            }
            Slider(value: $booking.hours, in: 1...4, step: 0.5) {
                Text(viewModel.hoursLabel)
            }
            .uiTestingIdentifier("hoursSlider")
        }
    }

    fileprivate var menu: some View {
        Menu(viewModel.menuLabel) {
            Button(viewModel.repeatButtonLabel, systemImage: "clock") {
                booking = operations.repeated(booking)
                toggleRepaint()
            }
            .uiTestingIdentifier("repeatButton")

            Button(viewModel.resetButtonLabel, systemImage: "arrow.clockwise", role: .destructive) {
                booking = viewModel.draft
            }
            .uiTestingIdentifier("resetButton")
        }
        .disabled(viewModel.benches.isEmpty)
        .uiTestingIdentifier("menu")
    }

    fileprivate var doneView: some View {
        ContentUnavailableView(
            viewModel.doneTitle, systemImage: "checkmark.circle.fill", description: Text(viewModel.doneMessage)
        )
        .navigationBarBackButtonHidden()
        .uiTestingIdentifier("doneView")
    }

    fileprivate var closedView: some View {
        ContentUnavailableView(
            viewModel.closedTitle, systemImage: "calendar", description: Text(viewModel.closedMessage)
        )
        .uiTestingIdentifier("closedView")
    }

    fileprivate func book() {
        operations.book(booking)
        isBooked = true
        toggleRepaint()
    }

    fileprivate func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

/// The materials that a visitor can choose.
private struct MaterialsView: View {
    let title: LocalizableString
    let materials: [BookingChoice]
    @Binding var selection: Set<String>

    var body: some View {
        List(materials) { material in
            Toggle(material.displayName, isOn: isSelected(material))
                .uiTestingIdentifier("material-\(material.id)")
        }
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
    }

    private func isSelected(_ material: BookingChoice) -> Binding<Bool> {
        Binding(
            get: { selection.contains(material.id) },
            set: { isOn in
                if isOn { selection.insert(material.id) } else { selection.remove(material.id) }
            })
    }
}

#Preview("New booking") {
    BookingView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 390, idealHeight: 820)
}

#Preview("One bench") {
    BookingView.previewHost(bundle: .module, viewModel: .stub(benches: [.woodwork]))
        .frame(idealWidth: 390, idealHeight: 820)
}

#Preview("No bench is free") {
    BookingView.previewHost(bundle: .module, viewModel: .stub(benches: []))
        .frame(idealWidth: 390, idealHeight: 640)
}
