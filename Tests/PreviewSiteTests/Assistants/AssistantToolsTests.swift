import Foundation
import ModelContextProtocol
import Testing

@testable import PreviewSite

@Suite struct AssistantToolsTests {
    @Test func everyToolDescribesItsArgumentsAndChangesNothing() throws {
        let listed = try TestAssistant(TestSite()).request("tools/list")["result"]?["tools"]
        let tools = try #require(listed?.elements)
        #expect(tools.count == 9)
        for tool in tools {
            #expect(tool["annotations"]?["readOnlyHint"] == true)
            for (name, property) in tool["inputSchema"]?["properties"]?.object ?? [:] {
                #expect(property["description"] != nil, "\(tool["name"]?.string ?? "").\(name)")
            }
        }
    }

    @Test func previewsAreListedByFeatureAndView() throws {
        let assistant = try TestAssistant(TestSite())
        #expect(
            try assistant.text("list_previews") == """
                3 previews.
                Greetings, in Sources/App/Greetings/
                  GreetingView GreetingView.swift:7: with-name, ohne-gruß
                Notes, in Sources/App/Notes/
                  NoteView NoteView.swift:3: narrow
                """)
        let narrow = try assistant.call("list_previews", ["text": "notes narrow"])
        #expect(narrow["structuredContent"] == ["total": 1, "previews": ["NoteView/narrow"]])
        #expect(try assistant.text("list_previews", ["feature": "Note"]).contains("Did you mean Notes?"))
        #expect(try assistant.text("list_previews", ["state": "problems"]) == "0 previews.")
    }

    @Test func theAnswerSaysWhatHasChangedSinceTheLastCall() throws {
        let site = try TestSite()
        let assistant = try TestAssistant(site)
        let arguments: JSONValue = ["view": "GreetingView/with-name"]
        let first = try assistant.text("render_preview", arguments)
        #expect(first.contains("\ntext \"Hello, Amal\"\nNo problems."))
        #expect(!first.contains("since the last call"))
        #expect(try assistant.text("render_preview", arguments).contains("Nothing has changed since the last call."))
        try site.edit("Templates/App/GreetingView.mustache", "<h1>{{title}}</h1>\n<p>{{name}}</p>\n")
        let changed = try assistant.text("render_preview", arguments)
        #expect(
            changed.hasSuffix(
                "Changed since the last call:\n- text \"Hello, Amal\"\n+ heading 1 \"Hello\"\n+ text \"Amal\""))
    }

    @Test func aTextOfAnotherLocaleIsAProblem() throws {
        let site = try TestSite()
        let assistant = try TestAssistant(site)
        try site.edit(
            "Texts/App.yml", "en:\n  GreetingViewModel:\n    title: Hello\nde:\n  NoteViewModel:\n    text: Notiz\n")
        let problem =
            "Texts of another locale are shown, because 'de' lacks its own: GreetingViewModel.title. [missing-translation]"
        let german = try assistant.text("render_preview", ["view": "GreetingView/with-name", "locale": "de"])
        #expect(german.contains(problem), "\(german)")
        let english = try assistant.text("render_preview", ["view": "GreetingView/with-name", "locale": "en"])
        #expect(english.contains("No problems."))
        let matrix = try assistant.text("render_matrix", ["view": "GreetingView"])
        #expect(matrix.contains("with-name in de: warning: \(problem)"), "\(matrix)")
        #expect(!matrix.contains("in en: "))
    }

    @Test func aPreviewIsRenderedInALocaleWithOtherValues() throws {
        let assistant = try TestAssistant(TestSite())
        let german = try assistant.text(
            "render_preview", ["view": "GreetingViewModel", "locale": "de", "values": ["name": "Bo"]])
        #expect(german.contains("text \"Hallo, Bo\""))
        let html = try assistant.text("render_preview", ["view": "NoteView", "format": "html"])
        #expect(html.contains("<p class=\"note\">A note</p>"))
    }

    @Test(
        arguments: [
            (["view": "GretingView"], "There is no view 'GretingView'. Did you mean GreetingView"),
            (["view": "GreetingView/with"], "There is no preview 'with' of GreetingView. Did you mean with-name?"),
            (["view": "NoteView", "locale": "xx"], "'locale' cannot be 'xx'. Choose one of en, ar, de"),
            (
                ["view": "NoteView", "values": ["txt": "a"]],
                "There is no value 'txt' of NoteView/narrow. Did you mean text?"
            ),
            (["view": "NoteView", "format": "png"], "This host takes no pictures. Ask for the outline."),
            (["view": "NoteView", "format": "pdf"], "'format' cannot be 'pdf'. Use one of outline, html, png."),
            (["view": "NoteView", "cursor": "x"], "The cursor is not one of this list. Call again without a cursor."),
        ] as [(JSONValue, String)])
    func aWrongCallHasTheNearestNames(arguments: JSONValue, message: String) throws {
        let result = try TestAssistant(TestSite()).call("render_preview", arguments)
        #expect(result["isError"] == true)
        let text = try #require(result["content"]?.elements?.first?["text"]?.string)
        #expect(text.hasPrefix(message), "\(text)")
    }

    @Test func aViewIsDescribed() throws {
        let site = try TestSite(catalog: TestCatalog.documented())
        let text = try TestAssistant(site).text("describe_view", ["view": "GreetingView"])
        #expect(text.contains("Greets with <b>care</b>. See `name`."))
        #expect(text.contains("  name: [String: NoteViewModel?] — The *name*."))
        #expect(text.contains("  in Texts/App.yml\n    3: GreetingViewModel.title \"Hello\""))
        #expect(text.contains("  name: String = Amal"))
        #expect(text.hasSuffix("Previews: GreetingView/with-name, GreetingView/unnamed"))
        let bell = try TestAssistant(site).text("describe_view", ["view": "BellView"])
        #expect(bell.contains("Operations:\n  ring(times: Int)"))
    }

    @Test func problemsHaveTheirPlaceAndFix() throws {
        var files = TestSite.files
        files["Templates/App/NoteView.mustache"] = "<p>{{txt}}</p>\n<img src=\"a.png\">\n"
        let assistant = try TestAssistant(TestSite(files: files))
        let problems = try assistant.text("check", ["view": "NoteView"])
        #expect(problems.contains("Templates/App/NoteView.mustache:1"))
        #expect(problems.contains("[unknown-name]") && problems.contains(" Fix: "), "\(problems)")
        let rendered = try assistant.text("render_preview", ["view": "NoteView"])
        #expect(rendered.contains("txt") && !rendered.contains("No problems."), "\(rendered)")
        #expect(try assistant.text("check", ["rule": "unknown-nam"]).hasPrefix("There is no rule 'unknown-nam'."))
    }

    @Test func knownIssuesAreCounted() throws {
        var files = TestSite.files
        files["Templates/App/NoteView.mustache"] = "<p>{{txt}}</p>\n"
        files[".preview-host"] = "known-issues:\n- unknown-name: Templates/App/NoteView.mustache\n"
        let assistant = try TestAssistant(TestSite(files: files))
        let problems = try assistant.call("check", ["rule": "unknown-name"])
        #expect(problems["structuredContent"]?["known"] == 1)
        #expect(problems["structuredContent"]?["problems"] == [])
        let other = try assistant.text("check", ["view": "GreetingView", "rule": "unknown-name"])
        #expect(other == "No problems.")
    }

    @Test func missingTextsAreListedWithTheirSource() throws {
        var files = TestSite.files
        files["Texts/App.yml"] = files["Texts/App.yml"]?.replacing("    title: Hallo", with: "    other: Hallo")
        let assistant = try TestAssistant(TestSite(files: files))
        #expect(try assistant.text("translations").contains("de: 1 texts, 1 missing, 0 wrong"))
        let german = try assistant.text("translations", ["locale": "de"])
        #expect(
            german.hasPrefix("1 missing in de. Write them below 'de:'.\nGreetingViewModel.title: \"Hello\"; others: "))
        #expect(german.contains("shown in GreetingView/with-name"))
        #expect(try assistant.text("translations", ["locale": "xx"]).hasPrefix("There is no locale 'xx'."))
    }

    @Test func docsAreFoundByTheirWords() throws {
        var files = TestSite.files
        files["Docs/Pets.md"] = "# Pets\n\nCats sleep.\n\n## Food\n\nDogs eat bones.\n"
        let assistant = try TestAssistant(TestSite(files: files))
        #expect(
            try assistant.text("search_docs", ["query": "dogs bones"])
                .hasPrefix("Pets (docs://Pets#food): Dogs eat bones."))
        #expect(try assistant.text("search_docs", ["query": "zebra crossing"]).hasPrefix("No page has these words."))
        let passages = try assistant.call("search_docs", ["query": "sizeThatFitsLayout device"])
        let pages = passages["structuredContent"]?["passages"]?.elements?.map { $0["page"]?.string ?? "" } ?? []
        #expect(!pages.isEmpty && pages.allSatisfy { $0.hasPrefix("docs://preview-host/") })
        let read = try assistant.request("resources/read", ["uri": .string(pages.first ?? "")])["result"]?["contents"]
        #expect(read?.elements?.first?["text"]?.string?.contains("sizeThatFitsLayout") == true)
    }

    @Test func theHeadingAndRareWordsRankASection() throws {
        var files = TestSite.files
        files["Docs/Pets.md"] = "# Pets\n\n## Dogs\n\nA language of a dog.\n\n## Add a language\n\nWrite it.\n"
        let answer = try TestAssistant(TestSite(files: files)).text("search_docs", ["query": "add a language"])
        #expect(answer.hasPrefix("Pets (docs://Pets#add-a-language): Add a language Write it."))
    }

    @Test func aSectionIsReadAsItIsWritten() throws {
        var files = TestSite.files
        files["Docs/Pets.md"] = "# Pets\n\n## Food\n\n```sh\n# Bones\n```\n\n### Dogs\n\nMeat.\n\n## Sleep\n"
        let assistant = try TestAssistant(TestSite(files: files))
        let food = "## Food\n\n```sh\n# Bones\n```\n\n### Dogs\n\nMeat.\n"
        #expect(try assistant.text("search_docs", ["section": "docs://Pets#food"]) == food)
        #expect(try assistant.text("search_docs", ["section": "Pets#sleep"]) == "## Sleep\n")
        #expect(
            try assistant.text("search_docs", ["section": "Pets#play"])
                == "There is no section 'Pets#play'. Search for it with a query.")
    }

    @Test func aMatrixHasTheDigestOfEachLocale() throws {
        let result = try TestAssistant(TestSite()).call(
            "render_matrix", ["view": "GreetingView", "locales": ["en", "de"]])
        let cells = try #require(result["structuredContent"]?["cells"]?.elements)
        #expect(cells.count == 4)
        #expect(cells[0]["digest"] != cells[1]["digest"])
    }

    @Test func anAnswerSaysThatTheProgramIsOlderThanItsSources() throws {
        let assistant = try TestAssistant(TestSite(), newer: { "Sources/App/NoteView.swift" })
        let last = { (tool: String, arguments: JSONValue) in
            try assistant.call(tool, arguments)["content"]?.elements?.last?["text"]?.string
        }
        let note = "The program is older than Sources/App/NoteView.swift. Call build."
        #expect(try last("render_preview", ["view": "NoteView"]) == note)
        #expect(try last("render_preview", ["view": "NotesView"]) == note)
        #expect(try last("search_docs", ["query": "plural"]) != note)
    }

    @Test func previewsThatHaveChangedAreListed() throws {
        let assistant = try TestAssistant(TestSite()) { origin in
            switch origin {
            case .commit("main"): ["NoteView/narrow"]
            case .commit(let commit): throw AssistantError("There is no commit '\(commit)'.")
            case .lastCall(let isContinued): isContinued ? ["NoteView/narrow"] : nil
            }
        }
        let changed = try assistant.call("list_previews", ["changedSince": "main"])
        #expect(changed["structuredContent"]?["previews"] == ["NoteView/narrow"])
        #expect(try assistant.text("list_previews", ["changedSince": "mian"]) == "There is no commit 'mian'.")
        #expect(try assistant.text("list_previews", ["changedSince": "last_call"]) == assistant.text("list_previews"))
        let more = try assistant.call("list_previews", ["changedSince": "last_call", "cursor": "0"])
        #expect(more["structuredContent"]?["previews"] == ["NoteView/narrow"])
        let without = try TestAssistant(TestSite()).text("list_previews", ["changedSince": "main"])
        #expect(without == "This host knows no changes. Leave changedSince out.")
    }

    @Test func snapshotsAreComparedWithoutBeingRecorded() throws {
        let site = try TestSite()
        let assistant = try TestAssistant(site)
        #expect(try assistant.text("compare_previews").hasPrefix("0 same, 0 different, 21 not recorded"))
        #expect(site.text("Snapshots/GreetingViewModel/with-name.en.html") == nil)
    }

    @Test func resourcesAreReadByTheirAddresses() throws {
        var files = TestSite.files
        files["Docs/Pets.md"] = "# Pets\n"
        let assistant = try TestAssistant(TestSite(files: files))
        let read = { (address: String) in
            try assistant.request("resources/read", ["uri": .string(address)])["result"]?["contents"]
        }
        #expect(
            try read("preview://NoteView/narrow")
                == [["uri": "preview://NoteView/narrow", "mimeType": "text/plain", "text": "text \"A note\""]])
        #expect(
            try read("docs://Pets") == [["uri": "docs://Pets", "mimeType": "text/markdown", "text": "# Pets\n"]])
        #expect(try read("template://App/NoteView") != nil)
        #expect(try read("file:///etc/passwd") == nil)
        #expect(try read("template://../../etc/passwd") == nil)
    }

    @Test func promptsHaveTheNamesOfTheProject() throws {
        let assistant = try TestAssistant(TestSite())
        let prompt = try assistant.request(
            "prompts/get", ["name": "new_view", "arguments": ["name": "OrderView"]])["result"]?["messages"]
        let text = try #require(prompt?.elements?.first?["content"]?["text"]?.string)
        #expect(text.contains("Write the view of OrderViewModel."))
        #expect(text.contains("The features are Greetings, Notes."))
    }

    @Test func namesAreCompleted() throws {
        let assistant = try TestAssistant(TestSite())
        let values = try assistant.request(
            "completion/complete",
            [
                "ref": ["type": "ref/resource", "uri": "preview://{view}/{preview}"],
                "argument": ["name": "preview", "value": "w"], "context": ["arguments": ["view": "GreetingView"]],
            ])["result"]?["completion"]?["values"]
        #expect(values == ["with-name"])
    }
}
