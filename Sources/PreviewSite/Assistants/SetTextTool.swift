import Diagnostics
import FOSMVVM
import ModelContextProtocol
import PreviewChecks
import TextComparison

/// The arguments of `set_text`.
struct SetTextArguments: DescribedProperties {
    let key: String?
    let locale: String
    let text: String?
    let forms: [String: String]?
    let texts: [String: String]?

    static let descriptions = [
        "key": "The key of a text that previews show, as translations names it.",
        "locale": "The locale of the text, such as de.",
        "text": "The text. Keep each placeholder, such as %{count}.",
        "forms": "In place of text: the forms of a plural, such as one and other, or the elements of a list, from 0.",
        "texts": "In place of key and text: several texts of the locale by their keys.",
    ]
}

/// The output of `set_text`.
struct SetTextOutput: Codable, Sendable {
    /// A text that was written.
    struct Text: Codable, Sendable {
        let key: String
        let file: String
        /// The texts before, by their forms. A single text has the form `text`.
        let before: [String: String]
        let after: [String: String]
    }

    let texts: [Text]
}

extension AssistantTools {
    /// Returns the tool that writes texts with an editor.
    func setText(_ editor: SourceTextEditor) throws -> Tool {
        try Tool(
            "set_text", title: "Write texts",
            description: """
                Writes one or several texts of a locale into their YAML files, and changes nothing else in the files. \
                Refuses a text with other placeholders than the default locale's, and one without a place in the package. \
                If one is refused, none is written.
                """, annotations: .writing
        ) { (arguments: SetTextArguments, _) in
            let asked = try arguments.asked()
            for text in asked { try check(text, in: arguments.locale) }
            var written: [SetTextOutput.Text] = []
            for text in asked {
                do {
                    written.append(try write(text, in: arguments.locale, editor))
                } catch  where !written.isEmpty {
                    let keys = written.map(\.key).joined(separator: ", ")
                    throw AssistantError("\(text.key): \(error.localizedDescription) Only these are written: \(keys).")
                }
            }
            let output = SetTextOutput(texts: written)
            return ToolAnswer(output.text, output)
        }
    }

    private func check(_ text: AskedText, in locale: String) throws {
        let work = work
        let (_, draft) = try draft(of: text, in: locale, work)
        try answering(" Nothing is written.") { () throws(TextRefusal) in
            try draft.check(in: work.content.localizations, wants: work.texts.counted().inventory.wants)
            _ = try draft.target(in: work.content)
        }
    }

    /// Writes a text into its file as it is now.
    private func write(_ text: AskedText, in locale: String, _ editor: SourceTextEditor) throws -> SetTextOutput.Text {
        let work = work
        let content = work.content
        let (fields, draft) = try draft(of: text, in: locale, work)
        return try answering { () throws(TextRefusal) in
            let file = try draft.target(in: content).file
            try editor.write(draft, in: content)
            return SetTextOutput.Text(
                key: text.key, file: content.paths.relative(file.path),
                before: fields.named(fields.fields.map(\.value)), after: fields.named(draft.texts))
        }
    }

    private func draft(
        of text: AskedText, in locale: String, _ work: BackgroundWork
    ) throws -> (fields: TextFields, draft: TextDraft) {
        let texts = work.texts.counted().inventory.texts
        let locale = try self.locale(locale, in: work.content)
        guard let use = texts.map(\.use).first(where: { $0.name == text.key }) else {
            throw AssistantError(
                NearestNames.unknown("text", text.key, among: texts.map(\.use.name), hint: " Call translations."))
        }
        guard let fields = TextFields(use, in: locale, store: work.content.localizations) else {
            throw AssistantError("The text of '\(locale.tag)' is of another kind. Edit the file.")
        }
        return (fields, TextDraft(use, in: locale, fields, texts: try fields.texts(text)))
    }

    /// - Parameter outcome: What an error adds to its reason.
    private func answering<Value>(
        _ outcome: String = "", _ body: () throws(TextRefusal) -> Value
    ) throws -> Value {
        do throws(TextRefusal) {
            return try body()
        } catch {
            throw AssistantError(error.reason + outcome)
        }
    }
}

/// A text that an assistant writes.
private struct AskedText {
    let key: String
    let text: String?
    var forms: [String: String]?
}

extension SetTextArguments {
    fileprivate func asked() throws -> [AskedText] {
        if let key {
            guard texts == nil else { throw AssistantError("The call has key and texts. Leave out one of them.") }
            return [AskedText(key: key, text: text, forms: forms)]
        }
        guard let texts, !texts.isEmpty, text == nil, forms == nil else {
            throw AssistantError("The call has no key. Add it, or write only texts.")
        }
        return texts.sorted { $0.key < $1.key }.map { AskedText(key: $0.key, text: $0.value) }
    }
}

extension SetTextOutput {
    /// What has changed in a text, or which texts were written into each file.
    fileprivate var text: String {
        if texts.count == 1 { return texts[0].text }
        let changed = texts.filter { $0.before != $0.after }
        let lines = Set(changed.map(\.file)).sorted().map { file in
            "\(file) is written: \(changed.filter { $0.file == file }.map(\.key).joined(separator: ", "))."
        }
        let same = texts.count - changed.count
        return (lines + (same == 0 ? [] : ["Already there: \(same)."])).joined(separator: "\n")
    }
}

extension SetTextOutput.Text {
    fileprivate var text: String {
        let changes = after.sorted { $0.key < $1.key }.filter { before[$0.key] != $0.value }
        guard !changes.isEmpty else { return "\(file) has the text already." }
        return
            (["\(file) is written."]
            + changes.map { "  \($0.key): \"\(before[$0.key] ?? "")\" → \"\($0.value)\"" }).joined(separator: "\n")
    }
}

extension TextFields {
    /// The name of a single text.
    private static let single = "text"

    private func name(of field: Field) -> String { field.label ?? Self.single }

    /// Returns texts in the order of the fields by the names of these.
    fileprivate func named(_ texts: [String]) -> [String: String] {
        Dictionary(pieces(texts).map { (name(of: $0.field), $0.text) }) { first, _ in first }
    }

    /// Returns the texts of the arguments in the order of the fields. A form that is left out keeps its text.
    fileprivate func texts(_ arguments: AskedText) throws -> [String] {
        let names = fields.map(name)
        var forms = arguments.forms ?? [:]
        if let text = arguments.text {
            guard names.count == 1 else {
                throw AssistantError("The text has \(names.joined(separator: ", ")). Write these as forms.")
            }
            forms[names[0]] = text
        }
        if let unknown = forms.keys.sorted().first(where: { !names.contains($0) }) {
            throw AssistantError(NearestNames.unknown("form", unknown, among: names))
        }
        guard !forms.isEmpty else { throw AssistantError("The call has neither text nor forms. Add one of them.") }
        return zip(fields, names).map { forms[$1] ?? $0.value }
    }
}

extension TextRefusal {
    /// The reason in English.
    fileprivate var reason: String {
        switch self {
        case .problems(let problems): problems.map(\.diagnostic.message).joined(separator: " ")
        case .changed: "The text has changed in the meantime. Call translations again."
        case .noFile, .edit(.unknownPlace): "No YAML file of the package can have this text."
        case .edit(.unreadable): "The file cannot be read as YAML. Fix it first."
        case .edit(.sharedText): "Another place of the file shares this text with an alias. Edit the file."
        case .edit(.otherKind): "The file has another kind of value here. Edit the file."
        case .edit(.otherTextsChange): "Other texts of the file would change, too. Edit the file."
        case .unwritable(let reason): "The file cannot be written: \(reason)"
        }
    }
}
