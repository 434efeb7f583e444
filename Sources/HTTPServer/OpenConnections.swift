import Foundation
import Synchronization

/// The connections of a server, of which there are never more than a limit.
///
/// One more takes the place of that which its client has left waiting longest, so that clients that idle, or never send
/// the rest of a request, keep nobody out.
final class OpenConnections: Sendable {
    /// A connection, from its acceptance until its socket is closed.
    final class Connection: Sendable {
        fileprivate let socket: Int32

        init(socket: Int32) {
            self.socket = socket
        }

        /// Whether the client has sent something that no thread has read yet.
        fileprivate var hasUnreadBytes: Bool {
            var byte: UInt8 = 0
            return recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) > 0
        }
    }

    /// What happens on a connection.
    enum Stage {
        /// The client is to send a request, or the rest of one.
        case waiting
        /// A thread makes the response.
        case handling
        /// The client is to take the response.
        case responding
    }

    private struct Entry {
        let connection: Connection
        let stage: Stage
    }

    private let limit: Int
    /// In the order in which they came to their stage.
    private let entries = Mutex<[Entry]>([])

    init(limit: Int) {
        self.limit = limit
    }

    /// How many there are.
    var count: Int { entries.withLock { $0.count } }

    /// Takes a connection in, which waits for its first request. At the limit another one ends for it.
    func open(socket: Int32) -> Connection {
        let connection = Connection(socket: socket)
        entries.withLock { entries in
            if entries.count >= limit, let index = Self.leastMissed(of: entries) {
                // The thread that the connection belongs to sees that, as if its client had left, and closes the socket.
                shutdown(entries.remove(at: index).connection.socket, Int32(SHUT_RDWR))
            }
            entries.append(Entry(connection: connection, stage: .waiting))
        }
        return connection
    }

    /// Says what happens on a connection from now on. One that has ended for another stays ended.
    func move(_ connection: Connection, to stage: Stage) {
        entries.withLock { entries in
            guard let index = entries.lastIndex(where: { $0.connection === connection }) else { return }
            entries.remove(at: index)
            entries.append(Entry(connection: connection, stage: stage))
        }
    }

    /// Takes a connection out. Its socket is not touched after this.
    func close(_ connection: Connection) {
        entries.withLock { entries in
            entries.removeAll { $0.connection === connection }
        }
    }

    /// The connection to end for another: one without anything to read before one that takes its response too slowly.
    ///
    /// A request that has come but waits for a thread comes last. A connection of which a thread makes the response is
    /// left alone.
    private static func leastMissed(of entries: [Entry]) -> Int? {
        entries.firstIndex { $0.stage == .waiting && !$0.connection.hasUnreadBytes }
            ?? entries.firstIndex { $0.stage == .responding } ?? entries.firstIndex { $0.stage == .waiting }
    }
}
