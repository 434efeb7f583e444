import Testing

@testable import PreviewCommands
@testable import PreviewGenerators

/// The questions of generators in a terminal, whose answers come from a list.
@Suite struct QuestionsTests {
    /// A person at a terminal, who gives answers in order and leaves after the last one.
    private final class Person {
        private var answers: [String]
        private(set) var questions: [String] = []
        private(set) var problems: [String] = []

        init(_ answers: [String]) { self.answers = answers }

        var asked: Questions {
            Questions(
                answer: { question in
                    self.questions.append(question)
                    return self.answers.isEmpty ? nil : self.answers.removeFirst()
                }, report: { self.problems.append($0) })
        }
    }

    private static func viewModel(_ arguments: [String], _ person: Person) throws -> ViewModelGenerator {
        try GenerateViewModelCommand.parse(arguments).generator(asking: person.asked)
    }

    @Test func aViewModelIsAskedForEverything() throws {
        let person = Person([
            "Errand", "Errands", "top", "server", "form", "email:email!", "title:text, rows:[ErrandRow]",
            "id:id, name:string", "send, cancel", "notFound",
        ])
        let generator = try Self.viewModel([], person)
        #expect(
            person.questions == [
                "Name, such as TaskList: ", "Feature, a folder such as Tasks [none]: ",
                "Is it requested, or part of another: top or child [top]: ",
                "Where does its data come from: server or client [client]: ",
                "Does it show or collect values: display or form [display]: ",
                "Fields, such as email:email!, name:string(2...40) [name:string!]: ",
                "Properties, such as title:text, count:int [title:text]: ",
                "Properties of ErrandRow [id:id, title:string]: ",
                "What a user can do, such as save, cancel [none]: ", "Errors of the server, such as notFound [none]: ",
            ])
        #expect(generator.name.base == "Errand" && generator.feature == "Errands")
        #expect(generator.host == .server && !generator.isChild)
        #expect(generator.fields.map(\.name) == ["email"])
        #expect(generator.properties.map(\.name) == ["title", "rows"])
        #expect(try generator.nested == [.init("ErrandRow(id:id, name:string)")])
        #expect(generator.operations == ["send", "cancel"] && generator.errors == ["notFound"])
        #expect(person.problems.isEmpty)
    }

    @Test func aChildIsNotAskedWhereItsDataComesFrom() throws {
        let person = Person(["", "child", "display", "", ""])
        let generator = try Self.viewModel(["Errand"], person)
        #expect(generator.isChild && generator.host == .client && generator.errors.isEmpty)
        #expect(!person.questions.contains { $0.hasPrefix("Where") || $0.hasPrefix("Errors") })
    }

    @Test func wrongAnswersAreAskedAgain() throws {
        let person = Person([
            "errand", "Errand", "../x", "Errands", "middle", "top", "cloud", "server", "dialog", "form", "email",
            "email:email",
            "title", "rows:[Row]", "id", "id:id", "Save", "save", "Not found", "notFound",
        ])
        let generator = try Self.viewModel([], person)
        #expect(person.questions.count == 20)
        #expect(
            person.problems.map { $0.prefix { $0 != "." && $0 != ":" } } == [
                "'errand' is not the name of a type", "'", "'middle' is not one of top or child",
                "'cloud' is not one of server or client", "'dialog' is not one of display or form",
                "'email' is not a property", "'title' is not a property", "'id' is not a property",
                "'Save", "'Notfound",
            ])
        #expect(generator.feature == "Errands" && generator.host == .server && generator.errors == ["notFound"])
    }

    @Test func atTheEndOfTheInputDefaultsApply() throws {
        let person = Person([])
        let generator = try Self.viewModel(["Errand"], person)
        #expect(generator.feature == nil && !generator.isChild && generator.host == .client)
        #expect(generator.fields.isEmpty && generator.operations.isEmpty && generator.errors.isEmpty)
        #expect(generator.properties.map(\.name) == ["title"])
        #expect(throws: UsageError.self) { try Self.viewModel([], Person([])) }
    }

    @Test func anOptionIsNotAsked() throws {
        let person = Person([])
        let arguments = [
            "Errand", "--feature", "Errands", "--host", "server", "--fields", "email:email", "--properties",
            "rows:[Row]", "--nested", "Row(id:id)", "--operations", "save", "--errors", "notFound",
        ]
        _ = try Self.viewModel(arguments, person)
        #expect(person.questions.map { $0.prefix(5) } == ["Is it"])
        let child = Person([])
        _ = try Self.viewModel(arguments.dropLast(2) + ["--child"], child)
        #expect(child.questions.isEmpty)
    }

    @Test func onlyAServerHasErrors() throws {
        let arguments = ["Errand", "--host", "client", "--errors", "notFound"]
        let error = #expect(throws: UsageError.self) { try Self.viewModel(arguments, Person([])) }
        #expect(error?.errorDescription?.contains("--host server") == true)
    }

    @Test func fieldsAreAskedForNameAndFields() throws {
        let person = Person(["signUp", "SignUp", "email", "email:email!, age:int(18...120)"])
        let generator = try GenerateFieldsCommand.parse([]).generator(asking: person.asked)
        let files = try generator.files(in: PackageLayout(viewModels: .init(name: "App", path: "Sources/App")))
        #expect(files.map(\.path).first == "Sources/App/FieldModels/SignUpFields.swift")
        #expect(files[0].text.contains("ageRange") && files[0].text.contains("validateEmail"))
        #expect(person.questions.count == 4 && person.problems.count == 2)
        let usual = try GenerateFieldsCommand.parse(["SignUp"]).generator(asking: Person([]).asked)
        #expect(
            try usual.files(in: PackageLayout(viewModels: .init(name: "App", path: "Sources/App")))[0]
                .text.contains("nameField"))
    }

    @Test func aViewIsAskedForNameLanguageAndKind() throws {
        let command = try GenerateViewCommand.parse([])
        let shape = ViewModelShape(
            name: try GeneratedName("Door"), properties: [], operations: [.init(name: "open")])
        let person = Person(["door", "Door", "html", "swift", "form", "panel", "display"])
        #expect(try person.asked.name(command.name, such: "TaskList").base == "Door")
        #expect(try command.language(asking: person.asked) == .swift)
        #expect(try command.kind(of: shape, asking: person.asked) == .display)
        #expect(
            person.questions == [
                "Name, such as TaskList: ", "Name, such as TaskList: ",
                "How is it written: swift or template [template]: ",
                "How is it written: swift or template [template]: ",
                "What is it for: display, interactive [interactive]: ",
                "What is it for: display, interactive [interactive]: ",
                "What is it for: display, interactive [interactive]: ",
            ])
        #expect(person.problems.count == 4)
        #expect(try command.language(asking: Person([]).asked) == .template)
        #expect(try command.kind(of: shape, asking: Person([]).asked) == .interactive)
        let wrong = try GenerateViewCommand.parse(["--kind", "form"])
        #expect(throws: UsageError.self) { try wrong.kind(of: shape, asking: Person([]).asked) }
    }
}
