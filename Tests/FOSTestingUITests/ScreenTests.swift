import FOSMVVM
import FOSTestingUI
import Gallery
import Testing

/// Views in Swift and views with templates, through Swift Testing.
@MainActor @Suite struct ScreenTests {
    @Test func tapsReachTheOperations() async throws {
        let screen = try await present(MyView.self, .stub())
        #expect(screen.staticTexts["dashboardTitle"].label == "Dashboard")
        await screen.buttons["submitButton"].tap()
        let operations = try screen.operations(MyViewOps.self)
        #expect(operations.submitCalled)
        #expect(!operations.cancelCalled)
    }

    @Test func resultsOfTasksArrive() async throws {
        let screen = try await present(MyView.self, environment: [MyUser(id: "ada")])
        #expect(screen.staticTexts["user"].label == "ada")
        await screen.buttons["loadButton"].tap()
        #expect(screen.staticTexts["loaded"].label == "loaded")
        #expect(try screen.operations(MyViewOps.self).loadCalled)
    }

    @Test func slowResultsAreWaitedFor() async throws {
        let screen = try await present(MyView.self)
        await screen.buttons["slowButton"].tap()
        #expect(await screen.staticTexts["loaded"].waitForExistence(within: .seconds(10)))
    }

    @Test func anEndlessTaskDoesNotBlockTheTest() async throws {
        let screen = try await present(MyView.self)
        await screen.buttons["endlessButton"].tap()
        #expect(screen.staticTexts["loaded"].label == "started")
    }

    @Test func fieldsTakeEntries() async throws {
        let screen = try await present(MyView.self)
        let field = screen.textFields["emailTextField"]
        await field.enter("user@example.com")
        #expect(field.value as? String == "user@example.com")
        #expect(field.label == "Email")
    }

    @Test func aMissingElementFailsTheTest() async throws {
        let screen = try await present(MyView.self)
        await withKnownIssue {
            await screen.buttons["submitButon"].tap()
        } matching: { issue in
            issue.comments.joined.contains("There is no button 'submitButon' of MyView. Did you mean submitButton?")
                && issue.comments.joined.contains("The screen of MyView:\nstaticText")
        }
        #expect(screen.buttons["submitButon"].testDescription.hasPrefix("There is no button 'submitButon' of MyView."))
    }

    @Test func anotherTypeOfOperationsIsNamed() async throws {
        let screen = try await present(MyView.self)
        let error = #expect(throws: (any Error).self) { try screen.operations(MyViewStubOpsImpl.self) }
        #expect(
            error?.localizedDescription.hasPrefix("MyView does not transport MyViewStubOpsImpl, but MyViewOps.") == true
        )
    }

    @Test func templatesHaveTheSameElements() async throws {
        let screen = try await present(ProfileView.self)
        #expect(screen.otherElements["profile"].exists)
        #expect(screen.staticTexts["profileName"].exists)
        #expect(screen.staticTexts["profileRepairs"].label.isEmpty == false)
    }

    @Test func controlsOfTemplatesCanBeRead() async throws {
        let screen = try await present(SettingsView.self)
        let button = screen.buttons["saveButton"]
        #expect(button.isEnabled)
        #expect(!button.label.isEmpty)
        #expect(["0", "1"].contains(screen.switches["repairReady"].value as? String))
        await withKnownIssue {
            await button.tap()
        } matching: { issue in
            issue.comments.joined.contains("button 'saveButton' calls the operation 'save'.")
        }
    }
}

extension [Comment] {
    fileprivate var joined: String { map(\.rawValue).joined(separator: "\n") }
}
