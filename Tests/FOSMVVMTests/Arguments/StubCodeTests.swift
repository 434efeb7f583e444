import Foundation
import Testing

@testable import FOSMVVM

/// Calls of stubs that make ViewModels.
struct StubCodeTests {
    private func code(of model: any ViewModel, stubs: [[String]]) throws -> String {
        try StubCode { _ in stubs }.code(of: model).text(indentation: 0, column: 0)
    }

    @Test func aStubIsCalledWithWhatItsDefaultDoesNotHave() throws {
        #expect(try code(of: CrateViewModel.stub(), stubs: [["label", "count"]]) == ".stub()")
        let other = CrateViewModel(id: .init(), label: "a\n\"b\"", count: -3)
        let stubs = [["label"], ["label", "count"]]
        #expect(try code(of: other, stubs: stubs) == #".stub(label: "a\n\"b\"", count: -3)"#)
    }

    @Test func theInitializerIsPreferredToAStubThatLacksParameters() throws {
        let id = try #require(UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000001"))
        let crate = CrateViewModel(id: id, label: "", count: 1)
        #expect(
            try code(of: crate, stubs: [["label"]])
                == #".init(id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000001")!, label: "", 1)"#)
    }

    @Test func newIdentitiesAndTimesHideNoChange() throws {
        let stubs = [["crates", "packed"]]
        let time = Date(timeIntervalSince1970: 7)
        let shelf = ShelfViewModel(crates: [CrateViewModel(id: .init(), label: "B", count: 2)], packed: time)
        let code = try StubCode { $0 == ShelfViewModel.self ? stubs : [["label", "count"]] }.code(of: shelf).line
        #expect(code == #".stub(crates: [.stub(label: "B")], packed: Date(timeIntervalSince1970: 7))"#)
        #expect(try !self.code(of: ShelfViewModel.stub(), stubs: stubs).contains("crates"))
    }

    @Test func whatCannotBeWrittenIsNamed() {
        #expect {
            try code(of: SealedViewModel(seal: .init(wax: 3)), stubs: [["other"]])
        } throws: { error in
            guard case .values("SealedViewModel", ["seal"])? = error as? StubCode.Unwritten else { return false }
            return true
        }
        #expect {
            try code(of: FoldedViewModel(7), stubs: [[]])
        } throws: { error in
            guard case .arguments("FoldedViewModel")? = error as? StubCode.Unwritten else { return false }
            return true
        }
    }

    @Test func longCodeIsBrokenIntoLines() {
        let line = String(repeating: "x", count: 40)
        let list = SwiftCode.list(
            open: "[", elements: (0..<3).map { _ in .init(label: nil, value: .text(line)) }, close: "]")
        let call = SwiftCode.list(open: ".stub(", elements: [.init(label: "names", value: list)], close: ")")
        #expect(
            call.text(indentation: 4, column: 10) == """
                .stub(
                        names: [
                            \(line),
                            \(line),
                            \(line),
                        ]
                    )
                """)
    }
}

@ViewModel
private struct CrateViewModel {
    let id: ModelIdType
    let label: String
    let count: Int
    var vmId: ViewModelId

    init(id: ModelIdType, label: String, _ count: Int) {
        self.id = id
        self.label = label
        self.count = count
        vmId = .init(id: id)
    }

    init(id: ModelIdType, label: String, count: Int) { self.init(id: id, label: label, count) }

    static func stub() -> Self { Self(id: .init(), label: "Crate", count: 2) }
}

@ViewModel
private struct ShelfViewModel {
    let crates: [CrateViewModel]
    let packed: Date
    var vmId = ViewModelId(type: Self.self)

    init(crates: [CrateViewModel], packed: Date) {
        self.crates = crates
        self.packed = packed
    }

    static func stub() -> Self { Self(crates: [.stub()], packed: .now) }
}

@ViewModel
private struct SealedViewModel {
    struct Seal: Codable { let wax: Int }

    let seal: Seal
    var vmId = ViewModelId(type: Self.self)

    init(seal: Seal) { self.seal = seal }

    static func stub() -> Self { Self(seal: Seal(wax: 1)) }
}

@ViewModel
private struct FoldedViewModel {
    let half: Int
    var vmId = ViewModelId(type: Self.self)

    init(_ whole: Int) { half = whole / 2 }

    static func stub() -> Self { Self(4) }
}
