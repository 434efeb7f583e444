public import Foundation
import Synchronization

/// A version of a program, such as 1.2.0: what client and server know of each other. It is a text like `"1.2.0"` in JSON.
public struct SystemVersion: Hashable, Sendable, Stubbable {
    /// It is raised when an old client no longer understands the server.
    public let major: Int
    /// It is raised when something is added.
    public let minor: Int
    /// It is raised when something is corrected.
    public let patch: Int

    /// Creates a version. What is not given is 0.
    public init(major: Int? = nil, minor: Int? = nil, patch: Int? = nil) {
        (self.major, self.minor, self.patch) = (major ?? 0, minor ?? 0, patch ?? 0)
    }

    /// The first version, 1.0.0.
    public static let vInitial = SystemVersion(major: 1)

    /// The current version, for previews and tests.
    public static func stub() -> Self { current }
}

extension SystemVersion {
    private static let versions = Mutex((current: vInitial, minimum: vInitial))

    /// The version of the running program: 1.0.0, until ``setCurrentVersion(_:)`` says another one.
    public static var current: Self { versions.withLock(\.current) }

    /// The oldest version of a client that is served: 1.0.0, until ``setMinimumSupportedVersion(_:)`` says another one.
    public static var minimumSupportedVersion: Self { versions.withLock(\.minimum) }

    /// Sets the version of the running program. Call it when the program starts.
    public static func setCurrentVersion(_ version: Self) { versions.withLock { $0.current = version } }

    /// Sets the oldest version of a client that is served. Call it when the program starts.
    public static func setMinimumSupportedVersion(_ version: Self) { versions.withLock { $0.minimum = version } }

    /// Whether all three numbers are the same.
    public func isSameVersion(as other: Self) -> Bool { self == other }

    /// Whether a program of this version understands one of another version: the major version is the same, and the
    /// minor one is not higher.
    public func isCompatible(with other: Self) -> Bool { major == other.major && minor <= other.minor }
}

extension SystemVersion: Comparable {
    /// Whether a version is older than another one.
    public static func < (older: Self, newer: Self) -> Bool {
        (older.major, older.minor, older.patch) < (newer.major, newer.minor, newer.patch)
    }
}

extension SystemVersion: LosslessStringConvertible {
    /// The version as a text, such as `1.2.0`.
    public var versionString: String { "\(major).\(minor).\(patch)" }

    /// The version as a JSON text, with its quotes.
    public var jsonVersionString: String { "\"\(versionString)\"" }

    /// The same as ``versionString``.
    public var description: String { versionString }

    /// Creates a version from a text like `1.2.0` or `v1.2.0`. Nil for any other text.
    public init?(_ description: String) {
        let numbers = description.trimmingPrefix("v").split(separator: ".", omittingEmptySubsequences: false)
            .map { Int($0) }
        guard numbers.count == 3, let major = numbers[0], let minor = numbers[1], let patch = numbers[2] else {
            return nil
        }
        self.init(major: major, minor: minor, patch: patch)
    }

    /// Creates a version from a text like `1.2.0` or `v1.2.0`.
    ///
    /// - Throws: ``SystemVersionError/invalidVersionString(_:)``.
    public init(string: String) throws {
        guard let version = Self(string) else { throw SystemVersionError.invalidVersionString(string) }
        self = version
    }
}

extension SystemVersion: Codable {
    /// The header of a request, with the version of the client.
    public static var httpHeader: String { "X-FOS-Version" }

    /// Reads a version from a text.
    ///
    /// - Throws: ``SystemVersionError/invalidVersionString(_:)``, or an error of the decoder.
    public init(from decoder: any Decoder) throws {
        try self.init(string: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the version as a text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(versionString)
    }
}

/// The reason why a version cannot be used.
public enum SystemVersionError: LocalizedError, Hashable {
    /// A request has no version.
    case missingSystemVersion
    /// A client has a version that the server does not serve.
    case incompatibleVersion(requested: SystemVersion, required: SystemVersion)
    /// A text is no version.
    case invalidVersionString(String)

    /// What happened, and what to do.
    public var errorDescription: String? {
        switch self {
        case .missingSystemVersion:
            "The request has no version. Send the version of the client with it."
        case .incompatibleVersion(let requested, let required):
            "The version \(requested) is not supported. Use \(required) or a later one with the same major version."
        case .invalidVersionString(let text):
            "'\(text)' is not a version. Write three numbers with dots between them, such as 1.2.0."
        }
    }
}
