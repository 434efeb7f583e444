package import FOSMVVM
package import HTMLRendering
package import PreviewCatalog

/// Examines previews in a browser.
package protocol BrowserTrials: Sendable {
    /// Returns what axe-core finds in the document of a preview. Any number of threads may ask at once.
    ///
    /// - Throws: The reason why the document could not be examined.
    func violations(
        in preview: Preview, locale: LocaleIdentifier, version: ViewVersion
    ) throws -> [AccessibilityViolation]
}

/// A rule of axe-core that elements of a preview violate.
package struct AccessibilityViolation: Decodable, Sendable {
    /// The name of the rule, such as `color-contrast`.
    package let id: String
    /// What must be true, such as `Images must have alternative text`.
    package let help: String
    /// The address of the explanation.
    package let address: String
    /// The start tags of the elements.
    package let tags: [String]

    package init(id: String, help: String, address: String, tags: [String]) {
        (self.id, self.help, self.address, self.tags) = (id, help, address, tags)
    }
}
