import Foundation
import Testing

@testable import FOSMVVM

/// Calls of stubs that make ViewModels.
struct StubCodeTests {
    private func code(of model: any ViewModel, stubs: [[DeclaredParameter]]) throws -> String {
        try StubCode { _ in stubs }.code(of: model).text(indentation: 0, column: 0)
    }

    private static func defaults(_ labels: String...) -> [DeclaredParameter] {
        labels.map { DeclaredParameter(label: $0, type: "", hasDefault: true) }
    }

    @Test func aStubIsCalledWithWhatItsDefaultDoesNotHave() throws {
        #expect(try code(of: CrateViewModel.stub(), stubs: [Self.defaults("label", "count")]) == ".stub()")
        let other = CrateViewModel(id: .init(), label: "a\n\"b\"", count: -3)
        let stubs = [Self.defaults("label"), Self.defaults("label", "count")]
        #expect(try code(of: other, stubs: stubs) == #".stub(label: "a\n\"b\"", count: -3)"#)
    }

    @Test func theInitializerIsPreferredToAStubThatLacksParameters() throws {
        let id = try #require(UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000001"))
        let crate = CrateViewModel(id: id, label: "", count: 1)
        #expect(
            try code(of: crate, stubs: [Self.defaults("label")])
                == #".init(id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000001")!, label: "", 1)"#)
    }

    @Test func aParameterWithoutADefaultIsWritten() throws {
        let crate = CrateViewModel(id: .init(), label: "Crate", count: 3)
        let label = DeclaredParameter(label: "label", type: "String", hasDefault: false)
        #expect(
            try code(of: crate, stubs: [[label] + Self.defaults("count")]) == #".stub(label: "Crate", count: 3)"#)
        let lid = DeclaredParameter(label: "lid", type: "Lid", hasDefault: false)
        let stubs = [[lid] + Self.defaults("label", "count"), Self.defaults("label", "count")]
        #expect(try code(of: crate, stubs: stubs) == ".stub(count: 3)")
    }

    @Test func whatSourceCodeDoesNotShowIsEscaped() throws {
        let crate = CrateViewModel(id: .init(), label: "a\u{202E}b\u{0}", count: 2)
        let stubs = [Self.defaults("label", "count")]
        #expect(try code(of: crate, stubs: stubs) == #".stub(label: "a\u{202e}b\u{0}")"#)
    }

    @Test func newIdentitiesAndTimesHideNoChange() throws {
        let stubs = [Self.defaults("crates", "packed")]
        let time = Date(timeIntervalSince1970: 7)
        let shelf = ShelfViewModel(crates: [CrateViewModel(id: .init(), label: "B", count: 2)], packed: time)
        let writer = StubCode { $0 == ShelfViewModel.self ? stubs : [Self.defaults("label", "count")] }
        let code = try writer.code(of: shelf).line
        #expect(code == #".stub(crates: [.stub(label: "B")], packed: Date(timeIntervalSince1970: 7))"#)
        #expect(try !self.code(of: ShelfViewModel.stub(), stubs: stubs).contains("crates"))
    }

    @Test func whatCannotBeWrittenIsNamed() {
        #expect {
            try code(of: SealedViewModel(seal: .init(wax: 3)), stubs: [Self.defaults("other")])
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
