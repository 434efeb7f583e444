import TemplateEngine

/// Describes the files of a new ViewModel.
///
/// Source: the generator of ViewModels of FOSMVVM.
package struct ViewModelGenerator {
    /// Where the data of a ViewModel comes from.
    package enum Host: String, CaseIterable, Sendable {
        case server, client
    }

    /// A type in a ViewModel, for the elements of a list.
    package struct NestedType: Hashable, Sendable {
        package let name: String
        let properties: [PropertyDeclaration]

        /// Parses a type such as `TaskRow(id:id, title:string)`.
        ///
        /// - Throws: ``GeneratorError``.
        package init(_ text: String) throws {
            guard let match = text.wholeMatch(of: /\s*(?<name>[A-Z][A-Za-z0-9]*)\s*\((?<properties>.*)\)\s*/) else {
                throw GeneratorError.invalidProperty(
                    text, reason: "Write a nested type as TaskRow(id:id, title:string).")
            }
            self.init(
                name: String(match.output.name),
                properties: try PropertyDeclaration.list(String(match.output.properties)))
        }

        init(name: String, properties: [PropertyDeclaration]) {
            self.name = name
            self.properties = properties
        }
    }

    package var name: GeneratedName
    package var feature: String?
    package var host = Host.client
    /// Whether another ViewModel contains it.
    package var isChild = false
    /// What a user enters. Empty unless it is a form.
    package var fields: [FieldDeclaration] = []
    package var properties: [PropertyDeclaration] = []
    package var nested: [NestedType] = []
    /// What a user can do, such as `save`.
    package var operations: [String] = []
    /// The ViewModels that its view loads when it appears. Nil if it loads none.
    package var loaded: String?
    /// The reasons why a server has no answer, such as `notFound`. Each gets a ViewModel.
    package var errors: [String] = []

    package init(name: GeneratedName) { self.name = name }

    /// Returns the files in a package.
    ///
    /// - Throws: ``GeneratorError``.
    package func files(in layout: PackageLayout) throws -> [GeneratedFile] {
        let sources = layout.viewModels.path
        var files = [
            GeneratedFile(
                path: layout.path(sources, feature: feature, "\(name.base)ViewModel.swift"),
                text: try FileTemplates.text("ViewModel", values))
        ]
        if hasTexts {
            files.append(
                GeneratedFile(
                    path: layout.path(layout.resources, feature: feature, "\(name.base)ViewModel.yml"),
                    text: texts.yaml(in: layout.locales)))
        }
        if hasOperations {
            files.append(
                GeneratedFile(
                    path: layout.path(sources, feature: feature, "\(name.base)ViewModelOperations.swift"),
                    text: try FileTemplates.text(
                        "Operations",
                        OperationsGenerator(name, operations, fields: fields, loaded: loaded).values)))
        }
        if isForm { files += try FieldsGenerator(name: name, fields: fields).files(in: layout) }
        guard isRequestable else { return files }
        let request = RequestGenerator(name: name, feature: feature, errors: errors)
        files.insert(contentsOf: try request.files(in: layout), at: 1)
        if let server = layout.server {
            files.append(
                GeneratedFile(
                    path: layout.path(server.path, feature: feature, "\(name.base)ViewModel+Factory.swift"),
                    text: try FileTemplates.text("Factory", factoryValues(in: layout))))
        }
        return files
    }
}

extension ViewModelGenerator {
    /// Returns the types of the elements of lists that are not ViewModels.
    package static func nestedNames(in properties: [PropertyDeclaration]) -> [String] {
        properties.compactMap { property in
            if case .list(let element) = property.kind, !element.hasSuffix("ViewModel") { element } else { nil }
        }
    }
}

extension ViewModelGenerator {
    private var isForm: Bool { !fields.isEmpty }

    private var hasOperations: Bool { !operations.isEmpty || loaded != nil }

    /// The texts that a ViewModel has by itself, for its buttons and for what can go wrong.
    private var ownTexts: [String] {
        let buttons = operations.map { "\($0)ButtonLabel" }
        let lists = loaded == nil ? [] : ["emptyStateMessage", "refreshButtonLabel"]
        let results = isForm ? ["successMessage", "closeButtonLabel"] : []
        let errors = hasOperations ? ["errorTitle", "errorMessage", "dismissButtonLabel"] : []
        return lists + buttons + results + errors
    }

    private var allTexts: [String] {
        let own = properties.filter(\.isText).map(\.name)
        return own + ownTexts.filter { !own.contains($0) }
    }

    private var members: [SwiftMember] {
        properties.filter { !$0.isText }.map { SwiftMember($0, of: name) }
    }

    private var enteredMembers: [SwiftMember] { fields.map { SwiftMember(entered: $0, of: name) } }

    private var parameters: [SwiftMember.Parameter] { (enteredMembers + members).compactMap(\.parameter) }

    private var hasTexts: Bool { !texts.isEmpty }

    private var hasId: Bool { properties.contains { $0.kind == .id && $0.name == "id" } }

    /// The nested types that the source declares: the given ones, and those of lists without a ViewModel.
    private var nestedTypes: [NestedType] {
        let missing = Self.nestedNames(in: properties).filter { element in !nested.contains { $0.name == element } }
        return nested + missing.map { NestedType(name: $0, properties: Self.usualProperties) }
    }

    /// The properties of a nested type that nothing else is said about: an id and a title. They parse.
    private static let usualProperties = (try? PropertyDeclaration.list("id:id, title:string")) ?? []

