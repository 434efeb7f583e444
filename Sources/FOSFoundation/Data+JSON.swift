public import Foundation

extension Data {
    /// The value that this UTF-8 encoded JSON holds, with ISO 8601 dates.
    ///
    /// - Throws: What `JSONDecoder` throws.
    public func fromJSON<Value: Decodable>() throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Value.self, from: self)
    }
}
