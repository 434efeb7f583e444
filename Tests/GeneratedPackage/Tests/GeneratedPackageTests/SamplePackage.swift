import Foundation

@testable import PreviewGenerators

/// What is generated in `Tests/GeneratedPackage`, in the order in which a person would do it.
enum SamplePackage {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../..", directoryHint: .isDirectory
    ).standardized

    static let layout: PackageLayout = {
        var layout = PackageLayout(
            viewModels: .init(name: "Shop", path: "Sources/Shop"),
            server: .init(name: "ShopServer", path: "Sources/ShopServer"))
        layout.packageName = "Shop"
        layout.uiTests = "Tests/ShopUITests"
        return layout
    }()

    /// A view of a ViewModel.
    struct View: Sendable {
        let name: String
        let language: ViewGenerator.Language
        /// The kind that is found from the ViewModel.
        let kind: ViewModelShape.Kind
        /// What a container binds, as on the command line. Nil if it is found.
        let children: [String]?
    }

    /// Where a ViewModel comes from, which is also how its name begins.
    enum Place: String, CaseIterable {
        case server = "Server"
        case client = "Client"
        case part = "Part"
    }

    private static func viewModel(
        _ name: String, feature: String? = nil, place: Place = .client, properties: String = "", nested: [String] = [],
        fields: String = "", operations: [String] = [], loaded: String? = nil, errors: [String] = []
    ) throws -> ViewModelGenerator {
        var generator = ViewModelGenerator(name: try GeneratedName(name))
        generator.feature = feature
        generator.host = place == .server ? .server : .client
        generator.isChild = place == .part
        generator.properties = try PropertyDeclaration.list(properties)
        generator.nested = try nested.map(ViewModelGenerator.NestedType.init)
        generator.fields = try FieldDeclaration.list(fields)
        (generator.operations, generator.loaded, generator.errors) = (operations, loaded, errors)
        return generator
    }

    /// All ViewModels: some as people write them, and one of each combination.
    static func viewModels() throws -> [ViewModelGenerator] { try usual() + combinations() }

    private static func usual() throws -> [ViewModelGenerator] {
        [
            try viewModel(
                "ErrandList", feature: "Errands", place: .server,
                properties: """
                    title:text, emptyMessage:text, count:int, dueAt:date?, ratio:double, isOpen:bool, owner:string?, \
                    state:enum(open,done), rows:[ErrandRow], labels:[string], notes:[string]?, hours:double?
                    """, errors: ["notFound", "noAccess"]),
            try viewModel(
                "ErrandCard", feature: "Errands", place: .part, properties: "id:id, name:string, tags:[Tag]",
                nested: ["Tag(id:id, name:string, usedAt:date)"]),
            try viewModel(
                "ErrandBoard", feature: "Errands", place: .server,
                properties: "title:text, cards:[ErrandCardViewModel]"),
            try viewModel(
                "Membership", properties: "title:text",
                fields: """
                    email:email!, name:string(2...40)!, age:int(18...120), bio:text(0...500), subscribes:bool, \
                    birthday:date, skill:enum(sewing,woodwork)
                    """,
                operations: ["submit", "cancel"]),
            try viewModel(
                "Feedback", place: .server, properties: "title:text",
                fields: "message:text!, link:url, phone:phone, password:password!", operations: ["send"]),
            try viewModel("ShopSettings", properties: "pageTitle:text", operations: ["save", "reset"]),
        ]
    }

    /// A ViewModel for each place, kind of view and language.
    private static func combinations() throws -> [ViewModelGenerator] {
        try Place.allCases.flatMap { place in
            try ViewModelShape.Kind.allCases.flatMap { kind in
                try ViewGenerator.Language.allCases.flatMap { try viewModels(place, kind, $0) }
            }
        }
    }

    /// The name of a ViewModel. Those with a template are pages.
    private static func name(
        _ place: Place, _ kind: ViewModelShape.Kind, _ language: ViewGenerator.Language
    ) -> String {
        let nouns: [ViewModelShape.Kind: String] = [
            .display: "Note", .interactive: "Door", .form: "Slip", .asyncList: "List", .container: "Box",
            .result: "Reply",
        ]
        return place.rawValue + (nouns[kind] ?? "") + (language == .template ? "Page" : "")
    }

    private static func feature(_ kind: ViewModelShape.Kind) -> String {
        kind.rawValue.split(separator: "-").map { String($0).uppercasedFirst }.joined()
    }

    private static func viewModels(
        _ place: Place, _ kind: ViewModelShape.Kind, _ language: ViewGenerator.Language
    ) throws -> [ViewModelGenerator] {
        let (name, feature) = (name(place, kind, language), feature(kind))
        switch (kind, language) {
        case (.display, _):
            return [try viewModel(name, feature: feature, place: place, properties: "title:text, detail:string?")]
        case (.interactive, _):
            return [try viewModel(name, feature: feature, place: place, properties: "title:text", operations: ["open"])]
        case (.form, _):
            return [
                try viewModel(
                    name, feature: feature, place: place, properties: "title:text", fields: "email:email!",
                    operations: ["send"])
            ]
        case (.asyncList, _):
            return [
                try viewModel(
                    name, feature: feature, place: place, properties: "title:text", loaded: "ErrandCardViewModel")
            ]
        case (.container, .template):
            return [
                try viewModel(
                    name, feature: feature, place: place,
                    properties: "title:text, card:ErrandCardViewModel, other:ErrandCardViewModel?")
            ]
        case (.container, .swift):
            return [
                try viewModel(
                    name, feature: feature, place: place, properties: "title:text, count:int, state:enum(idle,open)"),
                try viewModel("\(name)Count", feature: feature, properties: "count:int"),
                try viewModel("\(name)Start", feature: feature, properties: "title:text"),
            ]
        case (.result, _):
            return [
                try viewModel(
                    name, feature: feature, place: place,
                    properties: """
                        result:result(success:ErrandCardViewModel,notFound:ErrandListNotFoundViewModel,\
                        noAccess:ErrandListNoAccessViewModel)
                        """)
            ]
        }
    }

    /// The views of all ViewModels.
    static func views() throws -> [View] {
        let usual: [(String, ViewGenerator.Language, ViewModelShape.Kind)] = [
            ("ErrandList", .swift, .display), ("ErrandCard", .template, .display),
            ("ErrandListNotFound", .template, .display), ("ErrandListNoAccess", .swift, .display),
            ("ErrandBoard", .template, .container), ("Membership", .swift, .form), ("Feedback", .template, .form),
            ("ShopSettings", .swift, .interactive),
        ]
        return usual.map { View(name: $0, language: $1, kind: $2, children: nil) }
            + Place.allCases.flatMap { place in
                ViewModelShape.Kind.allCases.flatMap { kind in
                    ViewGenerator.Language.allCases.flatMap { views(place, kind, $0) }
                }
            }
    }

    private static func views(
        _ place: Place, _ kind: ViewModelShape.Kind, _ language: ViewGenerator.Language
    ) -> [View] {
        let name = name(place, kind, language)
        guard kind == .container, language == .swift else {
            return [View(name: name, language: language, kind: kind, children: nil)]
        }
        // One of the containers chooses its children by its state. Those of the others are found.
        let children = place == .client ? ["idle:\(name)Start", "open:\(name)Count"] : nil
        return [
            View(name: "\(name)Count", language: .swift, kind: .display, children: nil),
            View(name: "\(name)Start", language: .swift, kind: .display, children: nil),
            View(name: name, language: .swift, kind: .container, children: children),
        ]
    }

    private static let files = Result { try viewModels().flatMap { try $0.files(in: layout) } }

    /// The files of all ViewModels.
    static func viewModelFiles() throws -> [GeneratedFile] { try files.get() }

    static func written(_ path: String) -> String? {
        try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
}
