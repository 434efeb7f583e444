import Testing

@testable import FOSMVVM

@Suite struct YAMLMistakeTests {
    /// A wrong line after `en:`, `  T:` and `    a: x`, before `    z: x`.
    struct Mistake: CustomTestStringConvertible, Sendable {
        let line: String
        let message: String
        var place = 4

        var testDescription: String { line }
    }

    @Test(arguments: [
        Mistake(line: "    b: %{count} files", message: #"begins with '%' needs quotes. Write "%{count} files"."#),
        Mistake(line: "    b: @home", message: #"begins with '@' needs quotes. Write "@home"."#),
        Mistake(line: "    b: *star", message: "has no anchor before it."),
        Mistake(line: "    b: & more", message: #"begins with '&' needs quotes. Write "& more"."#),
        Mistake(line: "    b: > 5 files", message: #"begins with '>' needs quotes. Write "> 5 files"."#),
        Mistake(line: "    b: Note: files", message: "a text that contains a colon needs quotes."),
        Mistake(line: "    b", message: "there is no colon after the key of this line."),
        Mistake(line: "    b \"x\"", message: "there is no colon after the key of this line."),
        Mistake(line: "    b:\"x\"", message: "there is no space after the colon of this line's key."),
        Mistake(line: "    b: \"x", message: "the quote in this line is not closed. Close it."),
        Mistake(line: "    b: 'it's", message: "the value ends before this place."),
        Mistake(line: "    b: \"say \"hi\"\"", message: "the value ends before this place."),
        Mistake(line: "    b: \"C:\\Files\"", message: "a '\\' in double quotes begins an escape."),
        Mistake(line: "   b: x", message: "this line is indented by 3 spaces, and line 3 by 4 spaces. Align them."),
        Mistake(line: "      b: x", message: "this line is indented by 6 spaces, and line 3 by 4 spaces. Align them."),
        Mistake(line: "\tb: x", message: "a line is indented with a tab. Use spaces."),
        Mistake(line: "    b: [x y", message: "needs a comma between its texts, and the closing bracket."),
        Mistake(line: "    b: - x", message: "a text that begins with '-' needs quotes"),
    ])
    func `A mistake is told at its line, in words for people who write texts`(mistake: Mistake) throws {
        let store = TextStore(yaml: ["a.yml": "en:\n  T:\n    a: x\n\(mistake.line)\n    z: x\n"])
        let problem = try #require(store.problems.first)
        #expect(problem.message.contains(mistake.message), "\(problem.message)")
        #expect(problem.place?.line == mistake.place)
        #expect(store.problems.count == 1)
    }

    @Test func `A line that is not indented like the lines after it is the wrong one`() throws {
        let store = TextStore(yaml: ["a.yml": "en:\n  T:\n  a: x\n    b: y\n    c: z\n"])
        let problem = try #require(store.problems.first)
        #expect(problem.place?.line == 3)
        #expect(problem.message.hasSuffix("by 2 spaces, and line 4 by 4 spaces. Align them."))
    }

    @Test(arguments: [
        ("  T:\n    a: x\nde:\n  T:\n    a: y\n", 1, "the first line is indented, but no locale is above it."),
        (
            "en:\n  T:\n    n:\n    one: a\n      other: b\n    z: x\n", 4,
            "by 4 spaces, and line 5 by 6 spaces. Align them."
        ),
    ])
    func `A line without the one above it, or without its indentation, is the wrong one`(
        yaml: String, line: Int, message: String
    ) throws {
        let problem = try #require(TextStore(yaml: ["a.yml": yaml]).problems.first)
        #expect(problem.place?.line == line)
        #expect(problem.message.contains(message), "\(problem.message)")
    }

    @Test func `Types below a locale that is missing are one problem`() {
        let store = TextStore(yaml: ["a.yml": "T:\n  a: x\nUViewModel:\n  b: y\nde:\n  T:\n    a: z\n"])
        #expect(store.problems.map(\.place?.line) == [1])
        #expect(store.strayTypes.isSuperset(of: ["T", "UViewModel"]))
    }

    @Test func `A text in quotes can go on before a mistake`() throws {
        let store = TextStore(yaml: ["a.yml": "en:\n  T:\n    a: \"x\n      y\"\n    b: Note: z\n"])
        #expect(store.problems.first?.place?.line == 5)
    }

    @Test func `A type that is not indented is one problem`() {
        let store = TextStore(yaml: ["a.yml": "en:\n  T:\n    a: x\nde:\nTaskViewModel:\n  a: y\n"])
        #expect(store.problems.map(\.place?.line) == [5])
        #expect(store.problems.first?.message.hasSuffix("Indent the name of a type below its locale.") == true)
    }
}
