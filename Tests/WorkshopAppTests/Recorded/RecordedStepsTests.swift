import Foundation
import Gallery
import Testing
import WorkshopApp

/// The UI tests that the workbench makes of what a visitor does are those in `Tests/WorkshopAppUITests/Recorded`, which
/// run with the other UI tests. `SNAPSHOT_TESTING_RECORD=failed` writes them.
@Suite struct RecordedStepsTests {
    private static let folder = PreviewVisitor.package.appending(path: "Tests/WorkshopAppUITests/Recorded")

    /// Compares the test of a visitor with the file of its class.
    private func verify(_ visitor: PreviewVisitor) throws {
        let test = try visitor.test()
        let name = try #require(test.firstMatch(of: /class (?<name>\w+)/)).output.name
        let file = Self.folder.appending(path: "\(name).swift")
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        #expect(test == recorded)
        if test != recorded, ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "failed" {
            try test.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    @Test func alerts() throws {
        let visitor = try PreviewVisitor(of: "HandOverViewModel/ticket-locked")
        try visitor.press("handOverButton")
        try visitor.press("OK")
        try visitor.press("cancelButton")
        try verify(visitor)
    }

    @Test func fieldsAndSheets() throws {
        let visitor = try PreviewVisitor(of: "SignUpViewModel/filled")
        try visitor.enter("noor", in: "emailField")
        try visitor.enter("noor.\"h\"@example.org", in: "emailField")
        try visitor.enter("noor@example.org", in: "emailField")
        try visitor.enter("Noor Haddad", in: "nameField")
        try visitor.submit(in: "nameField")
        try visitor.press("closeButton")
        try verify(visitor)
    }

    @Test func everyKindOfControl() throws {
        let visitor = try PreviewVisitor(of: "BookingViewModel/new-booking")
        try visitor.choose("Sewing table", in: "benchPicker")
        try visitor.enter("2026-05-06T14:30", in: "arrivalPicker")
        try visitor.enter("3", in: "hoursSlider")
        try visitor.press("peopleStepper-Increment")
        try visitor.press("peopleStepper-Increment")
        try visitor.press("peopleStepper-Decrement")
        try visitor.press("helpToggle")
        try visitor.press("rulesGroup")
        try visitor.press("materialsLink")
        try visitor.press("material-gloves")
        try visitor.press("BackButton")
        try visitor.press("repeatButton")
        try visitor.press("bookButton")
        try visitor.press("confirmButton")
        try verify(visitor)
    }

    @Test func elementsWithOneIdentifier() throws {
        let visitor = try PreviewVisitor(of: "IntakeItemsViewModel/nothing-chosen")
        try visitor.press("itemButton", number: 2)
        try verify(visitor)
    }

    @Test func aForm() throws {
        let visitor = try PreviewVisitor(of: "SignInViewModel/filled")
        try visitor.enter("Noor Haddad", in: "name")
        try visitor.submit(in: "name")
        try verify(visitor)
    }

    @Test func choicesOfATemplate() throws {
        let visitor = try PreviewVisitor(of: "SettingsViewModel/first-launch")
        try visitor.press("theme", number: 2)
        try visitor.press("newsletter")
        try visitor.press("saveButton")
        try verify(visitor)
    }

    @Test func aTemplateWithViewsInSwift() throws {
        let visitor = try PreviewVisitor(of: "CounterViewModel/two-repairs-wait")
        try visitor.press("callButton")
        try visitor.press("handOverButton")
        try verify(visitor)
    }
}
