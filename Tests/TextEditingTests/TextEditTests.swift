import FOSMVVM
import Foundation
import Testing
import TextEditing

/// How texts are written into YAML files. Each result has exactly the expected bytes.
@Suite struct TextEditTests {
    private static let german = LocaleIdentifier("de") ?? .english

    /// Returns the file with another German text of a key. The model is the English text of the same file.
    private func edited(
        _ file: String, _ key: String, _ pieces: TextEdit.Piece..., like model: String? = nil
    ) throws -> String {
        try TextEdit(key, in: Self.german, to: pieces)
            .applied(to: file, like: model ?? file, in: .english)
    }

    struct Style: CustomTestStringConvertible, Sendable {
        let old: String
        let new: String
        let text: String
        var testDescription: String { new }

        init(_ old: String, _ new: String, _ text: String) {
            (self.old, self.new, self.text) = (old, new, text)
        }
    }

    static let styles = [
        Style("Alt", "Neu", "Neu"),
        Style("Alt", "\"Neu: jetzt\"", "Neu: jetzt"),
        Style("Alt", "\"Nr. 5 # neu\"", "Nr. 5 # neu"),
        Style("Alt", "\"yes\"", "yes"), Style("Alt", "\"12\"", "12"), Style("Alt", "\"\"", ""),
        Style("Alt", "\"*neu\"", "*neu"), Style("Alt", "\"%{name} ist da\"", "%{name} ist da"),
        Style("Alt", "\" Neu\"", " Neu"), Style("Alt", "\"Zwei\\nZeilen\"", "Zwei\nZeilen"),
        Style("Alt", "übermäßig 🎉 👩‍👩‍👧", "übermäßig 🎉 👩‍👩‍👧"),
        Style("'Alt'", "'Neu'", "Neu"), Style("'Alt'", "'Geht''s: los'", "Geht's: los"),
        Style("'Alt'", "\"Zwei\\nZeilen\"", "Zwei\nZeilen"),
        Style("\"Alt\"", "\"Sag \\\"Neu\\\"\"", "Sag \"Neu\""), Style("\"Alt\"", "\"C:\\\\neu\"", "C:\\neu"),
        Style("\"Alt\"", "\"\\u2028\\u0007\\t\"", "\u{2028}\u{7}\t"), Style("\"Alt\"", "\"مرحبًا\"", "مرحبًا"),
        Style("|-\n      Alt\n      zwei", "|-\n      Neu\n      drei", "Neu\ndrei"),
        Style("|-\n      Alt", "|\n      Neu", "Neu\n"),
        Style("| # so\n      Alt", "|- # so\n      Neu\n\n      drei", "Neu\n\ndrei"),
        Style("|\n      Alt", "\" Neu\\n  zwei\"", " Neu\n  zwei"),
        Style(">-\n      Alt\n      zwei", ">-\n      Neu und anders", "Neu und anders"),
        Style("&a Alt", "&a Neu", "Neu"), Style("!!str Alt", "!!str Neu", "Neu"),
        Style("Alt\n      und zwei", "Neu", "Neu"), Style("~", "\"Neu\"", "Neu"),
    ]

    @Test("A text keeps its style, if it can hold it", arguments: styles)
    func keepsStyle(style: Style) throws {
        let file = { (text: String) in
            "# Texts\nen:\n  View:\n    title: \"New\" # short\nde:\n  View:\n    # Kurz.\n    title: \(text)\n\n"
                + "    # Ende\n    other:   'x'\n"
        }
        #expect(try edited(file(style.old), "View.title", .init(style.text)) == file(style.new))
    }

    @Test("The same text leaves the file as it is", arguments: ["Alt", "'Alt'", "\"Alt\"", "|-\n      Alt\n      Neu"])
    func keepsFile(text: String) throws {
        let file = "en:\n  View:\n    title: New\nde:\n  View:\n    title: \(text)\n    x: y\n"
        let old = TextStore(yaml: ["": file]).text(for: "View.title", locale: Self.german)
        #expect(try edited(file, "View.title", .init(try #require(old))) == file)
    }

