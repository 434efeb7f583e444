import FOSMVVM
import PreviewCatalog
import Testing

@testable import PreviewChecks

@Suite struct UnencodableViewModelTests {
    @Test func findsIt() {
        let broken = PreviewRecord(name: "Broken", file: "/package/Sources/Lamps/FuseView.swift", line: 4) {
            FuseView.previewHost(viewModel: .stub())
        }
        let lines = SamplePackage(previews: [SamplePackage.lamp, broken]).lines(UnencodableViewModel())
        #expect(lines.count == 1)
        #expect(
            lines.first?.hasPrefix(
                "Sources/Lamps/FuseView.swift:4: The preview 'broken' of FuseViewModel: FuseViewModel could not be")
                == true
        )
    }

    @Test func leavesOthers() {
        #expect(SamplePackage().lines(UnencodableViewModel()) == [])
    }
}

/// A ViewModel that throws when it is encoded.
@ViewModel
struct FuseViewModel {
    var vmId: ViewModelId = .init(type: Self.self)

    init() {}

    static func stub() -> Self { Self() }

    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "The fuse has blown."))
    }
}

struct FuseView: ViewModelView {
    init(viewModel: FuseViewModel) {}
}
