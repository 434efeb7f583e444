import FOSMVVM
import Foundation
import PreviewCatalog

/// What a control says about its argument.
struct ControlDescription: Codable, Sendable {
    /// The maximum length of a starting value. A longer one is cut off.
    private static let startLimit = 400

    /// A text with its language.
    struct Label: Codable, Sendable {
        let text: String
        let language: String
    }

    /// The text with which the view labels the value. Nil without one, and for one with the words of the name.
    let label: Label?
    /// The type in Swift.
    let type: String
    /// The starting value. Nil for a value that consists of others.
    let start: LocalizableSubstitutions?
    /// Which values the form field accepts. Nil for any value.
    let limits: String?
    /// The doc comment of the property. Nil without one.
    let comment: DocComment?
    let hasComment: Bool
    /// The label of the button that shows all of this.
    let title: LocalizableSubstitutions

    fileprivate init(_ argument: PreviewArgument, label: Label?, comment: String?) {
        self.label = label.flatMap { $0.text.hasWords(of: argument.name) ? nil : $0 }
        type = argument.declaration.type
        start = argument.kind == .group ? nil : Self.start(of: argument)
        limits = argument.field.flatMap { Self.limits($0.constraints) }
        self.comment = comment.flatMap { DocComment($0) }
        hasComment = self.comment != nil
        title = LocalizableString.localized(for: Self.self, propertyName: "title")
            .bind(substitutions: ["name": LocalizableString.constant(argument.path)])
    }

    /// Returns the limits of a field as Swift writes ranges, such as `1...40` and `count ...400`.
    private static func limits(_ constraints: FormFieldConstraints) -> String? {
        let values = range(constraints.minValue, constraints.maxValue)
        let lengths = range(constraints.minLength, constraints.maxLength).map { "count \($0)" }
        let dates = range(
            constraints.minDate?.formatted(.iso8601.year().month().day()),
            constraints.maxDate?.formatted(.iso8601.year().month().day()))
        let all = [values, lengths, dates].compactMap(\.self)
        return all.isEmpty ? nil : all.joined(separator: ", ")
    }

    private static func range<Value>(_ first: Value?, _ last: Value?) -> String? {
        guard first != nil || last != nil else { return nil }
        return "\(first.map { "\($0)" } ?? "")...\(last.map { "\($0)" } ?? "")"
    }

    private static func start(of argument: PreviewArgument) -> LocalizableSubstitutions {
        let value = argument.start.map { argument.kind == .text ? "“\($0.excerpt(startLimit))”" : $0 }
        return LocalizableString.localized(for: Self.self, propertyName: "start")
            .bind(substitutions: ["value": LocalizableString.constant(value ?? PreviewArgument.nilName)])
    }
}

/// The descriptions of the arguments of a preview.
struct ControlDescriptions {
    private let catalog: PreviewCatalog
    private let texts: PreviewTexts

    /// - Parameter texts: The texts of the preview, among which are its labels.
    init(_ texts: PreviewTexts, catalog: PreviewCatalog) {
        self.catalog = catalog
        self.texts = texts
    }

    func description(of argument: PreviewArgument) -> ControlDescription {
        guard let owner = argument.declaration.owner else {
            return ControlDescription(argument, label: nil, comment: nil)
        }
        let properties = catalog.documentation(ofViewModel: owner)?.properties ?? []
        return ControlDescription(
            argument, label: label(of: argument.name, in: owner),
            comment: properties.first { $0.name == argument.name }?.comment)
    }

    /// Returns the text of the property with the name and `Label` at its end, or the title of the form field.
    private func label(of name: String, in owner: String) -> ControlDescription.Label? {
        let text = texts.texts.first { $0.use.key == "\(owner).\(name)Label" || $0.use.key.hasSuffix(".\(name).title") }
        guard case .text(let label)? = text?.values.first?.lookup.entry else { return nil }
        return ControlDescription.Label(text: label, language: texts.locale.tag)
    }
}

extension String {
    /// Whether the text has the words of a name in Swift, such as `Given name` of `givenName`.
    fileprivate func hasWords(of name: String) -> Bool {
        let letters = { (text: String) in text.filter(\.isLetter).lowercased() }
        return letters(self) == letters(name)
    }
}
