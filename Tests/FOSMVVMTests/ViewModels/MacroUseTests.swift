import FOSMVVM
import Testing

/// Declarations whose expansions must compile, and what they do.
@Suite struct MacroUseTests {
    @Test func aStateHasTheAccessLevelOfItsInitializer() throws {
        let state = ThemedViewModel.AppState(theme: .dark, in: 3)
        #expect(try ThemedViewModel.modelSync(context: .of(state)).count == 3)
        #expect(try ThemedViewModel.modelSync(context: .of(.init(in: 1))).count == 1)
    }

    @Test func anOperationIsCalledWithItsDefaultUnlessAControlHasItsName() async throws {
        let operations = PageStubOps()
        try await operations.call("load", with: OperationValues(["isNew": "on"]))
        try await operations.call("load", with: OperationValues(["page": "7", "size": ""]))
        #expect(operations.calls == ["1 10 true []", "7 10 false []"])
        await #expect(throws: OperationError.self) {
            try await operations.call("load", with: OperationValues(["page": "x"]))
        }
    }

    @Test func whatAControlCannotPassIsNoOperation() async throws {
        #expect(PageStubOps.operationNames == ["load", "encode", "show"])
        let operations = PageStubOps()
        try await operations.call("show", with: OperationValues([:]))
        try await operations.call("encode", with: OperationValues(["video": "a"]))
        #expect(operations.calls == ["shown", "a"])
    }

    @Test func aStubThatThrowsIsLeftAlone() {
        #expect(FragileViewModel.stub().count == 2)
    }
}

enum InternalTheme: Hashable, Sendable {
    case light, dark

    static let standard = InternalTheme.light
}

@ViewModel(options: [.clientHostedFactory])
public struct ThemedViewModel {
    public let count: Int
    public var vmId = ViewModelId(type: Self.self)

    init(theme: InternalTheme = .standard, in: Int, repeat: Bool = false) { count = `in` }

    public static func stub() -> Self { Self(in: 1) }
}

@ViewModel
private struct FragileViewModel {
    let count: Int
    var vmId = ViewModelId(type: Self.self)

    static func stub(text: String = "1") throws -> Self { Self(count: text.count) }
    static func stub(count: Int = 2) -> Self { Self(count: count) }
}

/// Unchecked because the tests use it on one thread.
@CallableOperations
private final class PageStubOps: ViewModelOperations, @unchecked Sendable {
    private(set) var calls: [String] = []

    init() {}

    func load(page: Int = 1, size: Int? = 10, isNew: Bool = true, tags: [String] = ["x"]) {
        calls.append("\(page) \(size ?? 10) \(isNew) \(tags)")
    }

    func encode(video: String) { calls.append(video) }

    @MainActor func show() { calls.append("shown") }

    func add(item: some Sequence<Int>) {}
    func add(items: Int...) {}
    func hash(into hasher: inout Hasher) {}
    func encode(to encoder: any Encoder) throws {}
    init(from decoder: any Decoder) throws {}
}
