import Diagnostics
import FOSFoundation
import Foundation
import HTMLRendering

/// What a reader did with a preview, as a file keeps it. Each line of the file is a JSON array with the steps until the view
/// has answered, so that a view of a template gets all entries of a form at once.
struct Recording: Sendable {
    /// The maximum size of a file in bytes.
    private static let sizeLimit = 1 << 20

    /// The name of the file without its extension, as addresses have it.
    let name: String
    let turns: [[RecordedStep]]

    /// - Throws: A diagnostic if a step is about something that the page did not have, so that nothing could repeat it.
    init(_ inputs: LiveInputs, hiding secrets: Set<String>, named name: String) throws(Diagnostic) {
        self.name = name
        let turns = inputs.all.map { turn in turn.steps.map { RecordedStep($0.masking(secrets)) } }
        self.turns = turns.map { $0.compactMap(\.self) }
        if let unknown = zip(inputs.all, turns).lazy.compactMap({ turn, steps in
            zip(turn.steps, steps).first { $1 == nil }?.0.name
        }).first {
            throw Diagnostic(
                .invalidFile,
                """
                The page had no control with the name '\(unknown.excerpt(80))', so its use cannot be recorded. Start again.
                """
            )
        }
    }

    /// Reads a file.
    ///
    /// - Throws: A diagnostic with the line that is wrong.
    init(_ file: URL) throws(Diagnostic) {
        name = file.deletingPathExtension().lastPathComponent
        let lines = try BoundedFile(file, limit: Self.sizeLimit).text()
            .split(separator: "\n", omittingEmptySubsequences: false)
        var turns: [[RecordedStep]] = []
        for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
            guard turns.count < LiveInputs.limit else {
                throw Diagnostic(
                    .invalidFile, "A recording has at most \(LiveInputs.limit) lines. Remove the others.",
                    at: SourcePlace(file, line: index + 1))
            }
            do {
                turns.append(try JSONDecoder().decode([RecordedStep].self, from: Data(line.utf8)))
            } catch {
                throw Diagnostic(
                    .invalidFile, "This line is not a list of steps. \(error.localizedDescription) Record them again.",
                    at: SourcePlace(file, line: index + 1))
            }
        }
        self.turns = turns
    }

    /// The text of the file.
    var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try turns.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
        }
    }
}

/// A step as the file of a recording has it: what was done, and with which control.
struct RecordedStep: Codable, Hashable, Sendable {
    private enum Act: String, Codable {
        case press, enter, choose, submit
    }

    private let act: Act
    /// What was entered, or the label of what was chosen.
    private var text: String?
    /// The value of what was chosen.
    private var value: String?
    private let kind: PageControl.Kind
    private let identifier: String
    private let label: String
    private let stepper: String?
    private let name: String
    private let number: Int?

    /// Creates the record of a step. Nil for a control that the page did not have.
    fileprivate init?(_ step: LiveStep) {
        guard let control = step.control else { return nil }
        switch step.act {
        case .press: act = .press
        case .submit: act = .submit
        case .enter(let entered, _): (act, text) = (.enter, entered)
        case .choose(let choice): (act, text, value) = (.choose, choice.label, choice.value)
        }
        (kind, identifier, label) = (control.kind, control.identifier, control.label)
        stepper = control.stepper
        (name, number) = (step.name, step.number)
    }

    /// The step, which finds its control on a page by its kind and its identifier or label.
    var step: LiveStep {
        LiveStep(
            control: PageControl(kind: kind, identifier: identifier, label: label, stepper: stepper, name: name),
            name: name, number: number, act: repeatedAct)
    }

    private var repeatedAct: LiveStep.Act {
        switch act {
        case .press: .press
        case .submit: .submit
        case .enter: .enter(text ?? "", replaces: false)
        case .choose: .choose(PageControl.Choice(value: value ?? "", label: text ?? ""))
        }
    }
}

extension LiveInputs {
    /// Creates the inputs of a recording up to a turn, whose number is from 1.
    init(_ recording: Recording, upTo turn: Int) {
        self.init(repeating: recording.turns.prefix(turn).map { $0.map(\.step) })
    }
}
