import Synchronization

/// The immutable bytes of a response, which any number of responses can share.
///
/// Their hash and compressed form are computed once and stored with them.
package struct HTTPBody: Sendable {
    /// The only copy of the bytes. It does not move, so that the server can send from it.
    package final class Memory: Sendable {
        /// Valid as long as the object exists.
        ///
        /// Unsafe only for the compiler, because the bytes never change after their creation.
        package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

        /// The memory that this is a part of. Nil if it has its own.
        private let whole: Memory?

        fileprivate let digest = Mutex<String?>(nil)
        fileprivate let encoded = Mutex<[String: HTTPBody?]>([:])

        fileprivate init(_ bytes: UnsafeRawBufferPointer) {
            let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
            copy.copyMemory(from: bytes)
            self.bytes = UnsafeRawBufferPointer(copy)
            whole = nil
        }

        fileprivate init(_ range: Range<Int>, of whole: Memory) {
            bytes = UnsafeRawBufferPointer(rebasing: whole.bytes[range])
            self.whole = whole
        }

        deinit {
            if whole == nil { bytes.deallocate() }
        }
    }

    package let memory: Memory

    /// A copy of the bytes.
    package init(_ bytes: some Collection<UInt8>) {
        let shared = bytes.withContiguousStorageIfAvailable { Memory(UnsafeRawBufferPointer($0)) }
        memory = shared ?? Array(bytes).withUnsafeBytes { Memory($0) }
    }

    private init(_ memory: Memory) {
        self.memory = memory
    }

    /// Returns a part of the bytes, without copying them.
    package func part(_ range: Range<Int>) -> HTTPBody { HTTPBody(Memory(range, of: memory)) }

    /// The XXH64 hash of the bytes, in 16 hexadecimal digits.
    package var digest: String {
        memory.digest.withLock { digest in
            let known = digest ?? Self.digits(of: XXH64.hash(memory.bytes))
            digest = known
            return known
        }
    }

    private static func digits(of hash: UInt64) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Returns the bytes in a content coding, which `encode` creates the first time. Nil if that failed.
    package func encoded(as coding: String, by encode: (HTTPBody) -> HTTPBody?) -> HTTPBody? {
        memory.encoded.withLock { encoded in
            if let known = encoded[coding] { return known }
            let made = encode(self)
            encoded[coding] = .some(made)
            return made
        }
    }
}

extension HTTPBody: RandomAccessCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { memory.bytes.count }

    package subscript(index: Int) -> UInt8 { memory.bytes[index] }

    package func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result? {
        try memory.bytes.withMemoryRebound(to: UInt8.self, body)
    }
}

extension HTTPBody: Hashable {
    package static func == (left: HTTPBody, right: HTTPBody) -> Bool {
        left.memory === right.memory || left.elementsEqual(right)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bytes: memory.bytes)
    }
}

extension HTTPBody: ExpressibleByArrayLiteral {
    package init(arrayLiteral bytes: UInt8...) {
        self.init(bytes)
    }
}
