import FOSMVVM
import Foundation
import HTMLRendering
import ModelContextProtocol
import PreviewCatalog

/// The arguments of `use_preview`.
struct UsePreviewArguments: DescribedProperties {
    /// Something that a user does.
    struct Step: DescribedProperties {
        enum Action: String, ArgumentChoice {
            case press, enter, choose, submit
        }

        let action: Action
        let target: String
        let value: String?
        let number: Int?

        static let descriptions = [
            "action":
                "press a button, or switch something; enter a value; choose from a picker; submit a field with Enter.",
            "target": "The test id of the control, or else its name, as the outline shows them.",
            "value": "What is entered, or the label of the choice.",
            "number": "Which one of several equal controls, from 1.",
        ]
    }

    let view: String
    let preview: String?
    let steps: [Step]
    let locale: String?
    let values: [String: String]?
    let test: Bool?

    static let descriptions = [
        "view": "The name of a view or a ViewModel, or an id such as OrderListView/empty.",
        "preview": "The name of a preview. Default: the one in the id, or else the first.",
        "steps": "What a user does, one after the other, at most 32.",
        "locale": "A locale with texts, such as de. Default: the default locale.",
        "values": "Changed values of the ViewModel, by their names.",
        "test": "Whether the answer has the steps as a UI test in Swift.",
    ]
}

/// The output of `use_preview`.
struct UsePreviewOutput: Codable, Sendable {
    /// A step with what it has led to.
    struct Step: Codable, Sendable {
        let step: String
        /// What was removed and added in the outline.
        let changes: [String]
        /// The operations that were called, with their arguments.
        let operations: [String]
        /// What went wrong, such as an operation that was not called because the form has errors.
        let errors: [String]
    }

    let id: String
    let steps: [Step]
    /// Why the last step was not possible. Nil if it was.
    let problem: String?
    /// The last outline.
    let outline: [String]
    /// The steps as a test. Nil if it was not asked for, or if no test can name the ViewModel.
    let test: String?
}

extension AssistantTools {
    private static let stepLimit = 32

    func usePreview() throws -> Tool {
        try Tool(
            "use_preview", title: "Use a preview",
            description: """
                Uses a preview as a user does, in a process of its own that ends with the call: the changes of the outline \
                and the operations that were called after each step, the last outline, and the steps as a UI test.
                """
        ) { (arguments: UsePreviewArguments, call) in
            guard arguments.steps.count <= Self.stepLimit else {
                throw AssistantError("At most \(Self.stepLimit) steps are possible. Leave out some.")
            }
            let asked = try preview(
                arguments.view, arguments.preview, items: [(.locale, arguments.locale)],
                values: arguments.values ?? [:], in: work)
            let use = try PreviewUse(of: asked)
            defer { use.end() }
            for (index, step) in arguments.steps.enumerated() {
                try call.checkCancellation()
                call.progress(index, of: arguments.steps.count, "\(step.action.rawValue) \(step.target)")
                guard try use.perform(step) else { break }
            }
            let output = use.output(withTest: arguments.test == true)
            return ToolAnswer(output.text, output)
        }
    }
}

extension UsePreviewOutput {
    /// The steps, then the outline and the test.
    fileprivate var text: String {
        let done = steps.flatMap { step in
            let changes = step.changes.isEmpty ? ["Nothing has changed."] : step.changes
            let lines = changes + step.operations.map { "called \($0)" } + step.errors
            return ["\(step.step):"] + lines.map { "  \($0)" }
        }
        let failed = problem.map { ["Stopped: \($0)"] } ?? []
        return (done + failed + ["Now:"] + outline + (test.map { ["UI test:", $0] } ?? [])).joined(separator: "\n")
    }
}
