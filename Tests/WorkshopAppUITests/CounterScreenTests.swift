import FOSTestingUI
import WorkshopApp

/// A template with views in Swift.
@MainActor @Suite struct CounterScreenTests {
    @Test func aViewInSwiftWorksInATemplate() async throws {
        let screen = try await present(CounterView.self, .stub())
        #expect(screen.staticTexts["handOverTitle"].label == "Hand over the item")
        await screen.buttons["handOverButton"].tap()
        #expect(screen.staticTexts["handOverTitle"].label == "Handed over")
        #expect(try screen.operations(HandOverViewStubOps.self).handOverCalled)
        #expect(!screen.buttons["handOverButton"].exists)
    }

    @Test func theTemplateWorksToo() async throws {
        let screen = try await present(CounterView.self, .stub())
        await screen.buttons["callButton"].tap()
        #expect(try screen.operations(CounterViewStubOps.self).callNextCalled)
    }

    @Test func allCheckedDaysAreSent() async throws {
        let screen = try await present(CounterView.self, .stub())
        await screen.checkBoxes["wednesday"].tap()
        await screen.checkBoxes["saturday"].tap()
        #expect(try screen.operations(CounterViewStubOps.self).chosenDays == [.wednesday, .saturday])
        await screen.checkBoxes["wednesday"].tap()
        #expect(try screen.operations(CounterViewStubOps.self).chosenDays == [.saturday])
    }

    @Test func nobodyIsCalledWhenNobodyWaits() async throws {
        let screen = try await present(CounterView.self, .stub(tickets: []))
        #expect(screen.buttons["callButton"].isEnabled == false)
    }
}
