import ArgumentParser
import Foundation
import PreviewGenerators

/// The command `preview-host generate viewmodel`.
struct GenerateViewModelCommand: ParsableCommand, FileGenerating {
    static let configuration = CommandConfiguration(
        commandName: "viewmodel",
        abstract: "Writes a ViewModel with its texts.",
        discussion: """
            A property is a name and a type: text (a text from YAML), string, int, double, bool, date, id, \
            enum(open,done), [string], [TaskRow], TaskViewModel or result(success:TaskViewModel,notFound:NoTaskViewModel). \
            A question mark makes it optional, as in date?. Asks in a terminal for what no option says.

              \(RootCommand.programName) generate viewmodel TaskList --properties "title:text, dueAt:date?"
              \(RootCommand.programName) generate viewmodel SignUp --fields "email:email!" --operations submit
            """)

    @Argument(help: ArgumentHelp("The name, with or without ViewModel.", valueName: "Name"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "Where its data comes from: client or server. A server also gets a request and a factory.",
            valueName: "side"))
    var host: ViewModelGenerator.Host?

    @Flag(help: "Make a part of another ViewModel, without a request.")
    var child = false

    @Option(help: ArgumentHelp("The properties, separated by commas.", valueName: "list"))
    var properties: String?

    @Option(
        help: ArgumentHelp(
            "A type for the elements of a list, as TaskRow(id:id, title:string). Can be repeated.", valueName: "type"))
    var nested: [String] = []

    @Option(
        help: ArgumentHelp(
            "The fields of a form, separated by commas. Also writes them, as generate fields does.", valueName: "list"))
    var fields: String?

    @Option(help: ArgumentHelp("What a user can do, separated by commas, as in save,cancel.", valueName: "list"))
    var operations: String?

    @Option(
        help: ArgumentHelp(
            "The ViewModel of the items that its view loads when it appears, as TaskCard.", valueName: "ViewModel"))
    var loads: String?

    @Option(
        help: ArgumentHelp(
            "Why a server has no answer, separated by commas, as in notFound,noAccess. Each gets a ViewModel.",
            valueName: "list"))
    var errors: String?

    @OptionGroup var options: GeneratorOptions

    func files() throws -> [GeneratedFile] {
        try generating { try generator(asking: Questions()) }.files(in: options.layout())
    }

    func run() throws {
        let generator = try generating { try self.generator(asking: Questions()) }
        try options.write(try generator.files(in: options.layout()))
        guard !options.dryRun else { return }
        let view = "\(RootCommand.programName) generate view \(generator.name.base)"
        StandardOutput.print("Next, build the program, and run '\(view)'.")
    }

    /// Returns the generator for the options and, for what they do not say, the answers.
    ///
    /// - Throws: ``GeneratorError`` for a wrong option, or `UsageError` without a name.
    func generator(asking questions: Questions) throws -> ViewModelGenerator {
        var generator = ViewModelGenerator(name: try questions.name(name, such: "TaskList"))
        generator.feature = try questions.feature(options.feature)
        let place = child ? .child : try questions.choice("Is it requested, or part of another", ViewModelPlace.top)
        generator.isChild = place == .child
        generator.host =
            generator.isChild ? .client : try host ?? questions.choice("Where does its data come from", .client)
        generator.fields = try questions.fields(fields)
        generator.properties = try questions.properties(properties)
        generator.nested = try questions.nested(nested, for: generator.properties)
        generator.operations = try questions.operations(operations)
        generator.loaded = try loads.map { "\(try GeneratedName($0).base)ViewModel" }
        if generator.host == .server {
            generator.errors = try questions.errors(errors)
        } else if errors != nil {
            throw UsageError("Only a ViewModel of a server has errors. Add --host server, or leave --errors out.")
        }
        return generator
    }
}

/// Where a ViewModel is used: as a screen or page, or as a part of another ViewModel.
enum ViewModelPlace: String, CaseIterable {
    case top, child
}

/// What a ViewModel is for.
enum ViewModelPurpose: String, CaseIterable {
    case display, form
}

extension Questions {
    fileprivate func fields(_ option: String?) throws -> [FieldDeclaration] {
        if let option { return try FieldDeclaration.list(option) }
        guard try choice("Does it show or collect values", ViewModelPurpose.display) == .form else { return [] }
        return try fields()
    }

    /// Asks for the fields of a form.
    func fields() throws -> [FieldDeclaration] {
        try value("Fields, such as email:email!, name:string(2...40)", "name:string!", FieldDeclaration.list)
    }

    fileprivate func properties(_ option: String?) throws -> [PropertyDeclaration] {
        try option.map(PropertyDeclaration.list)
            ?? value("Properties, such as title:text, count:int", "title:text", PropertyDeclaration.list)
    }

    /// Asks for the properties of each type of a list that no option describes.
    fileprivate func nested(
        _ options: [String], for properties: [PropertyDeclaration]
    ) throws -> [ViewModelGenerator.NestedType] {
        let types = try options.map(ViewModelGenerator.NestedType.init)
        let missing = ViewModelGenerator.nestedNames(in: properties).filter { name in
            !types.contains { $0.name == name }
        }
        return try types
            + missing.map { name in
                try value("Properties of \(name)", "id:id, title:string") {
                    try ViewModelGenerator.NestedType("\(name)(\($0))")
                }
            }
    }

    fileprivate func operations(_ option: String?) throws -> [String] {
        try option.map(Self.names) ?? value("What a user can do, such as save, cancel", "", Self.names)
    }

    fileprivate func errors(_ option: String?) throws -> [String] {
        try option.map(Self.names) ?? value("Errors of the server, such as notFound", "", Self.names)
    }

    /// Returns the names in a list, which are written as those of properties.
    private static func names(_ list: String) throws -> [String] {
        try list.split(separator: ",").map { try PropertyDeclaration("\($0.filter { !$0.isWhitespace }):text").name }
    }
}

extension ViewModelGenerator.Host: ExpressibleByArgument {}
