import Foundation

/// A file in JSON, whose problems have a line.
package struct JSONFile {
    private let text: String
    private let file: String

    /// - Parameter file: The path of the file, for messages.
    package init(_ text: String, file: String) {
        self.text = text
        self.file = file
    }

    /// Decodes the file.
    ///
    /// - Parameters:
    ///   - kind: The kind of a problem.
    ///   - name: What the file is, such as "The String Catalog".
    /// - Throws: A diagnostic with the line of what cannot be read.
    package func decode<Value: Decodable>(
        _ type: Value.Type, _ kind: Diagnostic.Kind, named name: String
    ) throws(Diagnostic) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(text.utf8))
        } catch let error as DecodingError {
            throw Diagnostic(
                kind, "\(name) cannot be read: \(error.reason)", at: SourcePlace(file: file, line: line(of: error)))
        } catch {
            throw Diagnostic(
                kind, "\(name) cannot be read: \(error.localizedDescription)", at: SourcePlace(file: file))
        }
    }

    /// Returns the place of a value, or of the last one on the way to it.
    package func place(of path: [any CodingKey]) -> SourcePlace { SourcePlace(file: file, line: line(of: path)) }

    /// Returns the text with a first member in an object. Everything else stays as it is written.
    ///
    /// - Parameters:
    ///   - member: The member in JSON, whose lines are indented like those of the object.
    ///   - path: The keys of the object. Empty for the whole file.
    /// - Returns: Nil if there is no object.
    package func adding(_ member: String, toObject path: [any CodingKey]) -> String? {
        var cursor = JSONCursor(text.utf8)
        for key in path { guard cursor.enter(key) else { return nil } }
        guard let (start, isEmpty) = cursor.enterObject() else { return nil }
        let (head, rest) = (text.utf8.prefix(start), text.utf8.dropFirst(start))
        let indentation = String(repeating: "  ", count: path.count)
        let lines = member.split(separator: "\n").map { "\n  \(indentation)\($0)" }.joined()
        let end = !isEmpty ? "," : rest.first == UInt8(ascii: "}") ? "\n\(indentation)" : ""
        return String(Substring(head)) + lines + end + String(Substring(rest))
    }

    /// Whether there is a value.
    package func has(_ path: [any CodingKey]) -> Bool {
        var cursor = JSONCursor(text.utf8)
        return path.allSatisfy { cursor.enter($0) }
    }

    private func line(of path: [any CodingKey]) -> Int {
        var cursor = JSONCursor(text.utf8)
        for key in path { guard cursor.enter(key) else { break } }
        return cursor.line
    }

    private func line(of error: DecodingError) -> Int? {
        switch error {
        case .dataCorrupted(let context) where context.codingPath.isEmpty: lineOfSyntaxError
        case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
            .valueNotFound(_, let context):
            line(of: context.codingPath)
        @unknown default: nil
        }
    }

    /// The line of the first syntax error. `JSONDecoder` does not say where it is.
    private var lineOfSyntaxError: Int? {
        do {
            _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
            return nil
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
            guard let offset = reason?.firstMatch(of: /character ([0-9]+)/).flatMap({ Int($0.output.1) }) else {
                return nil
            }
            return text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
        }
    }
}

/// A key or an index in JSON.
package struct JSONKey: CodingKey {
    package let stringValue: String
    package let intValue: Int?

    package init(_ name: String) { (stringValue, intValue) = (name, nil) }
    package init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }
    package init?(stringValue: String) { self.init(stringValue) }
    package init?(intValue: Int) { self.init(intValue) }
}

extension DecodingError {
    /// What is wrong, as a sentence.
    fileprivate var reason: String {
        switch self {
        case .keyNotFound(let key, let context): "'\(key.stringValue)' is missing\(Self.place(context.codingPath))."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "A value has another type\(Self.place(context.codingPath)). \(context.debugDescription)"
        case .dataCorrupted(let context) where !context.codingPath.isEmpty: context.debugDescription
        case .dataCorrupted: "The file is not JSON."
        @unknown default: localizedDescription
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        path.isEmpty ? "" : " in '\(path.map { String($0.stringValue.prefix(100)) }.joined(separator: "/"))'"
    }
}

/// A position in a text that is JSON.
private struct JSONCursor {
    private let bytes: [UInt8]
    private var position = 0
    /// The start of the last value that was entered, or of its key.
    private var mark = 0

    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    var line: Int { bytes[..<mark].count { $0 == UInt8(ascii: "\n") } + 1 }

    /// Goes to a member or an element of the value at the position. Stays if there is none.
    mutating func enter(_ key: any CodingKey) -> Bool {
        var next = self
        guard next.find(key) else { return false }
        self = next
        return true
    }

    /// Goes behind the bracket that opens the object at the position. Returns that position, and whether the object is empty. Nil
    /// for any other value.
    mutating func enterObject() -> (position: Int, isEmpty: Bool)? {
        guard take("{") else { return nil }
        let start = position
        return (start, nextByte == UInt8(ascii: "}"))
    }

    private mutating func find(_ key: any CodingKey) -> Bool {
        guard take("{") || take("[") else { return false }
        var index = 0
        while let byte = nextByte, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") {
            mark = position
            var isFound = key.intValue == index
            if key.intValue == nil {
                skipValue()
                isFound =
                    (try? JSONDecoder().decode(String.self, from: Data(bytes[mark..<position]))) == key.stringValue
                guard take(":") else { return false }
            }
            if isFound { return true }
            skipValue()
            guard take(",") else { return false }
            index += 1
        }
        return false
    }

    /// The next byte that is not white space.
    private var nextByte: UInt8? {
        mutating get {
            while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
            return position < bytes.count ? bytes[position] : nil
        }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard nextByte == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipValue() {
        var depth = 0
        while let byte = nextByte {
            switch byte {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return }
                depth -= 1
                position += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                if depth == 0 { return }
                position += 1
                continue
            default:
                position += 1
                continue
            }
            if depth == 0 { return }
        }
    }

    private mutating func skipString() {
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + 1, bytes.count)
    }
}
