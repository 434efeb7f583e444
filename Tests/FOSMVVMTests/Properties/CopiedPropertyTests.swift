import Foundation
import Testing

@testable import FOSMVVM

@ViewModel
private struct LampViewModel {
    @LocalizedString var title
    @LocalizedString var subtitle
    var vmId = ViewModelId(type: Self.self)

    init() {}

    /// Its subtitle is the title's wrapper.
    static func stub() -> Self {
        var lamp = Self()
        lamp._subtitle = lamp._title
        return lamp
    }
}

@Suite struct CopiedPropertyTests {
    @Test func `A wrapper that is copied to another property keeps its text`() throws {
        let store = TextStore(yaml: ["t.yml": "en: { LampViewModel: { title: Lamp, subtitle: Bright } }"])
        let localizer = Localizer(locale: Locale(identifier: "en"), store: store)
        guard case .object(let lamp) = try LocalizingEncoder.encode(LampViewModel.stub(), with: localizer) else {
            Issue.record("A model is an object.")
            return
        }
        #expect(lamp["title"]?.text == "Lamp")
        #expect(lamp["subtitle"]?.text == "Lamp")
        #expect(localizer.problems == [])
    }
}
