public import Foundation
package import HTMLRendering

/// Something is missing in a preview's HTML, so that it is not compared.
public struct IncompletePreviewError: LocalizedError {
    package let diagnostics: [RenderingDiagnostic]

    /// What is missing, each in a line with its place.
    public var errorDescription: String? {
        diagnostics.map(\.localizedDescription).joined(separator: "\n")
    }
}

extension RenderedView {
    /// The HTML of a view in which nothing is missing.
    ///
    /// - Throws: ``IncompletePreviewError``.
    package func complete() throws -> String {
        guard diagnostics.isEmpty else { throw IncompletePreviewError(diagnostics: diagnostics) }
        return text
    }
}
