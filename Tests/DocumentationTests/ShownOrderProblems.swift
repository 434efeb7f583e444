import FOSMVVM
import Foundation
import Synchronization

@testable import FOSTesting

/// The messages on a page of failed tests of an order that lacks texts, loses some of itself, or changes.
enum ShownOrderProblems {
    private static let file = "Sources/Bakery/Localizations/OrderViewModel.yml"
    private static let en = LocaleIdentifier.english

    /// Nil when the block shows none.
    static func messages(like code: String) throws -> String? {
        if code.hasPrefix("OrderViewModel lacks") { return try missingTexts() }
        if code.hasPrefix("OrderViewModel does not decode") { return try losses() }
        return nil
    }

    /// The bakery's own order, in German without its last text, and in Polish.
    private static func missingTexts() throws -> String? {
        let text = try Project.text("Tests/DocumentationTests/Bakery/\(file)")
            .replacing("    emptyMessage: \"Noch nichts bestellt.\"\n", with: "")
        let store = TextStore(yaml: ["/bakery/\(file)": text])
        let locales = ["de", "en", "pl"].compactMap(LocaleIdentifier.init)
        return try Translations(store: store, locales: locales).failure(of: TextsOfOrder(), named: "OrderViewModel")
            .map { $0 + "\n" }
    }

    private static func losses() throws -> String {
        let store = TextStore(yaml: [:])
        let order = OrderViewModel(customerName: "Mina Okafor", loaves: ["Rye"])
        let failures = [
            try RoundTrip(order, locale: en, store: store).failure(),
            try StubComparison(store: store).failure(of: OrderViewModel.self),
        ]
        return failures.compactMap { $0.map { $0 + "\n" } }.joined()
    }

    /// An order's texts, by the keys that they have in the bakery.
    private struct TextsOfOrder: Encodable {
        let texts = ["title", "pickUpLabel", "emptyMessage"].map {
            LocalizableString.localized(key: "OrderViewModel.\($0)")
        }
    }

    /// Reads its loaves in another way than it writes them, and has another customer each time.
    private struct OrderViewModel: Codable, Stubbable {
        private static let customers = Mutex(["Mina Okafor", "Mina Okafor", "Jan Novak", "Jan Novak"])

        let customerName: String
        let loaves: [String]

        init(customerName: String, loaves: [String]) {
            self.customerName = customerName
            self.loaves = loaves
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            customerName = try container.decode(String.self, forKey: .customerName)
            loaves = try container.decode([String].self, forKey: .loaves).map { $0.lowercased() }
        }

        static func stub() -> Self {
            let customer = customers.withLock { customers in
                let first = customers.removeFirst()
                customers.append(first)
                return first
            }
            return Self(customerName: customer, loaves: ["Rye"])
        }
    }
}
