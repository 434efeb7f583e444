import FOSMVVM
import Testing

@testable import PreviewChecks

@Suite struct MissingPreviewTests {
    @Test func findsAViewModelWithNone() {
        let file = "/package/Sources/Lamps/ShadeViewModel.swift"
        let package = SamplePackage(viewModels: [
            ViewModelRecord(ShadeViewModel.self, file: file, line: 3), ViewModelRecord(LampViewModel.self),
        ])
        #expect(
            package.lines(MissingPreview()) == [
                "Sources/Lamps/ShadeViewModel.swift:3: ShadeViewModel has no preview. Declare one with #Preview."
            ])
    }
}
