import Foundation
import Synchronization

/// The open connections of a server, up to a limit.
///
/// A new connection replaces the one whose client has kept the server waiting longest, so that clients that are idle or
/// send incomplete requests do not block others.
final class OpenConnections: Sendable {
    /// A connection, from its acceptance until its socket is closed.
    final class Connection: Sendable {
        fileprivate let socket: Int32

        init(socket: Int32) {
            self.socket = socket
        }

        /// Whether the client has sent data that no thread has read yet.
        fileprivate var hasUnreadBytes: Bool {
            var byte: UInt8 = 0
            return recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) > 0
        }
    }

    /// The stage of a connection.
    enum Stage {
        /// The client must send a request, or the rest of one.
        case waiting
        /// A thread creates the response.
        case handling
        /// The client must receive the response.
        case responding
    }

    private struct Entry {
        let connection: Connection
        let stage: Stage
    }

    private let limit: Int
    /// The connections in the order in which they reached their stage.
    private let entries = Mutex<[Entry]>([])

    init(limit: Int) {
        self.limit = limit
    }

    /// The number of connections.
    var count: Int { entries.withLock { $0.count } }

    /// Adds a connection, which waits for its first request. At the limit, another connection ends.
    func open(socket: Int32) -> Connection {
        let connection = Connection(socket: socket)
        entries.withLock { entries in
            if entries.count >= limit, let index = Self.leastMissed(of: entries) {
                // The thread of the connection treats it as if its client had disconnected, and closes the socket.
                shutdown(entries.remove(at: index).connection.socket, Int32(SHUT_RDWR))
            }
            entries.append(Entry(connection: connection, stage: .waiting))
        }
        return connection
    }

    /// Changes the stage of a connection. A connection that was replaced stays ended.
    func move(_ connection: Connection, to stage: Stage) {
        entries.withLock { entries in
            guard let index = entries.lastIndex(where: { $0.connection === connection }) else { return }
            entries.remove(at: index)
            entries.append(Entry(connection: connection, stage: stage))
        }
    }

    /// Removes a connection. Its socket is not used afterwards.
    func close(_ connection: Connection) {
        entries.withLock { entries in
            entries.removeAll { $0.connection === connection }
        }
    }

    /// Selects the connection to end: one without data to read before one that receives its response too slowly.
    ///
    /// A request that waits for a thread is selected last. A connection whose response is being created is never
    /// selected.
    private static func leastMissed(of entries: [Entry]) -> Int? {
        entries.firstIndex { $0.stage == .waiting && !$0.connection.hasUnreadBytes }
            ?? entries.firstIndex { $0.stage == .responding } ?? entries.firstIndex { $0.stage == .waiting }
    }
}
