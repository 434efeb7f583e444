import Testing

@testable import PreviewGenerators

@Suite struct DeclarationTests {
    @Test(arguments: [
        ("title:text", PropertyDeclaration.Kind.text, false), (" dueAt : date? ", .date, true),
        ("state:enum(open, done)", .cases(["open", "done"]), false), ("rows:[TaskRow]", .list("TaskRow"), false),
    ])
    func aPropertyHasANameAndAType(text: String, kind: PropertyDeclaration.Kind, isOptional: Bool) throws {
        let property = try PropertyDeclaration(text)
        #expect(property.kind == kind)
        #expect(property.isOptional == isOptional)
    }

    @Test(arguments: [
        "title", ":text", "Title:text", "title:txt", "title:text?", "state:enum()", "state:enum(Open)", "rows:[row]",
    ])
    func otherPropertiesAreErrors(text: String) {
        #expect(throws: GeneratorError.self) { try PropertyDeclaration(text) }
    }

    @Test func commasInParenthesesSeparateNoProperties() throws {
        let properties = try PropertyDeclaration.list("state:enum(open,done), count:int,")
        #expect(properties.map(\.name) == ["state", "count"])
        #expect(throws: GeneratorError.self) { try PropertyDeclaration.list("count:int, count:date") }
    }

    @Test(arguments: [
        ("email:email!", FieldDeclaration.Kind.line(input: "emailAddress"), ClosedRange<Int>?.none, true),
        ("name:string(2...40)", .line(input: "text"), 2...40, false), ("age:int(18...120)!", .int, 18...120, true),
        ("skill:enum(a, b)", .cases(["a", "b"]), nil, false),
    ])
    func aFieldMayHaveARangeAndBeRequired(
        text: String, kind: FieldDeclaration.Kind, range: ClosedRange<Int>?, isRequired: Bool
    ) throws {
        let field = try FieldDeclaration(text)
        #expect(field.kind == kind)
        #expect(field.range == range)
        #expect(field.isRequired == isRequired)
    }

    @Test(arguments: ["email", "email:mail", "name:string(40...2)", "on:bool(0...1)", "skill:enum", "name:string(a)"])
    func otherFieldsAreErrors(text: String) {
        #expect(throws: GeneratorError.self) { try FieldDeclaration(text) }
    }

    @Test(arguments: [
        ("TaskList", "TaskList"), ("TaskListViewModel", "TaskList"), ("TaskListView", "TaskList"), ("View", "View"),
    ])
    func aNameHasNoSuffix(name: String, base: String) throws {
        #expect(try GeneratedName(name).base == base)
    }

    @Test(arguments: ["", "taskList", "Task List", "Task-List", "9Tasks", "Übersicht"])
    func otherNamesAreErrors(name: String) {
        #expect(throws: GeneratorError.invalidName(name)) { try GeneratedName(name) }
    }
}
