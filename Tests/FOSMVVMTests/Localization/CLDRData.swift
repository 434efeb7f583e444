import Foundation

/// The files that Scripts/cldr-values writes.
enum CLDRData {
    /// The categories of numbers: of each number a letter, by locales whose rules agree.
    struct Plurals: Decodable {
        let numbers: [Int]
        let cardinal: [String: [String]]
        let ordinal: [String: [String]]
    }

    /// What is written for each value in each locale.
    struct Formats: Decodable {
        let moments: [Date]
        let locales: [String: [String: String]]
    }

    /// What Swift's ICU writes otherwise than CLDR, with the reason; kept by hand.
    struct Differences: Decodable {
        let reason: String
        let locales: [String: [String: String]]
    }

    /// The parents of locales that truncation does not give.
    struct Parents: Decodable {
        let parents: [String: String]
    }

    static func plurals() throws -> Plurals { try read("plurals") }
    static func formats() throws -> Formats { try read("formats") }
    static func differences() throws -> [Differences] { try read("differences") }
    static func parents() throws -> Parents { try read("parents") }

    private static func read<Content: Decodable>(_ name: String) throws -> Content {
        let file = Bundle.module.bundleURL.appending(path: "CLDR/\(name).json")
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Content.self, from: Data(contentsOf: file))
    }
}
