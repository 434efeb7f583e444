import Diagnostics
import FOSMVVM
import Foundation
import HTTPCore
import PreviewChecks
import TextComparison
import TextEditing

/// What a visitor entered for the text of a locale.
struct TextDraft: Sendable {
    /// The names of the fields of a form besides those of the text.
    enum FormField: String {
        case locale
        case key
        case index
        case kind
        case state
        /// The preview whose workbench has the form.
        case preview
    }

    let use: TextUse
    let locale: LocaleIdentifier
    /// The list of the page with the text.
    let kind: CoverageTextList.Kind
    /// The texts in the order of the fields.
    let texts: [String]
    /// The workbench that has the form. Nil for the page of translations.
    let workbench: WorkbenchPage?
    private let fields: TextFields
    private let state: String?

    /// Reads a form about a text that previews use.
    ///
    /// - Throws: The page about a text that cannot be written.
    init(_ form: HTTPForm, texts inventory: TextInventory, store: TextStore) throws(PageError) {
        let value = { (field: FormField) in form[field.rawValue] }
        let use = TextUse(key: value(.key) ?? "", index: value(.index).flatMap { Int($0) })
        guard let locale = value(.locale).flatMap({ LocaleIdentifier($0) }), store.locales.contains(locale),
            inventory.texts.contains(where: { $0.use == use }),
            let fields = TextFields(use, in: locale, store: store)
        else {
            throw .refused(
                .conflict,
                message: "No field can change this text of this locale any more. Nothing is written. Reload the page.")
        }
        let names = value(.preview)?.split(separator: "/").map(String.init)
        workbench = names.flatMap { $0.count == 2 ? WorkbenchPage(values: $0) : nil }
        self.use = use
        self.locale = locale
        self.fields = fields
        kind = value(.kind).flatMap(CoverageTextList.Kind.init) ?? .missing
        state = value(.state)
        texts = fields.fields.map { (form[$0.name] ?? "").replacing("\r\n", with: "\n") }
    }

    /// A text that an assistant writes.
    init(_ use: TextUse, in locale: LocaleIdentifier, _ fields: TextFields, texts: [String]) {
        (self.use, self.locale, self.fields, self.texts) = (use, locale, fields, texts)
        (kind, workbench, state) = (.missing, nil, fields.state)
    }

    /// What is written.
    var edit: TextEdit {
        let pieces = fields.pieces(texts).map { TextEdit.Piece($0.text, form: $0.field.form, index: $0.field.index) }
        return TextEdit(use.key, in: locale, to: pieces)
    }

    /// Checks what was entered against the text of the default locale and the requirements of previews.
    func check(in store: TextStore, wants: TextRequirements) throws(TextRefusal) {
        guard state == fields.state else { throw .changed }
        let problems = store.setting(fields.entry(with: texts), for: use.key, in: locale)
            .problems(of: use, in: locale, wants: wants).filter(isMistake)
        if !problems.isEmpty { throw .problems(problems) }
    }

    /// Whether the visitor can fix a problem here. A placeholder without a value may be that of the default locale.
    private func isMistake(_ problem: TextProblem) -> Bool {
        switch problem.kind {
        case .lacksForms, .empty, .placeholders, .formLacks, .unclosed: true
        case .unfilled: locale == fields.model
        case .list, .noList: fields.isNew
        case .noNumber, .ordinal, .length: false
        }
    }

    /// The file to write, and the file whose order and style it follows.
    struct Target {
        let file: URL
        let model: URL
        let modelLocale: LocaleIdentifier
    }

    func target(in content: PackageContent) throws(TextRefusal) -> Target {
        let model = content.localizations.place(of: use.key, in: fields.model).flatMap(content.editableFile)
        guard let file = content.editableFile(of: use, in: locale), let model = model ?? (fields.isNew ? file : nil)
        else { throw .noFile }
        return Target(file: file, model: model, modelLocale: fields.model)
    }
}

extension PackageContent {
    /// Returns the file to which a text of a locale belongs. Nil if it is not a YAML file of the package.
    func editableFile(of use: TextUse, in locale: LocaleIdentifier) -> URL? {
        let places = TextPlaces(missingIn: [locale], store: localizations)
        return places.place(of: use, localizations.lookup(use, in: locale), in: locale).flatMap(editableFile)
    }

    /// Returns the file of a place. Nil if it is not in the package, or in a hidden folder, such as that of the build.
    func editableFile(of place: SourcePlace) -> URL? {
        guard let path = sources.path(of: paths.relative(place)),
            !paths.relative(path).split(separator: "/").contains(where: { $0.hasPrefix(".") })
        else { return nil }
        return URL(filePath: path, directoryHint: .notDirectory)
    }
}
