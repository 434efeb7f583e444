import Foundation
import Testing

@Suite struct ListCommandTests {
    @Test func listsEveryPreviewWithItsPlace() async throws {
        let list = try await HostProcess.run(["list"])
        #expect(list.exitCode == 0)
        #expect(list.output.contains("Tasks/TaskListViewModel (interactive)\n"))
        #expect(list.output.contains("  empty  Examples/Gallery/Tasks/TaskListView.swift:"))
        #expect(list.errors == "")
    }

    @Test func jsonNamesEveryPreviewOfTheList() async throws {
        struct Index: Decodable {
            struct Entry: Decodable {
                let viewModel: String
            }

            let previews: [Entry]
        }
        let json = try await HostProcess.run(["list", "--json"])
        let index = try JSONDecoder().decode(Index.self, from: Data(json.output.utf8))
        let list = try await HostProcess.run(["list"])
        #expect(index.previews.count == list.output.split(separator: "\n").count { $0.hasPrefix("  ") })
        #expect(json.exitCode == 0)
    }
}
