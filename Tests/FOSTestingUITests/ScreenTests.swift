import FOSMVVM
import FOSTestingUI
import Gallery
import Testing

/// Views in Swift and views with templates, through Swift Testing.
@MainActor @Suite struct ScreenTests {
    @Test func tapsReachTheOperations() async throws {
        let screen = try await present(KioskView.self, .stub())
        #expect(screen.staticTexts["heading"].label == "Tickets")
        await screen.buttons["submitButton"].tap()
        let operations = try screen.operations(KioskStubOps.self)
        #expect(operations.submitCalled)
        #expect(!operations.cancelCalled)
    }

    @Test func resultsOfTasksArrive() async throws {
        let screen = try await present(KioskView.self, environment: [KioskUser(id: "ada")])
        #expect(screen.staticTexts["user"].label == "ada")
        await screen.buttons["loadButton"].tap()
        #expect(screen.staticTexts["loaded"].label == "loaded")
        #expect(try screen.operations(KioskStubOps.self).loadCalled)
    }

    @Test func slowResultsAreWaitedFor() async throws {
        let screen = try await present(KioskView.self)
        await screen.buttons["slowButton"].tap()
        #expect(await screen.staticTexts["loaded"].waitForExistence(within: .seconds(300)))
    }

    @Test func anEndlessTaskDoesNotBlockTheTest() async throws {
        let screen = try await present(KioskView.self)
        await screen.buttons["endlessButton"].tap()
        #expect(screen.staticTexts["loaded"].label == "started")
    }

    @Test func fieldsTakeEntries() async throws {
        let screen = try await present(KioskView.self)
        let field = screen.textFields["emailField"]
        await field.enter("user@example.com")
        #expect(field.value as? String == "user@example.com")
        #expect(field.label == "Email")
    }

    @Test func aMissingElementFailsTheTest() async throws {
        let screen = try await present(KioskView.self)
        await withKnownIssue {
            await screen.buttons["submitButon"].tap()
        } matching: { issue in
            issue.comments.joined.contains("There is no button 'submitButon' of KioskView. Did you mean submitButton?")
                && issue.comments.joined.contains("The screen of KioskView:\nstaticText")
        }
        let description = screen.buttons["submitButon"].testDescription
        #expect(description.hasPrefix("There is no button 'submitButon' of KioskView."))
    }

    @Test func anotherTypeOfOperationsIsNamed() async throws {
        let screen = try await present(KioskView.self)
        let error = #expect(throws: (any Error).self) { try screen.operations(PosterStubOps.self) }
        let message = error?.localizedDescription ?? ""
        #expect(message.hasPrefix("KioskView does not transport PosterStubOps, but KioskStubOps."))
    }

    @Test func templatesHaveTheSameElements() async throws {
        let screen = try await present(ProfileView.self)
        #expect(screen.otherElements["profile"].exists)
        #expect(screen.staticTexts["profileName"].exists)
        #expect(screen.staticTexts["profileRepairs"].label.isEmpty == false)
    }

    @Test func buttonsOfTemplatesCallOperations() async throws {
        let screen = try await present(CloseRepairView.self)
        await screen.buttons["closeButton"].tap()
        #expect(try screen.operations(CloseRepairViewStubOps.self).closeRepairCalled)
        #expect(try screen.operations(CloseRepairViewStubOps.self).cancelCalled == false)
    }

    @Test func disabledButtonsOfTemplatesDoNothing() async throws {
        let screen = try await present(CloseRepairView.self, .stub(isWorking: true))
        await screen.buttons["closeButton"].tap()
        #expect(try screen.operations(CloseRepairViewStubOps.self).closeRepairCalled == false)
    }

    @Test func formsOfTemplatesAreValidated() async throws {
        let screen = try await present(SignInView.self, locale: Locale(identifier: "de"))
        let email = screen.textFields["email"]
        await email.enter("amal@example")
        #expect(screen.staticTexts["Das sieht nicht nach einer E-Mail-Adresse aus."].exists)
        #expect(!screen.staticTexts["Auf dem Schild fehlt noch ein Name."].exists)
        await screen.buttons["submitButton"].tap()
        #expect(screen.staticTexts["Auf dem Schild fehlt noch ein Name."].exists)
        #expect(try screen.operations(SignInViewStubOps.self).submitCalled == false)
        await email.enter("amal@example.org")
        await screen.textFields["name"].enter("Amal")
        await screen.secureTextFields["password"].enter("every lamp deserves a second life")
        #expect(email.value as? String == "amal@example.org")
        await screen.buttons["submitButton"].tap()
        #expect(try screen.operations(SignInViewStubOps.self).submitCalled)
    }

    @Test func controlsOfTemplatesKeepWhatIsEntered() async throws {
        let screen = try await present(SettingsView.self)
        let toggle = screen.switches["repairReady"]
        let before = toggle.value as? String
        await toggle.tap()
        #expect(toggle.value as? String == (before == "1" ? "0" : "1"))
        await screen.radioButtons[2].tap()
        #expect(screen.radioButtons[2].isSelected)
        #expect(!screen.radioButtons[0].isSelected)
        #expect(try screen.operations(SettingsViewStubOps.self).selectThemeCalled)
        #expect(toggle.value as? String == (before == "1" ? "0" : "1"))
    }

    @Test func operationsOfChildViewModelsAreCalled() async throws {
        let screen = try await present(CheckInFlowView.self, .stub(state: .selectingItem))
        await screen.buttons.matching("itemButton")[1].tap()
        #expect(try screen.operations(ItemSelectorViewStubOps.self).selectItemCalled)
    }
}

extension [Comment] {
    fileprivate var joined: String { map(\.rawValue).joined(separator: "\n") }
}
