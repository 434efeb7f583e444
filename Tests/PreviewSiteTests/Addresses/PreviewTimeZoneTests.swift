import FOSMVVM
import Testing

@testable import PreviewSite

struct PreviewTimeZoneTests {
    @Test(arguments: [
        ("Asia/Tokyo", "Asia/Tokyo"), ("europe/BERLIN", "Europe/Berlin"), ("utc", "UTC"), ("GMT", "GMT"),
        ("Asia/Kolkata", "Asia/Kolkata"), ("EST", "EST"), ("PST8PDT", "PST8PDT"), ("Etc/GMT+5", "Etc/GMT+5"),
        ("asia/KOLKATA", "Asia/Kolkata"), ("us/eastern", "US/Eastern"),
    ])
    func knowsTheNamesOfTheDatabaseInAnyCase(name: String, identifier: String) throws {
        #expect(try #require(PreviewTimeZone(name)).identifier == identifier)
    }

    @Test(arguments: [
        "", "Asia/Tokio", "Nowhere/City", "GMT+3", "GMT+0300", "GMT-0300", "+02:00", "../../etc/localtime",
        "Europe/Berlin\0", "ACT", "IST", "BST", "SystemV/EST5", "SystemV/YST9YDT", "jptyo", "Etc/Unknown",
        String(repeating: "a", count: 10_000),
    ])
    func refusesEverythingElse(name: String) {
        #expect(PreviewTimeZone(name) == nil)
    }

    @Test func everyZoneThatItKnowsIsOneOfFoundation() {
        for name in ICU.timeZones { #expect(PreviewTimeZone(name)?.identifier == name) }
    }

    @Test(arguments: [("Asia/Tokio", "Asia/Tokyo"), ("tokyo", "Asia/Tokyo"), ("Berln", "Europe/Berlin")])
    func suggestsTheNearest(name: String, nearest: String) {
        #expect(PreviewTimeZone.nearest(to: name).first == nearest)
    }

    @Test func suggestsNothingForWhatIsNearToNothing() {
        #expect(PreviewTimeZone.nearest(to: "xyzzyxyzzyxyzzy").isEmpty)
    }
}
