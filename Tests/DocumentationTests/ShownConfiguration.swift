import Foundation

/// The configuration of an assistant on a page, which names commands.
struct ShownConfiguration: Decodable {
    private struct Server: Decodable {
        let command: String
        let args: [String]
    }

    private let mcpServers: [String: Server]?
    private let servers: [String: Server]?

    /// - Throws: An error for text that is not such a configuration.
    init(_ code: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(code.utf8))
    }

    /// The commands, in no order.
    var commands: [ShownCommand] {
        [mcpServers, servers].compactMap(\.self).flatMap(\.values).map { server in
            ShownCommand(([server.command] + server.args).joined(separator: " ")[...])
        }
    }
}
