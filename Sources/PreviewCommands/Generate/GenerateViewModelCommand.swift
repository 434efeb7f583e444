import ArgumentParser
import Foundation
import PreviewGenerators

/// The command `preview-host generate viewmodel`.
struct GenerateViewModelCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "viewmodel",
        abstract: "Writes a ViewModel with its texts.",
        discussion: """
            A property is a name and a type: text (a text from YAML), string, int, double, bool, date, id, \
            enum(open,done) or [TaskRow]. A question mark makes string, int, double and date optional.

              \(RootCommand.programName) generate viewmodel TaskList --properties "title:text, dueAt:date?"
              \(RootCommand.programName) generate viewmodel SignUp --fields "email:email!" --operations submit
            """)

    @Argument(help: ArgumentHelp("The name, with or without ViewModel.", valueName: "Name"))
    var name: String

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

    @OptionGroup var options: GeneratorOptions

    func run() throws {
        let generator = try generating {
            let questions = Questions()
            var generator = ViewModelGenerator(name: try GeneratedName(name))
            generator.feature = options.feature
            generator.isChild = child
            let side = child ? .client : host ?? questions.choice("Where does its data come from", .client)
            generator.host = side
            generator.fields = try FieldDeclaration.list(fields ?? "")
            generator.properties = try PropertyDeclaration.list(
                properties ?? questions.text("Properties, such as title:text, count:int", "title:text"))
            generator.nested = try nested.map(ViewModelGenerator.NestedType.init)
            generator.operations = try (operations ?? "").split(separator: ",").map {
                try PropertyDeclaration("\($0.filter { !$0.isWhitespace }):text").name
            }
            return generator
        }
        try options.write(try generator.files(in: options.layout()))
        guard !options.dryRun else { return }
        StandardOutput.print("Next, build the program, and run '\(RootCommand.programName) generate view \(name)'.")
    }
}

extension ViewModelGenerator.Host: ExpressibleByArgument {}

/// The command `preview-host generate fields`.
struct GenerateFieldsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fields",
        abstract: "Writes the fields of a form with their validation.",
        discussion: """
            A field is a name and a type: string, text (several lines), email, url, phone, password, int, bool, date or \
            enum(open,done). A range is that of the length or of the number. An exclamation mark requires a value.

              \(RootCommand.programName) generate fields SignUp --fields "email:email!, name:string(2...40)!, age:int(18...120)"
            """)

    @Argument(help: ArgumentHelp("The name, with or without Fields.", valueName: "Name"))
    var name: String

    @Option(help: ArgumentHelp("The fields, separated by commas.", valueName: "list"))
    var fields: String?

    @OptionGroup var options: GeneratorOptions

    func run() throws {
        let generator = try generating {
            let list = fields ?? Questions().text("Fields, such as email:email!, name:string(2...40)", "name:string!")
            return try FieldsGenerator(name: GeneratedName(name), fields: FieldDeclaration.list(list))
        }
        try options.write(try generator.files(in: options.layout()))
    }
}

/// Asks for what no option says, if a person can answer. Otherwise, the usual answer applies.
struct Questions {
    private let answer: (String) -> String?

    /// - Parameter answer: Returns the answer to a question. Nil if nobody can answer.
    init(answer: @escaping (String) -> String? = Questions.inTerminal) { self.answer = answer }

    func text(_ question: String, _ usual: String) -> String {
        answer("\(question) [\(usual)]: ").flatMap { $0.isEmpty ? nil : $0 } ?? usual
    }

    func choice<Choice: RawRepresentable<String> & CaseIterable>(_ question: String, _ usual: Choice) -> Choice {
        let names = Choice.allCases.map(\.rawValue).joined(separator: " or ")
        while let text = answer("\(question): \(names) [\(usual.rawValue)]: "), !text.isEmpty {
            if let choice = Choice(rawValue: text) { return choice }
        }
        return usual
    }

    /// Asks in a terminal. Nil elsewhere, and at the end of the input.
    private static func inTerminal(_ question: String) -> String? {
        guard isatty(STDIN_FILENO) == 1, StandardOutput.isTerminal else { return nil }
        StandardOutput.print(question, terminator: "")
        return readLine()?.trimmingCharacters(in: .whitespaces)
    }
}
