import Testing

@testable import PreviewChecks

@Suite struct PreviewAddressTests {
    @Test func findsTwoOfOneAddress() {
        let package = SamplePackage(previews: [SamplePackage.lamp, .lamp("lit!", .stub())])
        #expect(
            package.lines(PreviewAddress()) == [
                "Sources/Lamps/LampView.swift:9: LampViewModel already has a preview at the address of \"lit!\", in "
                    + "Sources/Lamps/LampView.swift:7. Rename one."
            ])
    }

    @Test func leavesOthers() {
        let package = SamplePackage(previews: [SamplePackage.lamp, .lamp("Dark", .stub())])
        #expect(package.lines(PreviewAddress()) == [])
    }
}
