/// Parses HTML as browsers do, with Gumbo.
///
/// Among the C parsers in Debian, libxml2 before 2.14 implements HTML 4, without `template` and foreign content. tidy
/// repairs HTML by its own rules, which changes what is shown. lexbor is not in Debian 12. Gumbo implements WHATWG's
/// algorithm with `template`, SVG, MathML and fragments, is maintained (codeberg.org/grisha/gumbo-parser), is written
/// in C99 without dependencies, and is available in Debian, Fedora and Homebrew.
///
/// Debian 12 has Gumbo 0.10.1 of 2015. It builds most trees of html5lib's samples correctly. The others follow from
/// later changes of the standard: `dialog` and `search` do not end an open `p`, and in a `select`, everything except
/// its options is dropped. Control characters become U+FFFD.
package enum HTMLParser {
    /// The maximum depth of elements, as in Blink and WebKit.
    package static let depthLimit = 512
    /// The maximum size in bytes.
    package static let sizeLimit = 4_000_000
    /// The maximum number of attributes of a tag. Gumbo compares each with all previous ones.
    package static let attributeLimit = 256

    /// The maximum number of errors that are counted, because Gumbo copies the list of open elements for each.
    package static let countedErrors = 10_000

    /// The stack size of threads that process HTML of the maximum depth: more than twice what is needed without
    /// optimization. Set it for each thread, because defaults differ: on macOS, it is 512 KB.
    package static let stackSize = 8_388_608

    /// Parses a document, or a fragment in a `body`. A fragment that begins with a part of a table is parsed as such.
    ///
    /// - Throws: ``HTMLParsingError``.
    package static func parse(_ html: String) throws -> HTMLTree {
        HTMLTree(try gumboTree(of: html))
    }

    /// Parses HTML to the same tree, with the errors that the parser repaired.
    ///
    /// - Throws: ``HTMLParsingError``.
    package static func inspect(_ html: String) throws -> HTMLInspection {
        let tree = try gumboTree(of: html, inspects: true)
        return HTMLInspection(tree: HTMLTree(tree), record: tree.record ?? TagRecord(), errors: tree.errors)
    }

    private static func gumboTree(of html: String, inspects: Bool = false) throws -> GumboTree {
        guard html.utf8.count <= sizeLimit else {
            throw HTMLParsingError.tooLarge(bytes: html.utf8.count, limit: sizeLimit)
        }
        let prolog = HTMLProlog(html)
        let html = Array(html.utf8)
        let scan = try TagScan(html)
        let context: GumboTree.Context =
            prolog.isDocument ? .document(prolog) : scan.beginsInTable ? .template : .body
        return try html.withUnsafeBufferPointer { bytes in
            // Gumbo takes quadratic time for nested elements, so HTML that is nested too deeply is detected first.
            for end in scan.suspects {
                _ = try GumboTree(UnsafeBufferPointer(rebasing: bytes[..<end]), context: context)
            }
            // Gumbo joins the name of a repeated attribute with the next name, unless it counts the error.
            let maxErrors = scan.repeatsAttributes ? nil : inspects ? countedErrors : 1
            let marks = Marks(before: scan.formEnds, in: bytes)
            let tree = try marks?.html.withUnsafeBufferPointer {
                try GumboTree(
                    $0, context: context, maxErrors: maxErrors, omittedComments: marks?.places ?? [],
                    recordsTags: inspects)
            }
            // Where a mark is not a comment, the apparent end tag of a form is text.
            if let tree, tree.omitted == scan.formEnds.count { return tree }
            return try GumboTree(bytes, context: context, maxErrors: maxErrors, recordsTags: inspects)
        }
    }
}

/// HTML with an empty comment before the end tag of each form.
///
/// Gumbo before 0.12.1 keeps text until the next tag or comment, but forgets this at `</form>`, so that the last text
/// of a form follows the form.
private struct Marks {
    private(set) var html: [UInt8] = []
    private(set) var places: Set<Int> = []

    /// Nil if there is nothing to mark.
    init?(before ends: [Int], in unmarked: UnsafeBufferPointer<UInt8>) {
        if ends.isEmpty { return nil }
        var copied = 0
        for end in ends {
            html += unmarked[copied..<end]
            places.insert(html.count)
            html += "<!---->".utf8
            copied = end
        }
        html += unmarked[copied...]
    }
}

extension HTMLTree {
    fileprivate init(_ tree: GumboTree) {
        self.init(nodes: tree.nodes, hasErrors: tree.errors > 0)
    }
}
