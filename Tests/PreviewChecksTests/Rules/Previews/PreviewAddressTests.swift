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

    @Test func findsNamesThatAreTooLongForFiles() {
        let name = String(repeating: "\u{65E5}", count: 100)
        let lines = SamplePackage(previews: [SamplePackage.lamp, .lamp(name, .stub())]).lines(LongName())
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("Sources/Lamps/LampView.swift:9: The files of the preview") == true)
        #expect(lines.first?.hasSuffix("because its name has 300 bytes.") == true, "\(lines)")
    }
}
