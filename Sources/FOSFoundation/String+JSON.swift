import Foundation

extension String {
    /// The value that this JSON text holds, with ISO 8601 dates.
    ///
    /// - Throws: What `JSONDecoder` throws.
    public func fromJSON<Value: Decodable>() throws -> Value {
        try Data(utf8).fromJSON()
    }
}
