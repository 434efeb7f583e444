import Foundation
import HTTPCore
import Synchronization

/// The open connections of a server, up to a limit.
///
/// A new connection replaces the one whose client has kept the server waiting longest, so that clients that are idle or
/// send incomplete requests do not block others.
final class OpenConnections: Sendable {
    /// A connection, from its acceptance until its socket is closed.
    final class Connection: Sendable {
        /// The address of the client. Nil if it is unknown.
        let peer: IPAddress?
        fileprivate let socket: Int32
        /// The last move of the connection. Its own thread writes it for each request, so it has no lock.
        private let move: Atomic<Int>

        fileprivate init(socket: Int32, peer: IPAddress?, _ move: Move) {
            self.socket = socket
            self.peer = peer
            self.move = Atomic(move.rawValue)
        }

        fileprivate func store(_ move: Move) { self.move.store(move.rawValue, ordering: .relaxed) }

        fileprivate var lastMove: Move { Move(rawValue: move.load(ordering: .relaxed)) }

        /// Whether the client has sent data that no thread has read yet.
        fileprivate var hasUnreadBytes: Bool {
            var byte: UInt8 = 0
            return recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) > 0
        }
    }

    /// The stage of a connection.
    enum Stage: Int {
        /// The client must send a request, or the rest of one.
        case waiting
        /// A thread creates the response.
        case handling
        /// The client must receive the response.
        case responding
    }

    /// The change of a connection to a stage.
    fileprivate struct Move {
        let rawValue: Int

        init(rawValue: Int) { self.rawValue = rawValue }

        init(number: Int, to stage: Stage) { rawValue = number << 2 | stage.rawValue }

        /// The number of the move among those of all connections.
        var number: Int { rawValue >> 2 }
        // Not nil, because both bits are those of a stage.
        var stage: Stage { Stage(rawValue: rawValue & 3)! }
    }

    private let limit: Int
    private let connections = Mutex<[Connection]>([])
    private let moves = Atomic(0)

    init(limit: Int) {
        self.limit = limit
    }

    /// The number of connections.
    var count: Int { connections.withLock { $0.count } }

    /// Adds a connection, which waits for its first request. At the limit, another connection ends.
    func open(socket: Int32, peer: IPAddress? = nil) -> Connection {
        let connection = Connection(socket: socket, peer: peer, nextMove(to: .waiting))
        connections.withLock { connections in
            if connections.count >= limit, let index = Self.replaceable(of: connections) {
                // The thread of the connection treats it as if its client had disconnected, and closes the socket.
                shutdown(connections.remove(at: index).socket, Int32(SHUT_RDWR))
            }
            connections.append(connection)
        }
        return connection
    }

    /// Changes the stage of a connection. A connection that was replaced stays ended.
    func move(_ connection: Connection, to stage: Stage) { connection.store(nextMove(to: stage)) }

    private func nextMove(to stage: Stage) -> Move {
        Move(number: moves.add(1, ordering: .relaxed).newValue, to: stage)
    }

    /// Removes a connection. Its socket is not used afterwards.
    func close(_ connection: Connection) {
        connections.withLock { connections in
            connections.removeAll { $0 === connection }
        }
    }

    /// Selects the connection to end: one without data to read before one that receives its response too slowly, and
    /// the one that has been in its stage longest.
    ///
    /// A request that waits for a thread is selected last. A connection whose response is being created is never
    /// selected.
    private static func replaceable(of connections: [Connection]) -> Int? {
        let moves = connections.map(\.lastMove)
        let indices = connections.indices.sorted { moves[$0].number < moves[$1].number }
        return indices.first { moves[$0].stage == .waiting && !connections[$0].hasUnreadBytes }
            ?? indices.first { moves[$0].stage == .responding } ?? indices.first { moves[$0].stage == .waiting }
    }
}
