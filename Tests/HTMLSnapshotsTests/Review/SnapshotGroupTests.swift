import Testing

@testable import HTMLSnapshots

@Suite struct SnapshotGroupTests {
    private let folder = TemporaryFolder()

    /// Returns the groups of pending changes from old to new HTML, as the paths of their members.
    private func groups(_ changes: [String: (old: String, new: String)]) throws -> [[String]] {
        for (path, change) in changes {
            let snapshot = folder.snapshot(path)
            _ = try snapshot.compare(change.old, mode: .all)
            _ = try snapshot.compare(change.new, mode: .missing)
        }
        return try found().map { $0.members.map { String($0.path.dropLast(".html".count)) } }
    }

    private func found() throws -> [SnapshotGroup] {
        SnapshotGroup.groups(of: try SnapshotFolder(url: folder.url).pending().map(ReviewedSnapshot.init))
    }

    private func row(_ icon: String, _ text: String) -> String { "<li><i class=\(icon)></i><p>\(text)</p></li>" }

    @Test func oneEditOfAPartIsOneGroup() throws {
        let page = { (icon: String) in "<main><ul>\(row(icon, "Saw"))\(row(icon, "Lathe"))</ul></main>" }
        let groups = try groups([
            "A/a.en": (row("tag", "Saw"), row("badge", "Saw")),
            "A/a.de": (row("tag", "Säge"), row("badge", "Säge")),
            "B/b.en": (page("tag"), page("badge")),
            "C/c.en": ("<p class=tag>", "<p class=other>"),
        ])
        #expect(groups == [["A/a.de", "A/a.en", "B/b.en"], ["C/c.en"]])
    }

    @Test func textsAndValuesOfANewElementDoNotCount() throws {
        let groups = try groups([
            "A/a.en": ("<ul></ul>", "<ul><li><a href=/1>One</a></li></ul>"),
            "A/a.de": ("<ul></ul>", "<ul><li><a href=/1>Eins</a></li></ul>"),
            "B/b.en": ("<ul></ul>", "<ul><li><a href=/2>Two words</a></li><li><a href=/3>Three</a></li></ul>"),
        ])
        #expect(groups == [["A/a.de", "A/a.en", "B/b.en"]])
    }

    @Test func anotherTextIsAnotherChange() throws {
        let groups = try groups([
            "A/a.en": ("<p>Save</p>", "<p>Keep</p>"), "B/b.en": ("<h1>Save</h1>", "<h1>Keep</h1>"),
            "C/c.en": ("<p>Open</p>", "<p>Show</p>"), "D/d.en": ("<p>Open</p>", "<p>Open it</p>"),
            "E/e.en": ("<a href=/x>", "<a href=/y>"), "F/f.en": ("<a href=/x>", "<a href=/z>"),
        ])
        #expect(groups == [["A/a.en", "B/b.en"], ["C/c.en"], ["D/d.en"], ["E/e.en"], ["F/f.en"]])
    }

    @Test func aTextThatChangesInAllLanguagesIsOneChange() throws {
        let groups = try groups([
            "A/a.en": ("<p>Save</p>", "<p>Keep</p>"), "A/a.de": ("<p>Sichern</p>", "<p>Behalten</p>"),
            "A/b.de": ("<p>Sichern</p>", "<p>Behalten</p>"), "A/b.fr": ("<p>Garder</p>", "<p>Tenir</p>"),
        ])
        #expect(groups == [["A/a.de", "A/a.en", "A/b.de", "A/b.fr"]])
        #expect(try found()[0].examples.map(\.path) == ["A/a.de.html", "A/a.en.html", "A/b.fr.html"])
    }

    @Test func aSnapshotWithASecondChangeIsInAnotherGroup() throws {
        let groups = try groups([
            "A/a.en": ("<p class=x>", "<p class=y>"), "B/b.en": ("<p class=x>", "<p class=y>"),
            "C/c.en": ("<p class=x>Save</p>", "<p class=y>Save<b>!</b></p>"),
        ])
        #expect(groups == [["A/a.en", "B/b.en"], ["C/c.en"]])
    }

    @Test func filesWithoutARecordedTextAndUnreadableOnesAreGroups() throws {
        for name in ["a.en", "b.en"] { try folder.write("<p></p>\n", to: folder.snapshot("A/\(name)").pending) }
        try folder.write("", to: folder.snapshot("B/c.en").file.appending(path: "x"))
        try folder.write("<p></p>\n", to: folder.snapshot("B/c.en").pending)
        let groups = try found()
        #expect(groups.map(\.kind) == [.unrecorded, .unreadable])
        #expect(groups.map(\.members.count) == [2, 1])
    }

    /// Nobody accepts what they have not seen.
    @Test func theIDIsThatOfTheContent() throws {
        _ = try groups(["A/a.en": ("<p>a</p>", "<p>a <b>x</b></p>"), "A/b.en": ("<p>b</p>", "<p>b <b>x</b></p>")])
        let id = try found()[0].id
        #expect(try found()[0].id == id)
        try folder.write("<p>b <b>y</b></p>\n", to: folder.snapshot("A/b.en").pending)
        #expect(try found()[0].id != id)
    }
}
