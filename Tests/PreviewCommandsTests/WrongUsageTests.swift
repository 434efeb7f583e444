import Testing

@Suite struct WrongUsageTests {
    private static let tooLong = String(repeating: "a", count: 10_000)

    @Test(arguments: [
        (["rendr"], "There is no command 'rendr'. Did you mean render?"),
        (["zzzzzzzz"], "There is no command 'zzzzzzzz'. '--help' lists all."),
        (["snapshots", "verfy"], "There is no command 'verfy'. Did you mean verify?"),
        (["list", "--jsn"], "--json"),
        (["generate", "viewmodl"], "There is no command 'viewmodl'. Did you mean viewmodel"),
        (
            ["generate", "viewmodel", "taskList", "--viewmodels-target", "Gallery"],
            "'taskList' is not the name of a type."
        ),
        (["generate", "viewmodel", "TaskList"], "Several targets import FOSMVVM. Name one of"),
        (
            ["generate", "viewmodel", "X", "--viewmodels-target", "Galery"],
            "There is no target 'Galery'. Did you mean Gallery"
        ),
        (
            ["generate", "viewmodel", "X", "--properties", "a:b", "--viewmodels-target", "Gallery"],
            "'a:b' is not a property: Use one of the types"
        ),
        (
            ["generate", "fields", "X", "--fields", "a", "--viewmodels-target", "Gallery"],
            "'a' is not a property: Write a name, a colon and a type"
        ),
        (
            ["generate", "view", "Nothing", "--viewmodels-target", "Gallery"],
            "There is no ViewModel 'NothingViewModel'."
        ),
        (["generate", "view", "X", "--feature", "../x"], "'../x' is not the name of a folder."),
        (["render"], "Missing expected argument '<ViewModel>'"),
        (["render", "TaskListViewModl"], "Did you mean TaskListViewModel"),
        (["render", "TaskListViewModel", "--preview", "emty"], "Did you mean empty?"),
        (["render", "Zzzzzzzzzzzzz"], "'preview-host list' lists all."),
        (
            ["render", "TaskListViewModel", "--locale", "xx"],
            "There are no texts for the locale 'xx'. Choose one of en, ar"
        ),
        (["render", "TaskListViewModel", "--locale", "../en"], "'../en' is not a locale. Choose one of en, ar"),
        (["render", "TaskListViewModel", "--locale", "x-private"], "'x-private' is not a locale."),
        (["render", "TaskListViewModel", "--locale", "root"], "'root' is not a locale."),
        (["snapshots", "verify", "--width", "390"], "--width needs --pixels."),
        (["snapshots", "verify", "--pixels", "--width", "0"], "--width must be from 1 to 4096 pixels"),
        (["snapshots", "verify", "--pixels", "--max-pixels", "-1"], "Missing value for '--max-pixels <pixels>'"),
        (["snapshots", "verify", "--locale", "und"], "'und' is not a locale."),
        (["render", "TaskListViewModel", "--locale", tooLong], "'\(tooLong.prefix(60))…' is not a locale."),
        (["render", tooLong], "There is no ViewModel '\(tooLong.prefix(60))…'."),
        (["render", "TaskListViewModel", "--time-zone", tooLong], "'\(tooLong.prefix(60))…' is not a time zone."),
        (["snapshots", "verify", "--view-model", "TaskListViewModl"], "Did you mean TaskListViewModel"),
        (["snapshots", "verify", "--feature", "Taks"], "Did you mean Tasks?"),
        (["snapshots", "verify", "--locale", "xx"], "There are no texts for the locale 'xx'. Choose one of en, ar"),
        (["snapshots", "verify", "TaskListViewModel/emty.de.html"], "Did you mean TaskListViewModel/empty.de.html"),
        (["snapshots", "verify", "--shard", "9/8"], "9/8"),
        (["snapshots", "verify", "--format", "xml"], "--format"),
        (["snapshots", "record", "--record-mode", "some"], "all, failed, missing, never"),
        (["snapshots", "accept", "Nothing/here.de.html"], "There is no pending snapshot 'Nothing/here.de.html'."),
        (["snapshots", "prune", "--locale", "de"], "--locale"),
        (["snapshots", "verify", "--package", "Sources"], "'Sources' contains no Package.swift."),
        (["snapshots", "verify", "--report", "Sources"], "'Sources' is a folder. Name a file for --report"),
        (["snapshots", "verify", "--comment", "Sources"], "'Sources' is a folder. Name a file for --comment"),
        (["snapshots", "verify", "--changed-since", "no-branch"], "There is no commit or branch 'no-branch'"),
        (["snapshots", "accept", "--package", "Sources"], "There is no folder Tests/**/__Snapshots__ in 'Sources'."),
        (["snapshots", "review", "--package", "Sources"], "There is no folder Tests/**/__Snapshots__ in 'Sources'."),
        (["render", "TaskListViewModel", "--time-zone", "Asia/Tokio"], "Did you mean Asia/Tokyo"),
        (["snapshots", "verify", "--time-zone", "Zzzzzzzz"], "Use a name from the IANA database, such as Asia/Tokyo."),
        (["serve", "--time-zone", ""], "'' is not a time zone."),
        (["check", "literl-text"], "There is no rule 'literl-text'. Did you mean literal-text?"),
        (["check", "--explain", "zzzzzzzz"], "'preview-host check --list' lists all."),
        (
            ["check", "--explain", "single-root", "image-text"],
            "Leave out 'image-text', or explain it in another command."
        ),
        (["check", "--explain", "single-root", "--list"], "--explain and --list cannot be combined."),
        (["check", "--list", "single-root"], "--list lists every rule. Leave out 'single-root'."),
        (["check", "--list", "--format", "json"], "Leave out '--format json', which applies to findings."),
        (["check", "--explain", "single-root", "--format", "sarif"], "--explain and --list print only text."),
        (["check", "--format", "xml"], "'text', 'json', 'github' or 'sarif'"),
        (["check", "--package", "/no/such/folder"], "There is no folder '/no/such/folder'."),
        (["check", "--package", "Sources"], "'Sources' contains no Package.swift."),
        (["render", "TaskListViewModel", "--package", "Sources"], "'Sources' contains no Package.swift."),
        (["export", "--output", "site", "--package", "Sources"], "'Sources' contains no Package.swift."),
        (["snapshots", "verify", "--snapshots", "/no/such/folder"], "There is no folder '/no/such/folder'."),
        (["snapshots", "prune", "--snapshots", "/no/such/folder"], "There is no folder '/no/such/folder'."),
        (["snapshots", "review", "--snapshots", "/no/such/folder"], "There is no folder '/no/such/folder'."),
        (["snapshots", "accept", "--snapshots", "/no/such/folder"], "There is no folder '/no/such/folder'."),
        (["export"], "Missing expected argument '--output <folder>'"),
        (["export", "--output", "site", "--link", "https://a.example"], "--link needs --name"),
        (["export", "--output", "site", "--name", "a", "--link", "Sources"], "'Sources' has no catalog."),
        (["export", "--output", ""], "--output must name a folder, such as site."),
        (["export", "--output", "Package.swift"], "'Package.swift' is a file. Name a folder."),
        (["serve", "--port", "65536"], "'65536' is invalid for '--port <port>'"),
        (["serve", "--port", "-1"], "--port"),
        (["serve", "--host", "localhost:80"], "'localhost:80' is not a host name. Write a name without port"),
        (["serve", "--host", "a b"], "'a b' is not a host name."),
        (["serve", "--allow-host", "a b"], "'a b' is not a host name."),
        (["serve", "--base-path", "previews"], "'previews' is not a base path."),
        (["serve", "--base-path", "/../a"], "'/../a' is not a base path."),
        (["serve", "--trusted-proxy", "localhost"], "'localhost' is not the address of a proxy."),
        (["serve", "--allow", "everything"], "one of 'changes' and 'sources'"),
        (["serve", "--package", "/no/such/folder"], "There is no folder '/no/such/folder'."),
    ])
    func endsWithTwoAndSaysWhatToDo(arguments: [String], message: String) async throws {
        let host = try await HostProcess.run(arguments)
        #expect(host.exitCode == 2)
        #expect(host.errors.contains(message), "\(host.errors)")
        #expect(host.output == "")
    }
}
