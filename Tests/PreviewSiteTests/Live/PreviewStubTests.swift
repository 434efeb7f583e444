import Testing

@testable import PreviewSite

struct PreviewStubTests {
    @Test(arguments: [
        ("#Preview { A.previewHost(viewModel: .stub()) }", ".stub()"),
        ("#Preview { A.previewHost(bundle: .module) }", ".stub()"),
        (
            "#Preview {\n    A(viewModel: .stub(text: \"a, (b\", count: 3)).padding()\n}",
            ".stub(text: \"a, (b\", count: 3)"
        ),
        ("#Preview {\n    A.previewHost(\n        viewModel: .stub(\n            id: 7\n        ))\n}", ".stub(id: 7)"),
        (
            "#Preview {\n    let model = AModel.stub(isLocked: true)\n    A(viewModel: model)\n}",
            "AModel.stub(isLocked: true)"
        ),
    ])
    func theViewModelOfAPreviewIsRead(source: String, code: String) {
        #expect(PreviewStub.code(in: "import SwiftUI\n" + source, line: 2) == code)
    }

    @Test func whatIsNotWrittenIsNotRead() {
        #expect(PreviewStub.code(in: "#Preview { A(viewModel: model) }", line: 1) == nil)
        #expect(PreviewStub.code(in: "#Preview { A() }", line: 1) == nil)
        #expect(PreviewStub.code(in: "", line: 7) == nil)
    }
}
