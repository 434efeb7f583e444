import FOSMVVM
import PreviewCatalog
import Testing

@testable import PreviewChecks

@Suite struct UnknownOperationTests {
    private func lines<View: ViewModelView>(_ view: View.Type, _ template: String) -> [String] {
        let previews = ["One", "Two"].map { name in
            PreviewRecord(name: name, file: "/package/Sources/DoorView.swift", line: 3) {
                view.previewHost(viewModel: .stub())
            }
        }
        return SamplePackage(templates: ["\(view)": template], previews: previews).lines(UnknownOperation())
    }

    @Test func namesThatNoOperationHasAreFoundOnce() {
        let lines = lines(DoorView.self, #"<button data-operation="opne"></button><a data-operation="x"></a>"#)
        #expect(
            lines == [
                "Templates/DoorView.mustache:1:1: DoorStubOps has no operation 'opne'. Correct data-operation, or add the method."
            ])
    }

    @Test func thePlaceIsThatOfTheTagInAnIncludedTemplate() {
        let preview = PreviewRecord(name: "One", file: "/package/Sources/DoorView.swift", line: 3) {
            DoorView.previewHost(viewModel: .stub())
        }
        let handle = "<b>\n<button data-operation='opne'></button></b>"
        let templates = ["DoorView": "<p>{{> Handle}}</p>", "Handle": handle]
        let lines = SamplePackage(templates: templates, previews: [preview]).lines(UnknownOperation())
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("Templates/Handle.mustache:2:1: DoorStubOps has no operation 'opne'.") == true)
    }

    @Test func namesOfOperationsAreNotFound() {
        #expect(lines(DoorView.self, #"<button data-operation="open"></button><input name="a">"#) == [])
    }

    @Test func namesOfStubsWithoutTheMacroAreNotKnown() {
        #expect(lines(GateView.self, #"<button data-operation="opne"></button>"#) == [])
    }
}

@ViewModel
private struct DoorViewModel {
    var vmId = ViewModelId(type: Self.self)
    var operations: DoorStubOps { DoorStubOps() }
    static func stub() -> Self { Self() }
}

@CallableOperations
private struct DoorStubOps: ViewModelOperations {
    func open() {}
}

private struct DoorView: ViewModelView {
    init(viewModel: DoorViewModel) {}
}

@ViewModel
private struct GateViewModel {
    var vmId = ViewModelId(type: Self.self)
    var operations: GateStubOps { GateStubOps() }
    static func stub() -> Self { Self() }
}

private struct GateStubOps: ViewModelOperations {}

private struct GateView: ViewModelView {
    init(viewModel: GateViewModel) {}
}
