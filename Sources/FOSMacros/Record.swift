import SwiftSyntax
import SwiftSyntaxMacros

/// A constant in a section of the linked program, by which a declaration is found with no registration (SE-0492).
struct Record {
    /// Where records of one kind lie. The names are known to `CPreviewRecords` too.
    enum Section: String {
        case viewModels = "fos_viewmodels"
        case previews = "fos_previews"
    }

    let name: TokenSyntax
    let section: Section
    let type: String
    let body: String

    /// The declaration of the record.
    var source: String {
        """
            #if objectFormat(MachO)
            @section("__DATA_CONST,\(section.rawValue)")
            #else
            @section("\(section.rawValue)")
            #endif
            @used private static let \(name.text): \(type).Value = (1, { list in \(body) })
        """
    }

    /// `file: "…", line: …`: where the node stands in the source.
    static func place(of node: some SyntaxProtocol, in context: some MacroExpansionContext) -> String {
        let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
        return "file: \(location?.file ?? "#filePath"), line: \(location?.line ?? "#line")"
    }
}