    private var enums: [(name: String, cases: [String])] {
        properties.compactMap { property in
            if case .cases(let cases) = property.kind { (property.enumName(in: name), cases) } else { nil }
        }
    }

    /// The texts of the ViewModel and of its enums.
    private var texts: GeneratedTexts {
        var texts = GeneratedTexts()
        texts.add(allTexts.map { ($0, Self.sample(of: $0, for: name)) }, of: "\(name.base)ViewModel")
        for type in enums { texts.add(type.cases.map { ($0, $0.title) }, of: type.name) }
        return texts
    }

    private static func sample(of text: String, for name: GeneratedName) -> String {
        switch text {
        case "title", "pageTitle": name.words.uppercasedFirst
        case "errorTitle": "Something went wrong"
        case "errorMessage": "Try again."
        case "dismissButtonLabel": "OK"
        case "closeButtonLabel": "Close"
        case "successMessage": "Done."
        case "emptyStateMessage": "There is nothing here yet."
        default: String(text.replacing(/(ButtonLabel|Label|Text|Message)$/, with: "")).title
        }
    }

    private var isRequestable: Bool { host == .server && !isChild }

    /// Hashable ones can be part of a client-hosted ViewModel, whose state must be Hashable.
    private var isHashable: Bool { !isForm && !properties.contains { $0.kind.hasViewModels } }

    private var conformances: String {
        // The macro adds these, too, but in FOSUtilities too late for an enum that contains the ViewModel.
        let isPlain = !isForm && !isRequestable
        var protocols: [String] = []
        if isPlain { protocols.append("Codable") }
        if isHashable { protocols.append("Hashable") }
        if isForm { protocols.append("\(name.base)Fields") }
        if isRequestable { protocols.append("RequestableViewModel") }
        if isPlain { protocols.append("Sendable") }
        return protocols.isEmpty ? "" : ": \(protocols.joined(separator: ", "))"
    }

    private var isClientHosted: Bool { host == .client && !isChild }

    private var results: [TemplateValue] {
        properties.compactMap { property in
            guard case .outcomes(let outcomes) = property.kind else { return nil }
            return [
                "type": .string(property.name.uppercasedFirst), "isHashable": .bool(isClientHosted),
                "outcomes": .list(
                    outcomes.map { ["outcome": .string($0.name), "viewModel": .string($0.viewModel)] }),
            ]
        }
    }

    private var values: TemplateValue {
        let initializer = parameters.map(\.declaration).parameterList(indentation: 4, used: "public init() {".count)
        let stub = parameters.map(\.withDefault)
            .parameterList(indentation: 4, used: "public static func stub() -> Self {".count)
        let call = parameters.map(\.forwarded).parameterList(indentation: 8, used: ".init()".count)
        return [
            "name": .string(name.base), "words": .string(name.words), "property": .string(name.property),
            "isClientHosted": .bool(isClientHosted), "conformances": .string(conformances),
            "isRequestable": .bool(isRequestable),
            "texts": .list(allTexts.map { .string($0) }), "hasTexts": .bool(!allTexts.isEmpty),
            "entered": .list(enteredMembers.flatMap(\.declarations).map { .string($0) }),
            "hasEntered": .bool(isForm), "hasMessages": .bool(isForm),
            "values": .list(members.flatMap(\.declarations).map { .string($0) }),
            "hasValues": .bool(!members.isEmpty || isForm),
            "nested": .list(nestedTypes.map(values)), "results": .list(results),
            "hasNested": .bool(!nestedTypes.isEmpty || !results.isEmpty),
            "hasId": .bool(hasId), "initializer": .string(initializer),
            "assignments": .list((enteredMembers + members).flatMap(\.assignments).map { .string($0) }),
            "hasInitializerBody": .bool(!parameters.isEmpty),
            "hasParameters": .bool(!parameters.isEmpty),
            "firstSample": parameters.first.map { .string($0.withSample) } ?? .null,
            "stub": .string(stub), "call": .string(call),
            "enums": .list(
                enums.map { ["name": .string($0.name), "cases": .string($0.cases.joined(separator: ", "))] }),
        ]
    }

    private func values(of type: NestedType) -> TemplateValue {
        let members = type.properties.map { SwiftMember($0, of: name) }
        let parameters = members.compactMap(\.parameter)
        return [
            "type": .string(type.name), "typeWords": .string(type.name.words),
            "isIdentifiable": .bool(type.properties.contains { $0.name == "id" }),
            "declarations": .list(members.flatMap(\.declarations).map { .string($0) }),
            "typeInitializer": .string(
                parameters.map(\.declaration).parameterList(indentation: 8, used: "public init() {".count)),
            "typeAssignments": .list(members.flatMap(\.assignments).map { .string($0) }),
            "typeFirstSample": .string(parameters.first?.withSample ?? ""),
            "typeStub": .string(
                parameters.map(\.withDefault)
                    .parameterList(indentation: 4, used: "public static func stub() -> Self {".count)),
            "typeCall": .string(parameters.map(\.forwarded).parameterList(indentation: 8, used: ".init()".count)),
        ]
    }

    private func factoryValues(in layout: PackageLayout) -> TemplateValue {
        [
            "name": .string(name.base), "words": .string(name.words), "module": .string(layout.viewModels.module),
            "samples": .string(
                parameters.map(\.withSample).parameterList(indentation: 8, used: ".init()".count)),
        ]
    }
}
