import Diagnostics
import Foundation

/// A link of a page to an address.
enum TextLink {
    /// The schemes of addresses that a page may link to. Others could run code.
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// Whether a page may link to an address.
    static func allows(_ address: URL) -> Bool {
        address.scheme.map { schemes.contains($0.lowercased()) } ?? false
    }

    /// Returns an address, or reports one to which a page may not link.
    static func address(_ text: String, report: (String) -> Void) -> URL? {
        if let address = URL(string: text), allows(address) { return address }
        report(text)
        return nil
    }
}

extension Diagnostic {
    /// A text has a link that the page does not have.
    static func linkWithoutEffect(_ address: String) -> Diagnostic {
        Diagnostic(
            .withoutEffect,
            """
            The link to '\(address)' in a text has no effect on a web page. Only addresses with http, https, mailto or \
            tel are links.
            """, subject: address)
    }
}
