public import FOSMVVM
public import Foundation
import Testing

/// Expects that the stub of a type decodes from its JSON without loss.
///
///     try expectCodable(OrderQuery.self)
///     try expectCodable(OrderViewModel.self, encoder: encoder())
///
/// - Parameters:
///   - type: The type.
///   - encoder: The encoder, or nil for one that does not localize. Texts of a ViewModel need that of the suite.
///   - decoder: The decoder, or nil for `JSONDecoder.defaultDecoder`.
///   - message: What the message of a failure begins with.
/// - Throws: ``FOSCodableError``, which fails the test.
public func expectCodable<Model: Codable & Stubbable>(
    _ type: Model.Type, encoder: JSONEncoder? = nil, decoder: JSONDecoder? = nil,
    _ message: @autoclosure () -> String = ""
) throws {
    let problem: String
    do {
        let written = try type.stub().toJSONData(encoder: encoder)
        let rewritten = try (decoder ?? .defaultDecoder).decode(type, from: written).toJSONData(encoder: encoder)
        guard let difference = try JSONDifference(from: written, to: rewritten) else { return }
        problem = difference.description
    } catch {
        problem = CodingProblem.description(of: error)
    }
    let prefix = message()
    throw FOSCodableError(
        errorDescription: (prefix.isEmpty ? "" : "\(prefix): ")
            + "\(type) does not decode correctly from its JSON: \(problem).")
}

/// The failure of ``expectCodable(_:encoder:decoder:_:)``.
public struct FOSCodableError: LocalizedError, CustomDebugStringConvertible {
    /// The type, and what happened to its JSON.
    public let errorDescription: String?

    /// The same text.
    public var debugDescription: String { errorDescription ?? "" }
}

extension LocalizableTestCase {
    /// Does the same as ``expectFullViewModelTests(_:locales:filePath:sourceLocation:)``, and, beside the file of the test,
    /// the same as ``expectVersionedViewModel(_:version:encoder:decoder:_:fixedTestFilePath:file:line:)``.
    ///
    /// - Parameters:
    ///   - type: The type of the ViewModel.
    ///   - locales: The locales, or nil for the locales of the suite.
    ///   - file: The file of the test, such as `#filePath`.
    ///   - line: The line at which failures are reported.
    /// - Throws: ``FOSCodableError`` for an earlier version that does not decode, or any error from the stub's
    ///   `encode(to:)`.
    public func expectFullViewModelTests<Model: ViewModel>(
        _ type: Model.Type, locales: Set<Locale>? = nil, file: String, line: Int = #line
    ) throws {
        let module = file.split(separator: "/").suffix(2).joined(separator: "/")
        try expectFullViewModelTests(
            type, locales: locales,
            sourceLocation: SourceLocation(fileID: module, filePath: file, line: line, column: 1))
        try expectVersionedViewModel(type, encoder: encoder(), file: file, line: line)
    }
}
