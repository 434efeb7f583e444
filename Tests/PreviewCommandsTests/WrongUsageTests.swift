import Testing

@Suite struct WrongUsageTests {
    @Test(arguments: [
        (["rendr"], "Unexpected argument 'rendr'"),
        (["list", "--jsn"], "--json"),
        (["render"], "Missing expected argument '<ViewModel>'"),
        (["render", "TaskListViewModl"], "Did you mean TaskListViewModel"),
        (["render", "TaskListViewModel", "--preview", "emty"], "Did you mean empty?"),
        (["render", "Zzzzzzzzzzzzz"], "'preview-host list' lists all."),
        (
            ["render", "TaskListViewModel", "--locale", "xx"],
            "There are no texts for the locale 'xx'. Choose one of en, ar"
        ),
        (["render", "TaskListViewModel", "--locale", "../en"], "There are no texts for the locale '../en'."),
        (["serve", "--port", "65536"], "'65536' is invalid for '--port <port>'"),
        (["serve", "--port", "-1"], "--port"),
        (["serve", "--package", "/no/such/folder"], "There is no folder '/no/such/folder'."),
    ])
    func endsWithTwoAndSaysWhatToDo(arguments: [String], message: String) throws {
        let host = try HostProcess.run(arguments)
        #expect(host.exitCode == 2)
        #expect(host.errors.contains(message), "\(host.errors)")
        #expect(host.output == "")
    }
}
