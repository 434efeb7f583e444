import Foundation
import Testing

@testable import FOSMVVM

@ViewModel
private struct BenchViewModel {
    enum Work: Codable, Sendable {
        case idle
        case mending(ToolViewModel)
        case waiting(for: ToolViewModel, minutes: LocalizableInt)
    }

    @LocalizedString var title
    let best: ToolViewModel
    let spare: ToolViewModel?
    let tools: [ToolViewModel]
    let drawers: [String: ToolViewModel]
    let work: Work
    let notes: [LocalizableString]
    let mixed: [String: LocalizableString]
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .stub(spare: nil) }

    static func stub(spare: ToolViewModel? = nil, work: Work = .idle) -> Self {
        .init(
            best: .stub(uses: 1), spare: spare, tools: [.stub(uses: 2), .stub(uses: 3)],
            drawers: ["b": .stub(uses: 4), "a": .stub(uses: 5)], work: work,
            notes: [.constant("n"), .localized(key: "ToolViewModel.name")], mixed: ["k": .localized(key: "Keys.k")])
    }
}

@ViewModel
private struct ToolViewModel {
    private enum CodingKeys: String, CodingKey {
        case name = "tool_name"
        case usage
        case uses = "use_count"
        case vmId
    }

    @LocalizedString var name
    @LocalizedSubs(substitutions: \.substitutions) var usage
    let uses: LocalizableInt
    var vmId = ViewModelId(id: 7)

    private var substitutions: [String: any Localizable] { ["uses": uses] }

    static func stub() -> Self { .stub(uses: 0) }
    static func stub(uses: Int = 0) -> Self { .init(uses: .init(value: uses)) }
}

@Suite struct NestedModelsTests {
    private let store = TextStore(yaml: [
        "bench.yml": """
        en:
          BenchViewModel: { title: Bench }
          ToolViewModel: { name: Hammer, usage: "used %{uses} times" }
          Keys: { k: Key }
        """
    ])

    private func localized(_ model: BenchViewModel) throws -> BenchViewModel {
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "en"), localizationStore: store)
        return try model.toJSONData(encoder: encoder).fromJSON()
    }

    private func usage(_ tool: ToolViewModel?) throws -> String? {
        try tool.map { "\(try $0.name.localizedString) \(try $0.usage.localizedString)" }
    }

    @Test func theSameTypeManyTimesHasItsOwnValues() throws {
        let bench = try localized(.stub(spare: .stub(uses: 9)))
        #expect(try bench.title.localizedString == "Bench")
        #expect(try usage(bench.best) == "Hammer used 1 times")
        #expect(try usage(bench.spare) == "Hammer used 9 times")
        #expect(try bench.tools.map { try $0.usage.localizedString } == ["used 2 times", "used 3 times"])
        #expect(try usage(bench.drawers["a"]) == "Hammer used 5 times")
        #expect(try bench.notes.map { try $0.localizedString } == ["n", "Hammer"])
        #expect(try bench.mixed["k"]?.localizedString == "Key")
    }

    @Test func whatIsNilStaysNil() throws {
        #expect(try localized(.stub()).spare == nil)
    }

    @Test func associatedValuesAreLocalized() throws {
        guard case .mending(let tool) = try localized(.stub(work: .mending(.stub(uses: 6)))).work else {
            Issue.record("Another case came back.")
            return
        }
        #expect(try usage(tool) == "Hammer used 6 times")
        guard case .waiting(_, let minutes) = try localized(.stub(work: .waiting(for: .stub(), minutes: .stub()))).work
        else {
            Issue.record("Another case came back.")
            return
        }
        #expect(try minutes.localizedString == "42")
    }

    @Test func theIdentityComesBack() throws {
        let bench = try localized(.stub())
        #expect(bench.vmId == ViewModelId(type: BenchViewModel.self))
        #expect(bench.best.vmId == ViewModelId(id: "7"))
    }

    @Test func whatIsLocalizedPassesUnchanged() throws {
        let once = try localized(.stub(spare: .stub()))
        let german = JSONEncoder.localizingEncoder(
            locale: Locale(identifier: "de"), localizationStore: TextStore(yaml: [:]))
        german.outputFormatting = .sortedKeys
        let plain = JSONEncoder.defaultEncoder
        plain.outputFormatting = .sortedKeys
        #expect(try once.toJSON(encoder: german) == once.toJSON(encoder: plain))
    }

    @Test func codingKeysNameMembersAndPropertiesNameTexts() throws {
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "en"), localizationStore: store)
        encoder.outputFormatting = .sortedKeys
        let json = try ToolViewModel.stub(uses: 1).toJSON(encoder: encoder)
        let count = #"{"gsepsz":3,"ls":"1","sgep":true,"v":1}"#
        #expect(json.hasPrefix(#"{"tool_name":"Hammer","usage":"used 1 times","use_count":\#(count),"vmId":{"fsh":""#))
        #expect(json.hasSuffix(#"","id":"7"}}"#))
    }

    @Test func dictionariesHaveTheirMembersInOrder() throws {
        let localizer = Localizer(locale: Locale(identifier: "en"), store: store)
        let names = "zyxwvutsrqponmlkjihgfedcba".map(String.init)
        let value = try LocalizingEncoder.encode(
            Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }), with: localizer)
        guard case .object(let object) = value else {
            Issue.record("A dictionary is an object.")
            return
        }
        #expect(object.names == names.reversed())
        #expect(object.values.map(\.text) == names.reversed())
    }
}
