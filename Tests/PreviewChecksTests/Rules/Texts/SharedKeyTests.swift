import FOSMVVM
import PreviewCatalog
import Testing

@testable import PreviewChecks

private enum Lamp {
    enum Status: String, Codable { case on, off }
}

private enum Fan {
    enum Status: String, Codable { case on, off }
}

/// A ViewModel that shows a status of each of two types with the same name.
@ViewModel
private struct StatusViewModel {
    var lamp = LocalizableString.localized(for: Lamp.Status.self, propertyName: "on")
    var other = LocalizableString.localized(for: Lamp.Status.self, propertyName: "off")
    var fan = LocalizableString.localized(for: Fan.Status.self, propertyName: "on")
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { Self() }
}

private struct StatusView: ViewModelView {
    init(viewModel: StatusViewModel) {}
}

@Suite struct SharedKeyTests {
    private static let previews = [
        PreviewRecord(name: "On", file: "/package/Sources/Lamps/StatusView.swift", line: 7) {
            StatusView.previewHost(viewModel: .stub())
        }
    ]

    private func lines(_ yaml: String) -> [String] {
        SamplePackage(texts: ["A.yml": yaml], previews: Self.previews).lines(SharedKey())
    }

    @Test func aTextOfTwoTypesIsFound() {
        #expect(
            lines("en:\n  Status:\n    on: On\n    off: Off\n") == [
                "A.yml:3: 'Status.on' is a text of 'Fan.Status' and 'Lamp.Status'. "
                    + "Write 'Fan.Status.on' and 'Lamp.Status.on', unless the types mean the same."
            ])
    }

    @Test func fullNamesAreNotShared() {
        #expect(lines("en:\n  Status:\n    on: On\n    off: Off\n  Fan:\n    Status:\n      on: Runs\n") == [])
    }
}
