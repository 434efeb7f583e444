import Testing

/// The files for CI services in `Examples/CI` run commands that exist, and all of them the same ones.
@Suite struct ContinuousIntegrationTests {
    private static let files = ["github-actions.yml", "gitlab-ci.yml", "container.sh"]
    /// What the variables of the files can be.
    private static let values = [
        "$SINCE": "--changed-since origin/main", "\"$SHARD\"": "1/2", "\"$REPORT_URL\"": "https://ci.example/1",
        "\"$NAME\"": "pr-12", "\"$TITLE\"": "Title",
        "\"$REPORTS/snapshots.html\"": "snapshots.html", "\"$REPORTS/comment.md\"": "comment.md",
    ]

    /// Returns the commands about previews in a file, without the destination of their output.
    private func commands(in file: String) throws -> [String] {
        let lines = try Project.text("Examples/CI/\(file)").split(separator: "\n")
        return lines.filter { !$0.contains(/^\s*#/) }.compactMap { line in
            guard let start = line.firstRange(of: /swift (build|run)|test -d|\.\.\/preview-host\//) else { return nil }
            let command = String(line[start.lowerBound...])
            return command.replacing(/\s> \S+/, with: "").replacing(" || status=1", with: "")
        }
    }

    @Test(arguments: files) func everyCommandIsKnown(file: String) throws {
        let commands = try commands(in: file).filter { $0.hasPrefix("swift ") }
        #expect(commands.contains { $0.contains(" snapshots verify ") })
        for command in commands {
            let typed = Self.values.reduce(command) { $0.replacing($1.key, with: $1.value) }
            #expect(!typed.contains("$"), "\(typed)")
            #expect(ShownCommand(typed[...]).isKnown(makefile: ""), "\(typed)")
        }
    }

    @Test func allFilesRunTheSameCommands() throws {
        let commands = try Self.files.map { file in
            Set(try self.commands(in: file).map { $0.replacing(/\s--format \w+/, with: "") })
        }
        #expect(commands[0].count == 7)
        #expect(commands[1] == commands[0])
        #expect(commands[2] == commands[0])
    }

    @Test func anUnknownOptionIsFound() {
        #expect(!ShownCommand("swift run bakery-previews snapshots verify --shards 1/2").isKnown(makefile: ""))
    }
}
