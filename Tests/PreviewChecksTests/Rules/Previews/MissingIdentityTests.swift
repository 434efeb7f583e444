import FOSMVVM
import Testing

@testable import PreviewChecks

@Suite struct MissingIdentityTests {
    @Test func findsItInTheViewModelAndInWhatItHolds() {
        let file = "/package/Sources/Lamps/ShadeViewModel.swift"
        let package = SamplePackage(
            previews: [
                .lamp("Random", LampViewModel(vmId: ViewModelId())),
                .lamp("Child", line: 12, LampViewModel(child: ShadeViewModel(vmId: ViewModelId()))),
            ],
            viewModels: [ViewModelRecord(ShadeViewModel.self, file: file, line: 3)])
        let message =
            "is ViewModelId(), which is different each time. Use ViewModelId(type: Self.self), or ViewModelId(id:)"
        #expect(
            package.lines(MissingIdentity()) == [
                "Sources/Lamps/LampView.swift:9: The vmId of LampViewModel \(message) with the id of its data.",
                "Sources/Lamps/ShadeViewModel.swift:3: The vmId of ShadeViewModel \(message) with the id of its data.",
            ])
    }

    @Test func leavesIdentitiesOfTypesAndData() {
        let package = SamplePackage(previews: [
            SamplePackage.lamp, .lamp("Data", LampViewModel(vmId: ViewModelId(id: 7))),
        ])
        #expect(package.lines(MissingIdentity()) == [])
    }
}
