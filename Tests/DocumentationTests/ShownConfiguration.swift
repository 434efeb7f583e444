import Foundation

/// The configuration of an assistant on a page, which names commands or addresses.
struct ShownConfiguration: Decodable {
    private struct Server: Decodable {
        let command: String?
        let args: [String]?
        let url: URL?
    }

    private let mcpServers: [String: Server]?
    private let servers: [String: Server]?

    /// - Throws: An error for text that is not such a configuration.
    init(_ code: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(code.utf8))
    }

    /// The commands, in no order.
    var commands: [ShownCommand] {
        all.compactMap { server in
            server.command.map { ShownCommand(([$0] + (server.args ?? [])).joined(separator: " ")[...]) }
        }
    }

    /// The addresses of running hosts, in no order.
    var addresses: [URL] { all.compactMap(\.url) }

    private var all: [Server] { [mcpServers, servers].compactMap(\.self).flatMap(\.values) }
}
