import Foundation
import HTTPCore

/// The media features of a preview, which replace those of the reader's browser: in its stylesheets and its HTML without
/// a script, and in what its own scripts do.
struct MediaEmulation: Sendable {
    /// The parameters of pages that determine media features.
    static let parameters: Set<PageParameter> = [.theme, .text, .motion, .contrast]

    /// The theme that a stylesheet for both gets. Nil for that of the reader's system.
    let theme: String?
    /// The values of media features by their names, such as `prefers-color-scheme`.
    let features: [String: String]
    /// The size of text in percent of the browser's own.
    let textSize: Int
    /// The query that the addresses of stylesheets get.
    private let query: String

    init(_ parameters: PageParameters) {
        theme = parameters.theme.attribute
        textSize = parameters.look.textSize.rawValue
        var features = theme.map { ["prefers-color-scheme": $0] } ?? [:]
        for preference in parameters.look.preferences { features[preference.feature] = preference.value }
        self.features = features
        query = HTTPQuery(parameters.items(of: Self.parameters.subtracting(theme == nil ? [.theme] : []))).encoded
    }

    /// What the script of a document emulates, such as `prefers-color-scheme:dark text-size:150`. Nil for nothing.
    var attribute: String? {
        let size = textSize == PreviewLook.TextSize.ordinary.rawValue ? [] : ["text-size:\(textSize)"]
        let all = features.sorted(by: <).map { "\($0.key):\($0.value)" } + size
        return all.isEmpty ? nil : all.joined(separator: " ")
    }

    /// Whether everything is as in the reader's browser.
    var isEmpty: Bool { query.isEmpty }

    /// Returns a media query that always or never matches instead of one about a feature. Nil for one that depends on
    /// the browser.
    ///
    /// - Parameters:
    ///   - feature: The name of the feature in lower case.
    ///   - value: The value in lower case. Nil for any value but `no-preference`.
    func condition(_ feature: String, is value: String?) -> String? {
        guard let emulated = features[feature] else { return nil }
        return value == nil || value == emulated ? "(min-width: 0)" : "(max-width: -1px)"
    }

    /// Returns the address of a stylesheet with emulated features. One of another host stays as it is.
    ///
    /// - Parameter base: The address of the document or the stylesheet that refers to it.
    func address(ofStylesheet address: String, from base: String) -> String {
        let host = URL(string: "http://host\(base)")
        guard !isEmpty, let url = URL(string: address, relativeTo: host)?.absoluteURL, url.host() == "host" else {
            return address
        }
        let own = url.query().map { "\($0)&" } ?? ""
        return "\(url.path(percentEncoded: true))?\(own)\(query)"
    }
}

extension PreviewLook.Preference {
    /// The media feature with its value.
    fileprivate var feature: String {
        switch self {
        case .motion: "prefers-reduced-motion"
        case .contrast: "prefers-contrast"
        }
    }
}
