import TemplateEngine

/// Describes the request of a server-hosted ViewModel, and a ViewModel for each error that the server answers with.
struct RequestGenerator {
    private let name: GeneratedName
    private let feature: String?
    private let errors: [String]

    /// - Parameter errors: The reasons why there is no answer, such as `notFound`.
    init(name: GeneratedName, feature: String?, errors: [String]) {
        self.name = name
        self.feature = feature
        self.errors = errors
    }

    /// Returns the files in a package.
    ///
    /// - Throws: ``GeneratorError``.
    func files(in layout: PackageLayout) throws -> [GeneratedFile] {
        func source(_ file: String, _ template: String, _ values: TemplateValue) throws -> GeneratedFile {
            GeneratedFile(
                path: layout.path(layout.viewModels.path, feature: feature, "\(file).swift"),
                text: try FileTemplates.text(template, values))
        }
        func texts(_ file: String, _ texts: GeneratedTexts) -> GeneratedFile {
            GeneratedFile(
                path: layout.path(layout.resources, feature: feature, "\(file).yml"),
                text: texts.yaml(in: layout.locales))
        }
        let request = try source("\(name.base)Request", "Request", values)
        guard !errors.isEmpty else { return [request] }
        return try [request, texts("\(name.base)Request", reasons)]
            + errors.flatMap { error in
                let model = name.base + error.uppercasedFirst
                var title = GeneratedTexts()
                title.add([("title", error.title)], of: "\(model)ViewModel")
                return [
                    try source("\(model)ViewModel", "ErrorViewModel", values(of: error)),
                    texts("\(model)ViewModel", title),
                ]
            }
    }

    private var values: TemplateValue {
        [
            "name": .string(name.base), "words": .string(name.words), "hasErrors": .bool(!errors.isEmpty),
            "cases": .string(errors.joined(separator: ", ")),
        ]
    }

    private func values(of error: String) -> TemplateValue {
        [
            "name": .string(name.base), "words": .string(name.words), "error": .string(error),
            "errorCapital": .string(error.uppercasedFirst), "errorWords": .string(error.words),
        ]
    }

    /// The messages of the errors.
    private var reasons: GeneratedTexts {
        var texts = GeneratedTexts()
        texts.add(errors.map { ($0, "\($0.title).") }, of: "\(name.base)ErrorCode")
        return texts
    }
}
