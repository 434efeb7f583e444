import Foundation
import Testing

@testable import FOSMVVM

@Suite struct PluralRulesTests {
    /// The letter that Scripts/cldr-values writes for a category.
    private func letter(_ category: PluralCategory) -> Character {
        category == .other ? "-" : category.rawValue.first ?? "?"
    }

    /// Babel 2.18 has CLDR 47, and Swift 6.3 has CLDR 46, in which Haitian Creole (`ht`) has no rules yet.
    @Test(arguments: [false, true])
    func `Each of 227 numbers has the category of CLDR in each of 311 languages`(isOrdinal: Bool) throws {
        let plurals = try CLDRData.plurals()
        let groups = isOrdinal ? plurals.ordinal : plurals.cardinal
        var compared = 0
        for (letters, languages) in groups {
            for language in languages where language != "ht" {
                let locale = try #require(LocaleIdentifier(language))
                let categories = plurals.numbers.map { PluralRules.category(of: $0, in: locale, ordinal: isOrdinal) }
                #expect(String(categories.map(letter)) == letters, "\(language)")
                compared += categories.count
            }
        }
        #expect(compared == 227 * 311)
    }

    @Test(arguments: [
        ("en", false, "one other"), ("en", true, "one two few other"), ("pl", false, "one few many other"),
        ("ar", false, "zero one two few many other"), ("ja", false, "other"), ("ja", true, "other"),
        ("cy", false, "zero one two few many other"), ("cy", true, "zero one two few many other"),
        ("fr", false, "one many other"), ("cs", false, "one few other"), ("pt-PT", false, "one many other"),
        ("zh-Hant-HK", false, "other"), ("xx", false, "other"), ("en-x-private", false, "one other"),
    ])
    func `The categories of a locale are those of whole numbers`(tag: String, isOrdinal: Bool, categories: String)
        throws
    {
        let locale = try #require(LocaleIdentifier(tag))
        let found = PluralRules.categories(for: locale, ordinal: isOrdinal)
        #expect(found.map(\.rawValue).joined(separator: " ") == categories)
    }

    @Test(arguments: [
        ("en", false, "other"), ("fr", false, "one many other"), ("pl", false, "few many"), ("ja", false, "other"),
        ("ar", false, "few many other"), ("ru", false, "one few many"), ("lv", false, "zero one other"),
        ("cy", false, "other"), ("en", true, "one two few other"), ("it", true, "many other"), ("xx", false, "other"),
    ])
    func `A category belongs to several numbers or to one`(
        tag: String, isOrdinal: Bool, categories: String
    ) throws {
        let shared = PluralRules.sharedCategories(for: try #require(LocaleIdentifier(tag)), ordinal: isOrdinal)
        #expect(shared.sorted().map(\.rawValue).joined(separator: " ") == categories)
    }

    @Test(arguments: [
        ("es", false, "many"), ("fr", false, "many"), ("it", false, "many"), ("pt", false, "many"),
        ("pt-PT", false, "many"), ("it", true, ""), ("en", false, ""), ("pl", false, ""), ("ar", false, ""),
        ("xx", false, ""),
    ])
    func `A category can belong to whole millions only`(
        tag: String, isOrdinal: Bool, categories: String
    ) throws {
        let large = PluralRules.largeCategories(for: try #require(LocaleIdentifier(tag)), ordinal: isOrdinal)
        #expect(large.map(\.rawValue).joined(separator: " ") == categories)
    }

    /// The 227 numbers of Babel show which categories several numbers have, in each language.
    @Test(arguments: [false, true])
    func `The shared categories match CLDR in each of 311 languages`(isOrdinal: Bool) throws {
        let plurals = try CLDRData.plurals()
        for (letters, languages) in isOrdinal ? plurals.ordinal : plurals.cardinal {
            let counts = Dictionary(grouping: letters) { $0 }.mapValues(\.count)
            for language in languages where language != "ht" {
                let locale = try #require(LocaleIdentifier(language))
                let shared = PluralRules.sharedCategories(for: locale, ordinal: isOrdinal)
                #expect(Set(shared.map(letter)) == Set(counts.filter { $0.value > 1 }.keys), "\(language)")
            }
        }
    }

    @Test func `Large and negative numbers have the category of their digits`() throws {
        let polish = try #require(LocaleIdentifier("pl"))
        #expect(PluralRules.category(of: 9_007_199_254_740_993, in: polish) == .few)
        #expect(PluralRules.category(of: .max, in: polish) == .many)
        #expect(PluralRules.category(of: .min, in: polish) == .many)
        #expect(PluralRules.category(of: -1, in: polish) == .one)
        let breton = try #require(LocaleIdentifier("br"))
        #expect(PluralRules.category(of: 5_000_000_000_000_000_000, in: breton) == .many)
        #expect(PluralRules.category(of: 5_000_000_000_000_000_001, in: breton) == .one)
    }

    @Test func `More locales than the cache keeps have their categories`() throws {
        for number in 0..<300 {
            let locale = try #require(LocaleIdentifier("pl-x-a\(number)"))
            #expect(PluralRules.category(of: 2, in: locale) == .few)
        }
    }
}
