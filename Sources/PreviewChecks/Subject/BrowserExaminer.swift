package import FOSMVVM
package import HTMLRendering
package import PreviewCatalog

/// Examines previews in a browser.
package protocol BrowserExaminer: Sendable {
    /// Returns what is wrong in the documents of a preview, one in each locale. axe-core examines the first one, because it
    /// finds the same in each. Any number of threads may ask at once.
    ///
    /// - Throws: The reason why a document could not be examined.
    func examine(
        _ preview: Preview, in locales: [LocaleIdentifier], version: ViewVersion
    ) throws -> [ExaminedDocument]
}

/// What a browser has found in a document.
package struct ExaminedDocument: Codable, Hashable, Sendable {
    /// What axe-core finds.
    package let violations: [AccessibilityViolation]
    /// What does not fit at one of ``OverflowingElement/widths``.
    package let misfits: [OverflowingElement]

    package init(violations: [AccessibilityViolation] = [], misfits: [OverflowingElement] = []) {
        (self.violations, self.misfits) = (violations, misfits)
    }
}

/// An element that does not fit.
package struct OverflowingElement: Codable, Hashable, Sendable {
    /// How it does not fit, as the scripts of the site name it.
    package enum Kind: String, Codable, Sendable {
        case overflow
        case cut
    }

    /// The widths at which documents are measured: those of a small desktop, a tablet and a phone, in pixels.
    package static let widths = [1280, 768, 390]

    package let kind: Kind
    /// The start tag of the element.
    package let tag: String
    /// The text in it.
    package let text: String
    /// The width of the document, in pixels.
    package let width: Int

    package init(kind: Kind, tag: String, text: String, width: Int) {
        (self.kind, self.tag, self.text, self.width) = (kind, tag, text, width)
    }
}

/// A rule of axe-core that elements of a preview violate.
package struct AccessibilityViolation: Codable, Hashable, Sendable {
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