    @Test("Comments after a text, spaces, line breaks, a byte order mark and a missing last line break stay")
    func keepsBytes() throws {
        let before = "\u{FEFF}en:\r\n  View:\r\n    title: New\r\nde:\r\n  View:\r\n    title:  \"Alt\"   # Kurz"
        #expect(
            Data(try edited(before, "View.title", .init("Neu")).utf8)
                == Data(before.replacing("\"Alt\"", with: "\"Neu\"").utf8))
        let start = "en:\r\n  View:\r\n    title: New\r\nde:\r\n  View:\r\n"
        let block = start + "    title: |\r\n      Alt\r\n      x\r\n    y: z"
        #expect(
            Data(try edited(block, "View.title", .init("A\nB\n")).utf8)
                == Data(block.replacing("Alt\r\n      x", with: "A\r\n      B").utf8))
    }

    @Test("A missing text is written in the order and in the style of the other locale")
    func insertsInOrder() throws {
        let file = """
            en:
                View:
                    first: "One"
                    second: 'Two'   # of three

                    third: |-
                        Three
                        lines

            de:
                View:
                    # Eins
                    first: "Eins" # eins

                    third: "Drei"

                Other:
                    x: "y"

            """
        let second = try edited(file, "View.second", .init("Zwei"))
        #expect(second == file.replacing("# eins\n", with: "# eins\n        second: 'Zwei'\n"))
        let only = "en:\n  View:\n    first: \"One\"\n    second: \"Two\"\nde:\n  View:\n    second: \"Zwei\"\n"
        #expect(
            try edited(only, "View.first", .init("Eins"))
                == only.replacing("    second: \"Zwei\"", with: "    first: \"Eins\"\n    second: \"Zwei\""))
        let block =
            "en:\n  View:\n    first: |-\n      One\n    second: |-\n      a\n      b\n"
            + "de:\n  View:\n    first: |-\n      Eins"
        #expect(try edited(block, "View.second", .init("c\nd")) == block + "\n    second: |-\n      c\n      d")
    }

    @Test("A missing type and a missing locale are written with the text")
    func insertsSections() throws {
        let file = "en:\n  View:\n    title: \"New\"\n    state:\n      on: \"On\"\n  Other:\n    x: \"y\"\n"
        let locale = try edited(file, "View.state.on", .init("An"))
        #expect(locale == file + "\nde:\n  View:\n    state:\n      on: \"An\"\n")
        let nested = try edited(locale, "View.title", .init("Neu"))
        #expect(nested == locale.replacing("de:\n  View:\n", with: "de:\n  View:\n    title: \"Neu\"\n"))
        let type = try edited(nested, "Other.x", .init("z"))
        #expect(type == nested + "  Other:\n    x: \"z\"\n")
        let empty = "en:\n  View:\n    title: New\nde:\n  View: # leer\n  Other:\n    x: y\n"
        #expect(
            try edited(empty, "View.title", .init("Neu"))
                == empty.replacing("# leer\n", with: "# leer\n    title: Neu\n"))
        let null = "en:\n  View:\n    title: New\nde:\n  View:\n    title: # fehlt\n"
        #expect(try edited(null, "View.title", .init("Neu")) == null.replacing("title: #", with: "title: Neu #"))
    }

    @Test("A text for a file of its own follows the order of the other file")
    func insertsInOtherFile() throws {
        let model = "en:\n  View:\n    first: \"One\"\n    second: \"Two\"\n    third: \"Three\"\n"
        let file = "de:\n  View:\n    first: \"Eins\"\n    third: \"Drei\""
        #expect(
            try edited(file, "View.second", .init("Zwei"), like: model)
                == "de:\n  View:\n    first: \"Eins\"\n    second: \"Zwei\"\n    third: \"Drei\"")
        #expect(
            try edited(file, "Module.View.second", .init("Zwei"), like: model)
                == "de:\n  View:\n    first: \"Eins\"\n    second: \"Zwei\"\n    third: \"Drei\"")
    }
}

extension TextEditTests {
    private static let plural =
        "en:\n  View:\n    count:\n      one: \"%{n} file\"\n      other: \"%{n} files\"\n    last: \"x\"\n"

