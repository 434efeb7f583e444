import FOSFoundation
import Synchronization

/// The resources of which the client wants to know when they change, with the hashes of their texts.
final class Subscriptions: Sendable {
    /// The maximum number of resources. Each is read after each change of a file.
    static let limit = 100

    private let hashes: Mutex<[String: UInt64]>

    /// - Parameter hashes: The hashes by addresses, as another program has kept them.
    init(_ hashes: [String: UInt64] = [:]) { self.hashes = Mutex(hashes) }

    /// The hashes by addresses.
    var all: [String: UInt64] { hashes.withLock(\.self) }

    /// Adds a resource. Returns false if there are too many.
    func add(_ address: String, text: String) -> Bool {
        hashes.withLock { hashes in
            guard hashes.count < Self.limit || hashes[address] != nil else { return false }
            hashes[address] = StableHash.of(text)
            return true
        }
    }

    func remove(_ address: String) { hashes.withLock { $0[address] = nil } }

    /// Returns the addresses of the resources that have changed since the last call, in their order.
    ///
    /// - Parameter read: Returns the text of a resource. Nil for one that is not there.
    func changes(_ read: (String) -> String?) -> [String] {
        all.keys.sorted().filter { address in
            let hash = read(address).map { StableHash.of($0) } ?? 0
            return hashes.withLock { hashes in
                // The client may have ended its subscription meanwhile.
                guard let old = hashes[address], old != hash else { return false }
                hashes[address] = hash
                return true
            }
        }
    }
}
