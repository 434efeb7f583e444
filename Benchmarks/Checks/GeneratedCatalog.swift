import FOSMVVM
import Foundation
import HTMLRendering
import MarkdownDocs
import PreviewCatalog
import PreviewChecks
import TemplateEngine

/// Up to a thousand ViewModels with some previews each, a template and a YAML file of ten texts for each of seven locales.
struct GeneratedCatalog {
    static let locales = ["en", "ar", "de", "es", "fr", "ja", "pl"]
    private static let names = [
        "title", "subtitle", "summary", "saveLabel", "cancelLabel", "emptyMessage", "nameLabel", "amountLabel", "hint",
        "footer",
    ]

    private(set) var previews: [PreviewRecord] = []
    private let views: Int
    private var templates = [TemplateSource(name: "GeneratedRow", file: Self.rowFile, text: Self.row)]

    /// - Parameters:
    ///   - views: The number of ViewModels, at most a thousand.
    ///   - rows: The number of rows of each preview of a ViewModel.
    init(views: Int = 1000, rows: [Int] = [0, 4]) {
        self.views = views
        for number in 0..<views {
            let (hundreds, tens, ones) = (number / 100, number / 10 % 10, number % 10)
            add(Digits.all[hundreds], Digits.all[tens], Digits.all[ones], rows: rows)
        }
    }

    /// Writes the YAML files, one per ViewModel.
    func writeTexts(to folder: URL, locales: [String] = Self.locales) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 0..<views {
            let lines = locales.flatMap { locale in
                ["\(locale):", "  Generated\(number):"]
                    + Self.names.map { "    \($0): \"\(text($0, of: number, in: locale))\"" }
            }
            let file = folder.appending(path: "Generated\(number).yml")
            try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
        }
    }

    /// Writes the templates, one per ViewModel and one for rows.
    func writeTemplates(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for template in templates {
            let text = template.file == Self.rowFile ? Self.row : Self.template
            try Data(text.utf8).write(to: folder.appending(path: template.file))
        }
    }

    /// Returns a text. Only the summary has a placeholder.
    private func text(_ name: String, of number: Int, in locale: String) -> String {
        "\(name) of \(number) in \(locale)\(name == "summary" ? ": %{count}" : "")"
    }

    /// Returns the subject of the check.
    func subject(package: URL, store: TextStore) -> CheckedPackage {
        CheckedPackage(
            package: package, catalog: PreviewCatalog(previews: previews),
            renderer: HTMLRenderer(
                templates: TemplateLibrary(sources: templates), localizations: store, environment: .preview),
            docs: DocsLibrary(folders: []))
    }

    private mutating func add<Hundreds: Digit, Tens: Digit, Ones: Digit>(
        _ hundreds: Hundreds.Type, _ tens: Tens.Type, _ ones: Ones.Type, rows: [Int]
    ) {
        typealias View = GeneratedView<Hundreds, Tens, Ones>
        for count in rows {
            let file = "/app/Sources/Feature\(Hundreds.value)/GeneratedView.swift"
            previews.append(
                PreviewRecord(name: "With \(count)", file: file) {
                    View.previewHost(viewModel: GeneratedViewModel(rows: count))
                })
        }
        let name = String(describing: View.self)
        templates.append(TemplateSource(name: name, file: "\(name).mustache", text: Self.template))
    }

    private static let rowFile = "GeneratedRow.mustache"

    private static let row: String = text("GeneratedRow")
    private static let template: String = text("GeneratedView")

    private static func text(_ template: String) -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        // Cannot fail, because the benchmark runs beside its sources.
        return try! String(contentsOf: folder.appending(path: "Templates/\(template).mustache"), encoding: .utf8)
    }
}

/// One of a thousand ViewModels, by its number. Keys of types have no generic arguments, so texts have their own keys.
struct GeneratedViewModel<Hundreds: Digit, Tens: Digit, Ones: Digit>: ViewModel {
    let title: LocalizableString
    let subtitle: LocalizableString
    let summary: LocalizableSubstitutions
    let saveLabel: LocalizableString
    let cancelLabel: LocalizableString
    let emptyMessage: LocalizableString
    let nameLabel: LocalizableString
    let amountLabel: LocalizableString
    let hint: LocalizableString
    let footer: LocalizableString
    let hasRows: Bool
    let rows: [GeneratedRow]
    var vmId: ViewModelId = .init(type: Self.self)

    static var number: Int { Hundreds.value * 100 + Tens.value * 10 + Ones.value }

    init(rows: Int) {
        func text(_ name: String) -> LocalizableString { .localized(.value(key: "Generated\(Self.number).\(name)")) }
        title = text("title")
        subtitle = text("subtitle")
        summary = LocalizableSubstitutions(
            baseString: text("summary"), substitutions: ["count": LocalizableInt(value: rows)])
        saveLabel = text("saveLabel")
        cancelLabel = text("cancelLabel")
        emptyMessage = text("emptyMessage")
        nameLabel = text("nameLabel")
        amountLabel = text("amountLabel")
        hint = text("hint")
        footer = text("footer")
        hasRows = rows > 0
        self.rows = (0..<rows).map { GeneratedRow(id: $0, name: "Row \($0)", amount: LocalizableInt(value: $0 * 1000)) }
    }

    func propertyNames() -> [LocalizableId: String] { [:] }

    static func stub() -> Self { Self(rows: 4) }
}

/// A line of a generated view.
struct GeneratedRow: Codable, Sendable {
    let id: Int
    let name: String
    let amount: LocalizableInt
}

/// The view of a generated ViewModel.
struct GeneratedView<Hundreds: Digit, Tens: Digit, Ones: Digit>: ViewModelView {
    init(viewModel: GeneratedViewModel<Hundreds, Tens, Ones>) {}
}

/// A type that represents a digit, so that generic types can be numbered.
protocol Digit: Sendable {
    static var value: Int { get }
}

enum Digits {
    enum Zero: Digit { static let value = 0 }
    enum One: Digit { static let value = 1 }
    enum Two: Digit { static let value = 2 }
    enum Three: Digit { static let value = 3 }
    enum Four: Digit { static let value = 4 }
    enum Five: Digit { static let value = 5 }
    enum Six: Digit { static let value = 6 }
    enum Seven: Digit { static let value = 7 }
    enum Eight: Digit { static let value = 8 }
    enum Nine: Digit { static let value = 9 }

    static let all: [any Digit.Type] = [
        Zero.self, One.self, Two.self, Three.self, Four.self, Five.self, Six.self, Seven.self, Eight.self, Nine.self,
    ]
}
