import FOSMVVM
import Foundation

/// What CLDR knows of locales, as far as the program's ICU has it.
enum KnownLocales {
    /// The part of a locale that CLDR does not know, in the words of a message; nil where it knows all.
    static func unknownPart(of identifier: LocaleIdentifier) -> String? {
        let subtags: [Substring] = identifier.tag.split(separator: "-").prefix { $0.count > 1 } + []
        if let language = subtags.first, !Locale.LanguageCode(String(language)).isISOLanguage {
            return "language '\(language)'"
        }
        if let script = subtags.dropFirst().first(where: isScript), !Locale.Script(String(script)).isISOScript {
            return "script '\(script)'"
        }
        if let region = subtags.dropFirst().first(where: isRegion), !isKnown(region: String(region)) {
            return "region '\(region)'"
        }
        if let other = subtags.dropFirst().first(where: { $0.count == 3 && $0.allSatisfy(\.isLetter) }) {
            return "script or region '\(other)'"
        }
        return nil
    }

    private static func isScript(_ subtag: Substring) -> Bool {
        subtag.count == 4 && subtag.allSatisfy(\.isLetter)
    }

    private static func isRegion(_ subtag: Substring) -> Bool {
        subtag.count == 2 || subtag.count == 3 && subtag.allSatisfy(\.isNumber)
    }

    /// ICU takes `UK` for an alias of `GB`, which no browser sends, `ZZ` stands for none, and the United Nations give no
    /// number from 900 on to a region.
    private static func isKnown(region: String) -> Bool {
        Locale.Region(region).isISORegion && !["UK", "ZZ"].contains(region) && !region.hasPrefix("9")
    }
}
