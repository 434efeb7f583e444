import Foundation

extension LocaleIdentifier {
    /// The locale for formats: the language, script and region, and the keywords of the Unicode extension that affect
    /// formats (UTS #35 §3.6), as far as CLDR knows them. For example, `en-US-x-a` is `en-US`.
    ///
    /// ICU cannot format with an unknown numbering system, and it keeps some memory for each new name as long as the
    /// program runs.
    var formatLocale: LocaleIdentifier {
        let subtags = LocaleSubtags(self)
        let region = subtags.region.flatMap { Locale.Region($0).isISORegion ? $0 : nil }
        if subtags.isPlain, region == subtags.region { return self }
        let keywords = keywords.filter(Self.isKnown).sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        let parts = [subtags.language, subtags.script, region].compactMap { $0 } + (keywords.isEmpty ? [] : ["u"])
        return LocaleIdentifier((parts + keywords).joined(separator: "-")) ?? self
    }

    /// The keywords of the Unicode extension, such as `latn` for `nu`. If a keyword is repeated, the first one applies.
    private var keywords: [String: String] {
        let subtags = tag.split(separator: "-").prefix { $0 != "x" }
        let own = subtags.drop { $0 != "u" }.dropFirst().prefix { $0.count > 1 }
        var keywords: [String: String] = [:]
        var rest = own.drop { $0.count != 2 }
        while let key = rest.popFirst() {
            let type = rest.prefix { $0.count != 2 }
            rest = rest.dropFirst(type.count)
            if keywords[String(key)] == nil { keywords[String(key)] = type.joined(separator: "-") }
        }
        return keywords
    }

    private static func isKnown(_ key: String, _ type: String) -> Bool {
        switch key {
        case "ca": Locale.Components(identifier: "en-u-ca-\(type)").calendar != nil
        case "fw": Locale.Weekday(rawValue: type) != nil
        case "hc": Locale.HourCycle(rawValue: type) != nil
        case "nu": numberingSystems.contains(type)
        case "rg": type.hasSuffix("zzzz") && Locale.Region(type.dropLast(4).uppercased()).isISORegion
        default: false
        }
    }

    /// The numbering systems by name, including names for a system of the language.
    private static let numberingSystems = Set(Locale.NumberingSystem.availableNumberingSystems.map(\.identifier))
        .union(["native", "traditio", "finance"])
}
