import ArgumentParser
import Foundation
import PreviewGenerators

/// The command `preview-host generate fields`.
struct GenerateFieldsCommand: ParsableCommand, FileGenerating {
    static let configuration = CommandConfiguration(
        commandName: "fields",
        abstract: "Writes the fields of a form with their validation.",
        discussion: """
            A field is a name and a type: string, text (several lines), email, url, phone, password, int, bool, date or \
            enum(open,done). A range is that of the length or of the number. An exclamation mark requires a value.

              \(RootCommand.programName) generate fields SignUp --fields "email:email!, name:string(2...40)!, age:int(18...120)"
            """)

    @Argument(help: ArgumentHelp("The name, with or without Fields.", valueName: "Name"))
    var name: String?

    @Option(help: ArgumentHelp("The fields, separated by commas.", valueName: "list"))
    var fields: String?

    @OptionGroup var options: GeneratorOptions

    func run() throws { try options.write(try files()) }

    func files() throws -> [GeneratedFile] {
        try generating { try generator(asking: Questions()) }.files(in: options.layout())
    }

    /// Returns the generator for the options and, for what they do not say, the answers.
    ///
    /// - Throws: ``GeneratorError`` for a wrong option, or `UsageError` without a name.
    func generator(asking questions: Questions) throws -> FieldsGenerator {
        FieldsGenerator(
            name: try questions.name(name, such: "SignUp"),
            fields: try fields.map(FieldDeclaration.list) ?? questions.fields())
    }
}