    @Test("The forms of a plural are written in their order")
    func writesForms() throws {
        let polish = try #require(LocaleIdentifier("pl"))
        let forms = [("one", "plik"), ("few", "pliki"), ("many", "plików"), ("other", "pliku")]
        let pieces = forms.map { TextEdit.Piece("%{n} \($1)", form: [$0]) }
        let edit = TextEdit("View.count", in: polish, to: pieces)
        let section = """

            pl:
              View:
                count:
                  one: "%{n} plik"
                  few: "%{n} pliki"
                  many: "%{n} plików"
                  other: "%{n} pliku"

            """
        #expect(try edit.applied(to: Self.plural, like: Self.plural, in: .english) == Self.plural + section)
        let partial = Self.plural + "pl:\n  View:\n    count:\n      one: '%{n} plik'\n      other: '%{n} pliku' # ?\n"
        #expect(
            try edit.applied(to: partial, like: Self.plural, in: .english)
                == Self.plural
                    + """
                    pl:
                      View:
                        count:
                          one: '%{n} plik'
                          few: "%{n} pliki"
                          many: "%{n} plików"
                          other: '%{n} pliku' # ?

                    """)
    }

    @Test("A single text becomes a plural, with its comment")
    func convertsToPlural() throws {
        let single = Self.plural + "de:\n  View:\n    count: \"%{n} Dateien\" # Anzahl\n    last: \"y\"\n"
        let result = try edited(
            single, "View.count", .init("%{n} Datei", form: ["one"]), .init("%{n} Dateien", form: ["other"]))
        #expect(
            result == Self.plural
                + "de:\n  View:\n    count: # Anzahl\n      one: \"%{n} Datei\"\n      other: \"%{n} Dateien\"\n"
                + "    last: \"y\"\n")
        let block = Self.plural + "de:\n  View:\n    count: |\n      Dateien\n    last: \"y\"\n"
        #expect(
            try edited(block, "View.count", .init("A", form: ["one"]), .init("B", form: ["other"]))
                == Self.plural + "de:\n  View:\n    count:\n      one: \"A\"\n      other: \"B\"\n    last: \"y\"\n")
    }

    @Test("Ordinal forms are written below their key")
    func writesOrdinals() throws {
        let file = "en:\n  View:\n    rank:\n      ordinal:\n        one: \"%{n}st\"\n        other: \"%{n}th\"\n"
        #expect(
            try edited(file, "View.rank", .init("%{n}.", form: ["ordinal", "other"]))
                == file + "\nde:\n  View:\n    rank:\n      ordinal:\n        other: \"%{n}.\"\n")
    }

    @Test("Elements of lists are replaced, and added one after the other")
    func writesElements() throws {
        let file = "en:\n  View:\n    steps:\n      - \"One\"\n      - \"Two\"\nde:\n  View:\n    x: \"y\"\n"
        let first = try edited(file, "View.steps", .init("Eins", index: 0))
        #expect(first == file.replacing("    x:", with: "    steps:\n      - \"Eins\"\n    x:"))
        let second = try edited(first, "View.steps", .init("Zwei", index: 1))
        #expect(second == first.replacing("- \"Eins\"\n", with: "- \"Eins\"\n      - \"Zwei\"\n"))
        let changed = try edited(second, "View.steps", .init("Erstens", index: 0))
        #expect(changed == second.replacing("Eins", with: "Erstens"))
        let flow = "en:\n  View:\n    steps: [One, Two]\nde:\n  View:\n    steps: [Eins] # kurz\n"
        let more = try edited(flow, "View.steps", .init("a, b", index: 1))
        #expect(more == flow.replacing("[Eins", with: "[Eins, \"a, b\""))
    }

    @Test("Maps in braces stay in braces")
    func keepsBraces() throws {
        let file = "en:\n  View: { title: New, hint: \"Look\" }\nde: { View: { title: Alt } } # kurz\n"
        #expect(try edited(file, "View.title", .init("a, b")) == file.replacing("Alt", with: "\"a, b\""))
        #expect(try edited(file, "View.hint", .init("Da")) == file.replacing("Alt", with: "Alt, hint: \"Da\""))
        let empty = "en:\n  View: { title: New, hint: \"Look\" }\nde: {}\n"
        #expect(try edited(empty, "View.hint", .init("Da")) == empty.replacing("{}", with: "{View: { hint: \"Da\" }}"))
    }

    @Test("An anchor stays, a text that other places share is refused")
    func refusesShared() throws {
        let file = "en:\n  View:\n    title: &t New\n    other: *t\nde:\n  View:\n    title: &u Alt\n    other: *u\n"
        #expect(throws: TextEditError.otherTextsChange) { try edited(file, "View.title", .init("Neu")) }
        #expect(throws: TextEditError.sharedText) { try edited(file, "View.other", .init("Neu")) }
        let alias = "en: &en\n  View:\n    title: New\nde: *en\n"
        #expect(throws: TextEditError.sharedText) { try edited(alias, "View.title", .init("Neu")) }
    }

    @Test("A text that replaces a merged one is added")
    func overridesMerged() throws {
        let file =
            "en: &en\n  View: &view\n    title: \"New\"\n    hint: \"Look\"\n"
            + "de:\n  View:\n    <<: *view\n    hint: \"Schau\"\n"
        #expect(
            try edited(file, "View.title", .init("Neu"))
                == file.replacing("    <<: *view\n", with: "    title: \"Neu\"\n    <<: *view\n"))
    }

    @Test("A text that no locale has is written below the texts of its type, also in a file of a module")
    func writesNewText() throws {
        let file = "en:\n  View:\n    title: New\nde:\n  View:\n    title: Neu\n"
        #expect(try edited(file, "View.more.hint", .init("Los")) == file + "    more:\n      hint: \"Los\"\n")
        #expect(try edited(file, "Module.View.hint", .init("Los")) == file + "    hint: \"Los\"\n")
    }

    @Test("A file that cannot be written is refused")
    func refuses() {
        let file = "en:\n  View:\n    title: New\nde:\n  View:\n    title:\n      - a\n"
        #expect(throws: TextEditError.otherKind) { try edited(file, "View.title", .init("Neu")) }
        #expect(throws: TextEditError.unknownPlace) { try edited(file, "Other.title", .init("Neu")) }
        #expect(throws: TextEditError.unreadable) { try edited("en: [", "View.title", .init("Neu")) }
        #expect(throws: TextEditError.unreadable) { try edited("", "View.title", .init("Neu"), like: file) }
    }

    @Test("Every text of the example can be replaced and restored")
    func restoresExample() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/Gallery")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let url as URL in files where url.pathExtension == "yml" {
            let file = try String(contentsOf: url, encoding: .utf8)
            let store = TextStore(yaml: ["": file])
            for key in store.keys(in: Self.german).prefix(5) {
                guard let text = store.text(for: key, locale: Self.german) else { continue }
                let changed = try edited(file, key, .init("Neu: \"\(key)\""))
                #expect(changed != file)
                #expect(try edited(changed, key, .init(text)) == file || file.contains(": |") || file.contains(": >"))
                count += 1
            }
        }
        #expect(count > 50)
    }
}
