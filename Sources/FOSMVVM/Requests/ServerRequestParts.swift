import FOSFoundation
public import Foundation

/// What a request asks for, such as the id of a page.
public protocol ServerRequestQuery: Codable, Hashable, Sendable {}

/// The part of a response that a client shows first.
public protocol ServerRequestFragment: Codable, Hashable, Sendable {}

/// The order of what a request asks for.
public protocol ServerRequestSort: Codable, Hashable, Sendable {}

/// The error with which a server answers a request, such as one with the reasons why values are not valid.
public protocol ServerRequestError: Error, Codable, Sendable {}

/// A value that can be the body of a request or a response.
public protocol ServerRequestBody: Codable, Sendable {
    /// What the body adds to the path of its request.
    static var bodyPath: String { get }
    /// The maximum size of the body, or nil for that of the server.
    static var maxBodySize: ServerRequestBodySize? { get }
}

extension ServerRequestBody {
    /// The name of the type in snake case.
    public static var bodyPath: String { bodyPath(for: Self.self) }

    /// The limit of the server.
    public static var maxBodySize: ServerRequestBodySize? { nil }

    /// Returns the name of a type in snake case, without the punctuation of generic types.
    public static func bodyPath<Body: ServerRequestBody>(for body: Body.Type) -> String {
        TypeName.withoutPunctuation(body).snakeCased()
    }
}

extension TypeName {
    /// Returns the last name of a type, with the names of its generic arguments behind it.
    static func withoutPunctuation(_ type: Any.Type) -> String {
        of(type).filter { !"<>, ".contains($0) }
    }
}

/// The size of a body.
public enum ServerRequestBodySize: Hashable, Sendable {
    /// A number of bytes.
    case bytes(UInt)
    /// A number of 1,024 bytes.
    case kb(UInt)
    /// A number of 1,024 kB.
    case mb(UInt)
    /// A number of 1,024 MB.
    case gb(UInt)

    /// The number of bytes, at most the largest one that there is.
    public var byteCount: UInt {
        let (count, unit): (UInt, UInt) =
            switch self {
            case .bytes(let count): (count, 1)
            case .kb(let count): (count, 1 << 10)
            case .mb(let count): (count, 1 << 20)
            case .gb(let count): (count, 1 << 30)
            }
        let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: unit)
        return isTooLarge ? .max : bytes
    }
}

/// The query of a request without a query.
public struct EmptyQuery: ServerRequestQuery {
    /// Creates an empty value.
    public init() {}
}

/// The fragment of a request without a fragment.
public struct EmptyFragment: ServerRequestFragment {
    /// Creates an empty value.
    public init() {}
}

/// The order of a request without an order.
public struct EmptySort: ServerRequestSort {
    /// Creates an empty value.
    public init() {}
}

/// The body of a request or a response without a body. It is always valid.
public struct EmptyBody: ServerRequestBody, ValidatableModel {
    /// Creates an empty value.
    public init() {}

    /// An empty string.
    public static var bodyPath: String { "" }

    /// Nil, because there is nothing that could be wrong.
    public func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? { nil }
}

/// The error type of a request that returns no error of its own.
public struct EmptyError: ServerRequestError, LocalizedError {
    /// Creates an empty value.
    public init() {}

    /// Says that nothing is known.
    public var errorDescription: String? { "The request failed, and the server sent no reason. Try again." }
}

/// The name of a property by which something can be ordered.
public protocol SortKey: Codable, Hashable, Sendable {}

/// Whether the smallest or the largest comes first.
public enum SortDirection: Codable, Hashable, Sendable {
    /// The smallest first.
    case ascending
    /// The largest first.
    case descending
}

/// A property by which something is ordered, and its direction.
public struct SortTerm<Key: SortKey>: Codable, Hashable, Sendable {
    /// The property.
    public let key: Key
    /// Whether the smallest or the largest comes first.
    public let direction: SortDirection

    /// Creates a term.
    public init(key: Key, direction: SortDirection) {
        (self.key, self.direction) = (key, direction)
    }
}

/// An order by several properties, the most important one first.
public struct SortCriteria<Key: SortKey>: ServerRequestSort {
    /// The properties.
    public let terms: [SortTerm<Key>]

    /// Creates an order.
    public init(_ terms: [SortTerm<Key>]) { self.terms = terms }
}
