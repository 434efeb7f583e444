import FOSFoundation
import Foundation
import Testing

@testable import FOSMVVM

private struct DrawerView: ViewModelView {
    init(viewModel: DrawerViewModel) {}
}

private struct ChiselView: ViewModelView {
    init(viewModel: ChiselViewModel) {}
}

struct ChangedPreviewTests {
    private func changed(
        _ texts: [String: String], of drawer: DrawerViewModel = .stub(), timeZone: TimeZone = .gmt
    ) throws -> (model: DrawerViewModel, preview: ChangedPreview) {
        let made = try MadePreview { DrawerView.previewHost(viewModel: drawer) }
        let preview = ChangedPreview(made, changing: PreviewArguments(texts: texts), timeZone: timeZone)
        return (try #require(preview.made.subject.viewModel as? DrawerViewModel), preview)
    }

    private func changed(tool: ChiselViewModel, _ texts: [String: String]) throws -> (ChiselViewModel, ChangedPreview) {
        let made = try MadePreview { ChiselView.previewHost(viewModel: tool) }
        let preview = ChangedPreview(made, changing: PreviewArguments(texts: texts), timeZone: .gmt)
        return (try #require(preview.made.subject.viewModel as? ChiselViewModel), preview)
    }

    @Test func propertiesAreArgumentsInTheirOrder() throws {
        let arguments = try changed([:]).preview.arguments
        #expect(
            arguments.map(\.path) == [
                "name", "owner", "count", "limit", "size", "price", "isOpen", "isClean", "made", "kind", "spare",
                "page", "note", "hint", "label", "label.text", "label.isBold", "words", "words.0", "words.1",
                "numbers", "tools", "tools.0", "tools.0.name", "tools.0.kind", "tools.0.weight", "tools.0.boughtAt",
                "tools.0.isFragile", "best",
            ])
        #expect(arguments.allSatisfy { !$0.isChanged && $0.refused == nil })
    }

    @Test(arguments: [
        ("name", "你好 & <b>ß</b> 👩‍🚒"), ("name", ""), ("name", "e\u{301}"), ("owner", "Ada"), ("owner", ""),
        ("count", "-7"),
        ("limit", "9"), ("size", "0.25"), ("price", "19.99"), ("isOpen", "true"), ("isClean", "false"),
        ("made", "2027-02-03T04:05:06Z"), ("kind", "none"), ("spare", "saw"), ("page", "https://example.org/b"),
        ("note", "other"), ("label.text", "x"), ("label.isBold", "false"), ("words", "3"), ("words.1", "zwei"),
        ("numbers", "2"), ("tools", "0"), ("tools.0.name", "Ü"), ("tools.0.boughtAt", "2026-01-02T03:04:05Z"),
        ("best", "true"), ("hint", "false"),
    ])
    func aTextThatFitsIsTheNewValue(path: String, text: String) throws {
        let preview = try changed([path: text]).preview
        let argument = try #require(preview.arguments.first { $0.path == path })
        #expect(argument.text?.isExactly(text) == true)
        #expect(argument.isChanged && argument.refused == nil)
        #expect(preview.unknown == [])
        #expect(preview.given == PreviewArguments(texts: [path: text]))
        #expect(preview.arguments.filter(\.isChanged).map(\.path) == [path])
    }

    @Test(arguments: [
        ("count", "x"), ("count", "1.5"), ("count", "99999999999999999999"), ("count", ""), ("size", "1,5"),
        ("size", "nan"), ("size", "1e999"), ("price", "12abc"), ("isOpen", "yes"), ("isClean", "1"),
        ("made", "tomorrow"), ("kind", "hammer"), ("spare", "Saw"), ("words", "101"), ("words", "-1"),
        ("tools.0.weight", "x"), ("best", "yes"),
    ])
    func aTextThatDoesNotFitChangesNothing(path: String, text: String) throws {
        let preview = try changed([path: text]).preview
        let argument = try #require(preview.arguments.first { $0.path == path })
        #expect(argument.refused == text)
        #expect(!argument.isChanged)
        #expect(preview.arguments.allSatisfy { !$0.isChanged })
    }

    @Test func elementsAreMovedWithTheirValues() throws {
        let (model, preview) = try changed(["words": "1,0", "words.1": "zwei"])
        let first = try #require(preview.arguments.first { $0.path == "words.1" })
        #expect(model.words.first == "zwei" && model.words.count == 2)
        #expect(first.text == "zwei")
        #expect(preview.arguments.filter(\.isChanged).map(\.path) == ["words", "words.1"])
        #expect(preview.unknown == [])
    }

    @Test func theValuesOfARemovedElementAreLeftOut() throws {
        let (model, preview) = try changed(["words": "1,", "words.0": "eins", "words.1": "zwei"])
        #expect(model.words == ["zwei"])
        #expect(preview.unknown == [])
        #expect(preview.given == PreviewArguments(texts: ["words": "1,", "words.1": "zwei"]))
    }

    @Test(arguments: [
        "nothing", "title", "shelves", "heading", "vmId", "colors.red", "tools.0.id", "tools.0.label", "tools.1.name",
        "tools.x",
        "name.nil", "best.name", "", ".", "words.0.0",
    ])
    func otherPathsAreUnknown(path: String) throws {
        let preview = try changed([path: "x"]).preview
        #expect(preview.unknown == [path])
        #expect(preview.arguments.allSatisfy { !$0.isChanged && $0.refused == nil })
    }

    @Test(arguments: [
        ("count", "03"), ("name", "A"), ("limit", ""), ("made", "2026-01-01T01:00:00+01:00"), ("words", "2"),
    ])
    func whatChangesNothingIsLeftOut(path: String, text: String) throws {
        #expect(try changed([path: text, "size": "1"]).preview.given.texts == ["size": "1"])
    }

    @Test func optionalValuesCanBeNil() throws {
        var drawer = DrawerViewModel.stub()
        (drawer.owner, drawer.limit, drawer.isClean, drawer.spare) = ("Ada", 5, true, .saw)
        drawer.best = .stub()
        let model = try changed(
            ["owner.nil": "true", "owner": "x", "limit": "", "isClean": "", "spare": "", "best": "false"], of: drawer
        ).model
        #expect(model.owner == nil && model.limit == nil && model.isClean == nil && model.spare == nil)
        #expect(model.best == nil)
    }

    @Test func aTextThatIsNilStaysNilUntilOneIsGiven() throws {
        #expect(try changed(["owner.nil": "true", "owner": ""]).preview.given == .none)
        #expect(try changed(["owner": ""]).model.owner == "")
    }

    @Test func datesWithoutTimeZoneAreInThatOfThePreview() throws {
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        for text in ["2026-05-04T09:00", "2026-05-04T09:00:00", "2026-05-04T00:00:00Z"] {
            let date = try changed(["made": text], timeZone: tokyo).model.made
            #expect(date == Date(timeIntervalSince1970: 1_777_852_800))
        }
    }

    @Test func aChangedTextKeepsItsBytes() throws {
        let (composed, decomposed) = ("\u{E9}", "e\u{301}")
        var drawer = DrawerViewModel.stub()
        drawer.name = composed
        #expect(try changed(["name": decomposed], of: drawer).model.name.isExactly(decomposed))
        #expect(PreviewArguments(texts: ["a": composed]) != PreviewArguments(texts: ["a": decomposed]))
    }

    @Test func elementsAreRepeatedWithIdsOfTheirOwn() throws {
        let model = try changed(["tools": "3", "tools.2.name": "Third"]).model
        #expect(model.tools.map(\.name) == ["Saw", "Saw", "Third"])
        #expect(Set(model.tools.map(\.vmId)).count == 3)
        #expect(model.tools.allSatisfy { $0.vmId == ViewModelId(id: $0.id) })
    }

    private struct Row<ID: Codable & Hashable>: Codable { let id: ID }

    @Test func repeatedElementsHaveOtherNumbersAndNamesAsIds() throws {
        #expect((FreshCopy.of(Row(id: 4), number: 2) as? Row<Int>)?.id == 6)
        #expect((FreshCopy.of(Row(id: "a"), number: 2) as? Row<String>)?.id == "a-2")
    }

    @Test func emptyListsBeginWithStubs() throws {
        var drawer = DrawerViewModel.stub()
        drawer.tools = []
        let model = try changed(["tools": "2", "words": "0", "numbers": "1"], of: drawer).model
        #expect(model.tools.map(\.name) == ["Saw", "Saw"])
        #expect(model.words.isEmpty)
        #expect(model.numbers == [0])
    }

    @Test func whatFollowsFromAParameterFollowsItsChange() throws {
        let (tool, preview) = try changed(tool: .stub(), ["kind": "file", "weight": "12"])
        #expect(preview.arguments.map(\.path) == ["name", "kind", "weight", "boughtAt", "isFragile"])
        #expect(tool.label == .localized(for: ChiselViewModel.self, propertyName: "file"))
        #expect(tool.isHeavy)
    }

    @Test(arguments: [true, false])
    func aParameterThatIsNotStoredIsFound(isFragile: Bool) throws {
        let (tool, preview) = try changed(tool: .stub(isFragile: isFragile), ["isFragile": "true"])
        #expect(preview.arguments.last?.start == String(isFragile))
        #expect(tool.label == .constant("fragile"))
    }

    @Test func aViewModelThatItsInitializerDoesNotMakeHasItsProperties() throws {
        let drawer = try changed([:]).preview.arguments
        #expect(!drawer.contains { $0.path == "tools.0.isHeavy" })
        // A decoded text is constant, so no parameter leads to it.
        let store = TextStore(yaml: ["a": "en:\n  ChiselViewModel:\n    title: Tool\n    saw: Saw\n"])
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "en"), localizationStore: store)
        let tool: ChiselViewModel = try encoder.encode(ChiselViewModel.stub()).fromJSON()
        let (changed, preview) = try changed(tool: tool, ["isHeavy": "true", "label": "x"])
        #expect(preview.arguments.map(\.path) == ["name", "kind", "label", "weight", "boughtAt", "isHeavy"])
        #expect(changed.isHeavy && changed.label == .constant("x"))
    }

    @Test func stylesAndKeysStay() throws {
        let (tool, _) = try changed(tool: .stub(), ["weight": "1234.5"])
        #expect(tool.weight == LocalizableDouble(value: 1234.5, minimumFractionDigits: 2))
        let (drawer, _) = try changed(["count": "4"])
        #expect(drawer.heading == .localized(key: "DrawerViewModel.heading"))
        #expect(drawer.propertyNames().values.sorted() == ["shelves", "title"])
    }

    @Test func associatedValuesAreArguments() throws {
        var drawer = DrawerViewModel.stub()
        drawer.state = .open(.stub())
        guard case .open(let tool) = try changed(["state.name": "X", "state.kind": "file"], of: drawer).model.state
        else { throw CancellationError() }
        #expect(tool.name == "X" && tool.kind == .file)
        drawer.state = .locked(by: "Ada", days: 3)
        let changes = ["state.by": "Bo", "state.days": "4"]
        guard case .locked(let by, let days) = try changed(changes, of: drawer).model.state else {
            throw CancellationError()
        }
        #expect(by == "Bo" && days == 4)
    }

    @Test func listsOfArgumentsAreBounded() throws {
        var texts = ["tools": "100"]
        for number in 0..<100 { texts["tools.\(number).name"] = "x" }
        let preview = try changed(texts).preview
        #expect(preview.arguments.count <= 520)
        #expect((preview.made.subject.viewModel as? DrawerViewModel)?.tools.count == 100)
    }

    @Test func nothingIsMadeAnewIfNothingIsChanged() throws {
        let made = try MadePreview { DrawerView.previewHost(viewModel: .stub()) }
        let preview = ChangedPreview(made, changing: PreviewArguments(texts: ["nothing": "x"]), timeZone: .gmt)
        let names = { (preview: MadePreview) in preview.subject.viewModel.propertyNames().keys.sorted() }
        #expect(names(preview.made) == names(made))
    }
}

struct PreviewArgumentsTests {
    @Test func sizesAreBounded() {
        var arguments = PreviewArguments()
        let longest = String(repeating: "👩‍🚒", count: PreviewArguments.textLimit)
        let first = [
            (longest, "a"), (longest + "x", "a"), ("", ""), ("", String(repeating: "a", count: 201)),
        ].map { arguments.set($0, at: $1) }
        #expect(first == [true, false, false, false])
        let others = (1..<500).map { arguments.set("", at: "b\($0)") }
        #expect(!others.contains(false))
        let last = [("", "c"), ("again", "a")].map { arguments.set($0, at: $1) }
        #expect(last == [false, true])
    }

    @Test func aPathIsRemovedWithAllBelowIt() {
        let arguments = PreviewArguments(texts: ["a": "1", "a.nil": "2", "a.0.b": "3", "ab": "4"])
        #expect(arguments.removing("a").texts == ["ab": "4"])
    }
}
