import TemplateEngine

/// Describes the files of the fields of a form: what a user enters, and what is valid.
///
/// Source: the generator of Fields of FOSMVVM.
package struct FieldsGenerator {
    private let name: GeneratedName
    private let fields: [FieldDeclaration]

    package init(name: GeneratedName, fields: [FieldDeclaration]) {
        self.name = name
        self.fields = fields
    }

    /// The folder of Fields in the targets of ViewModels and of resources.
    private static let folder = "FieldModels"

    /// Returns the files in a package.
    ///
    /// - Throws: ``GeneratorError/brokenTemplate(_:)``.
    package func files(in layout: PackageLayout) throws -> [GeneratedFile] {
        let values = values
        func path(_ folder: String, _ file: String) -> String { layout.path(folder, feature: Self.folder, file) }
        return [
            GeneratedFile(
                path: path(layout.viewModels.path, "\(name.base)Fields.swift"),
                text: try FileTemplates.text("Fields", values)),
            GeneratedFile(
                path: path(layout.viewModels.path, "\(name.base)FieldsMessages.swift"),
                text: try FileTemplates.text("FieldsMessages", values)),
            GeneratedFile(
                path: path(layout.resources, "\(name.base)FieldsMessages.yml"), text: texts.yaml(in: layout.locales)),
        ]
    }

    private var values: TemplateValue {
        [
            "name": .string(name.base), "words": .string(name.words), "property": .string(name.property),
            "fields": .list(fields.map(values)),
            "fieldNames": .string(
                fields.map { "\($0.name)Field" }.parameterList(indentation: 8, used: "[]".count, isArray: true)),
            "validators": .string(
                fields.map { "validate\($0.name.uppercasedFirst)(fields)" }
                    .parameterList(indentation: 8, used: "let all: [[ValidationResult]?] = []".count, isArray: true)),
        ]
    }

    private func values(of field: FieldDeclaration) -> TemplateValue {
        let type = field.type(in: name)
        let cases: String? = if case .cases(let cases) = field.kind { cases.joined(separator: ", ") } else { nil }
        return [
            "field": .string(field.name), "fieldWords": .string(field.name.words),
            "validator": .string("validate\(field.name.uppercasedFirst)"), "type": .string(type),
            "control": .string(field.control), "options": .string(field.options), "isPlaced": .bool(field.isText),
            "hasRange": .bool(field.range != nil),
            "range": field.range.map { .string("\($0.lowerBound)...\($0.upperBound)") } ?? .null,
            "rangeWords": field.isText ? "number of characters" : "values",
            "isValidated": .bool(field.isValidated), "isRequired": .bool(field.isRequired && field.isText),
            "outOfRange": .string("!Self.\(field.name)Range.contains(\(field.name)\(field.isText ? ".count" : ""))"),
            "cases": cases.map { .string($0) } ?? .null,
        ]
    }

    private var texts: GeneratedTexts {
        var texts = GeneratedTexts()
        texts.add(fields.flatMap(\.messages), of: "\(name.base)FieldsMessages")
        for field in fields {
            if case .cases(let cases) = field.kind {
                texts.add(cases.map { ($0, $0.title) }, of: field.type(in: name))
            }
        }
        return texts
    }
}

extension FieldDeclaration {
    var isText: Bool {
        switch kind {
        case .line, .area: true
        case .int, .bool, .date, .cases: false
        }
    }

    var isValidated: Bool { range != nil || isRequired && isText }

    /// The texts of the field in `FieldsMessages`.
    fileprivate var messages: [(key: String, text: String)] {
        var messages = [(key: "\(name).title", text: name.title)]
        if isText { messages.append(("\(name).placeholder", name.title)) }
        if isRequired, isText { messages.append(("\(name).validationMessages.required", "Enter the \(name.words).")) }
        if let range { messages.append(("\(name).validationMessages.outOfRange", rangeMessage(range))) }
        return messages
    }

    func type(in owner: GeneratedName) -> String {
        switch kind {
        case .line, .area: "String"
        case .int: "Int"
        case .bool: "Bool"
        case .date: "Date"
        case .cases: owner.base + name.uppercasedFirst
        }
    }

    fileprivate var control: String {
        switch kind {
        case .line(let input): ".text(inputType: .\(input))"
        case .area: ".textArea(inputType: .text)"
        case .int: ".text(inputType: .number)"
        case .date: ".text(inputType: .date)"
        case .bool: ".checkbox"
        case .cases: ".select"
        }
    }

    /// The options of the field, as Swift code.
    fileprivate var options: String {
        var options = isRequired ? [".required(value: true)"] : []
        if case .line(let input) = kind {
            let known = ["emailAddress": "email", "newPassword": "newPassword", "tel": "telephone", "url": "url"]
            if let value = known[input] {
                options += [".autocomplete(value: .\(value))", ".autocapitalize(value: .never)"]
            }
        }
        if range != nil, !isText {
            options += [
                ".minValue(value: \(name)Range.lowerBound)", ".maxValue(value: \(name)Range.upperBound)",
            ]
        }
        let list = "[\(options.parameterList(indentation: 12, used: "options: []".count, isArray: true))]"
        guard range != nil, isText else { return list }
        let lengths = "FormInputOption.rangeLength(\(name)Range)"
        return options.isEmpty ? lengths : "\(list) + \(lengths)"
    }

    fileprivate func rangeMessage(_ range: ClosedRange<Int>) -> String {
        isText
            ? "Use \(range.lowerBound) to \(range.upperBound) characters."
            : "Enter a number from \(range.lowerBound) to \(range.upperBound)."
    }
}
