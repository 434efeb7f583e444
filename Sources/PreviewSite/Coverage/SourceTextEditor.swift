import Diagnostics
import FOSMVVM
import Foundation
import Synchronization
import TextComparison
import TextEditing

/// Writes texts into the YAML files of the package, and undoes the last changes. It stays when the content is read again.
final class SourceTextEditor: Sendable {
    /// A text that was written.
    struct Change: Sendable {
        let use: TextUse
        let locale: LocaleIdentifier
        /// The list of the page with the text.
        let kind: CoverageTextList.Kind
        fileprivate let file: URL
        fileprivate let before: Data
        fileprivate let after: Data

        fileprivate var canBeUndone: Bool { (try? Data(contentsOf: file)) == after }
    }

    /// The maximum size of a file in bytes, as of those that are read.
    private static let sizeLimit = 4 << 20

    /// The maximum number of changes that can be undone, one after the other.
    private static let undoLimit = 20

    private let changes = Mutex<[Change]>([])

    /// The last change that was not undone. Nil if its file has changed since.
    var last: Change? { changes.withLock(\.last).flatMap { $0.canBeUndone ? $0 : nil } }

    /// Writes the text that was entered. One that is in the file already is not written again.
    func write(_ draft: TextDraft, in content: PackageContent) throws(TextRefusal) {
        let target = try draft.target(in: content)
        let result = changes.withLock { changes -> Result<Void, TextRefusal> in
            Result { () throws(TextRefusal) in
                let before = try Self.text(of: target.file)
                let model = target.model == target.file ? before : try Self.text(of: target.model)
                let after = try Self.edited(before, like: model, by: draft.edit, in: target.modelLocale)
                guard after != before else { return }
                try Self.write(Data(after.utf8), to: target.file)
                let change = Change(
                    use: draft.use, locale: draft.locale, kind: draft.kind, file: target.file,
                    before: Data(before.utf8), after: Data(after.utf8))
                changes = (changes + [change]).suffix(Self.undoLimit)
            }
        }
        try result.get()
    }

    /// Restores the file of the last change, and returns the change. Nil if there is none.
    ///
    /// - Throws: ``TextRefusal/changed`` if the file has changed since.
    func undo() throws(TextRefusal) -> Change? {
        let result = changes.withLock { changes in
            Result { () throws(TextRefusal) in
                guard let change = changes.last else { return nil as Change? }
                guard change.canBeUndone else { throw .changed }
                try Self.write(change.before, to: change.file)
                changes.removeLast()
                return change
            }
        }
        return try result.get()
    }

    private static func edited(
        _ text: String, like model: String, by edit: TextEdit, in locale: LocaleIdentifier
    ) throws(TextRefusal) -> String {
        do throws(TextEditError) {
            return try edit.applied(to: text, like: model, in: locale)
        } catch {
            throw .edit(error)
        }
    }

    private static func text(of file: URL) throws(TextRefusal) -> String {
        do {
            return try BoundedFile(file, limit: sizeLimit).text()
        } catch {
            throw .edit(.unreadable)
        }
    }

    private static func write(_ bytes: Data, to file: URL) throws(TextRefusal) {
        do {
            try FileReplacement.write(bytes, to: file)
        } catch {
            throw .unwritable(error.localizedDescription)
        }
    }
}

/// Why a text is not written.
enum TextRefusal: Error {
    /// The text has these problems.
    case problems([TextProblem])
    /// The text, or that of the default locale, has changed since the page was made.
    case changed
    /// No file of the package can have the text.
    case noFile
    /// The file cannot be changed in the right way.
    case edit(TextEditError)
    /// The system did not write the file, for this reason.
    case unwritable(String)

    /// The reason, in the language of the reader. Those about a form of a plural name it.
    func messages(for field: TextFields.Field, isFirst: Bool) -> [LocalizableSubstitutions] {
        switch self {
        case .problems(let problems):
            let own = problems.filter { $0.isAbout(field) || isFirst && !$0.isAboutForm }
            return StringsPanelProblem.texts(of: own)
        case _ where !isFirst: return []
        case .changed: return [Self.text("changed")]
        case .noFile, .edit(.unknownPlace): return [Self.text("noFile")]
        case .edit(.unreadable): return [Self.text("unreadable")]
        case .edit(.sharedText): return [Self.text("shared")]
        case .edit(.otherKind): return [Self.text("otherKind")]
        case .edit(.otherTextsChange): return [Self.text("otherTexts")]
        case .unwritable(let reason): return [Self.text("unwritable", ["reason": reason])]
        }
    }

    private static func text(_ name: String, _ values: [String: String] = [:]) -> LocalizableSubstitutions {
        LocalizableString.localized(for: Self.self, propertyName: name)
            .bind(substitutions: values.mapValues { LocalizableString.constant($0) })
    }
}

extension TextProblem {
    /// Whether the problem is that of a form of a plural.
    fileprivate var isAboutForm: Bool {
        switch kind {
        case .empty, .formLacks, .unclosed, .unfilled: form != nil
        default: false
        }
    }

    fileprivate func isAbout(_ field: TextFields.Field) -> Bool {
        isAboutForm && field.form.last != nil && form == field.form.last
    }

    /// The category at the end of the key.
    private var form: String? {
        let name = diagnostic.subject?.split(separator: ".").last.map(String.init)
        return name.flatMap { PluralCategory(rawValue: $0)?.rawValue }
    }
}
