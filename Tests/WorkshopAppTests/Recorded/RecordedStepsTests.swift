import Foundation
import Gallery
import WorkshopApp
import XCTest

/// The UI tests that the workbench makes of what a visitor does are those in `Tests/WorkshopAppUITests/Recorded`, which
/// run with the other UI tests. `SNAPSHOT_TESTING_RECORD=failed` writes them.
///
/// XCTest runs one test at a time. The site examines all previews of the examples, which needs the main actor, while tests
/// of Swift Testing can keep all of its threads waiting.
final class RecordedStepsTests: XCTestCase {
    private static let folder = PreviewVisitor.package.appending(path: "Tests/WorkshopAppUITests/Recorded")

    /// Compares the test of what a visitor does with the file of its class.
    private func verify(
        _ preview: String, _ use: @escaping @Sendable (PreviewVisitor) throws -> Void
    ) async throws {
        let test = try await onOwnThread {
            let visitor = try PreviewVisitor(of: preview)
            try use(visitor)
            return try visitor.test()
        }
        let name = try XCTUnwrap(test.firstMatch(of: /class (?<name>\w+)/)).output.name
        let file = Self.folder.appending(path: "\(name).swift")
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        XCTAssertEqual(test, recorded)
        if test != recorded, ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "failed" {
            try test.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// Runs a function on a new thread, as a live view may need those of the tests.
    private func onOwnThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Swift.Result { try body() }) }
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    func testAlerts() async throws {
        try await verify("HandOverViewModel/ticket-locked") { visitor in
            try visitor.press("handOverButton")
            try visitor.press("OK")
            try visitor.press("cancelButton")
        }
    }

    func testFieldsAndSheets() async throws {
        try await verify("SignUpViewModel/filled") { visitor in
            try visitor.enter("noor", in: "emailField")
            try visitor.enter("noor.\"h\"@example.org", in: "emailField")
            try visitor.enter("noor@example.org", in: "emailField")
            try visitor.enter("Noor Haddad", in: "nameField")
            try visitor.submit(in: "nameField")
            try visitor.press("closeButton")
        }
    }

    func testEveryKindOfControl() async throws {
        try await verify("BookingViewModel/new-booking") { visitor in
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
        }
    }

    func testElementsWithOneIdentifier() async throws {
        try await verify("IntakeItemsViewModel/nothing-chosen") { visitor in
            try visitor.press("itemButton", number: 2)
        }
    }

    func testAForm() async throws {
        try await verify("SignInViewModel/filled") { visitor in
            try visitor.enter("Noor Haddad", in: "name")
            try visitor.submit(in: "name")
        }
    }

    func testChoicesOfATemplate() async throws {
        try await verify("SettingsViewModel/first-launch") { visitor in
            try visitor.press("theme", number: 2)
            try visitor.press("newsletter")
            try visitor.press("saveButton")
        }
    }

    func testATemplateWithViewsInSwift() async throws {
        try await verify("CounterViewModel/two-repairs-wait") { visitor in
            try visitor.press("callButton")
            try visitor.press("handOverButton")
        }
    }
}
