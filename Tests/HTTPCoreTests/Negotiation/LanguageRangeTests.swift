import Testing

@testable import HTTPCore

struct LanguageRangeTests {
    @Test(arguments: [
        ("de", "de", 1000), (" de-AT ", "de-AT", 1000), ("*", "*", 1000), ("de;q=0.8", "de", 800),
        ("de ; Q=0.85", "de", 850),
        ("de;q=0", "de", 0), ("de;q=1", "de", 1000), ("de;q=1.000", "de", 1000), ("de;q=0.", "de", 0),
        ("de;q=0.001", "de", 1),
        ("zh-Hant-TW", "zh-Hant-TW", 1000), ("\tde\t", "de", 1000),
    ])
    func `A range with its quality is read`(text: String, tag: String, quality: Int) {
        #expect(LanguageRange(parsing: text[...]) == LanguageRange(tag: tag, quality: quality))
    }

    @Test(arguments: [
        "", " ", ";q=1", "d e", "de-", "-de", "de--AT", "überlang", "abcdefghi", "*-de", "de;q=", "de;q=2",
        "de;q=1.001",
        "de;q=0.1234", "de;q=.5", "de;q=-1", "de;q=0.5e", "de;x=1", "de;q=0.5;x", "de_DE", "de;q=٠",
        "a-b-c-d-e-f-g-h-i",
    ])
    func `A malformed one is not`(text: String) {
        #expect(LanguageRange(parsing: text[...]) == nil)
    }
}
