/// Parses HTML as browsers do, with Gumbo.
///
/// Of the C parsers in Debian, libxml2 before 2.14 tokenizes by HTML 4, without `template` and foreign content; tidy
/// repairs by rules of its own, which changes what is shown; lexbor is not in Debian 12. Gumbo builds trees by WHATWG's
/// algorithm with `template`, SVG, MathML and fragments, is maintained (codeberg.org/grisha/gumbo-parser), is C99
/// without dependencies, and is in Debian, Fedora and Homebrew.
///
/// Debian 12 has Gumbo 0.10.1, of 2015. Of html5lib's samples it builds most trees; the others are what the standard has
/// changed since: `dialog` and `search` do not end an open `p`, and in a `select` all but its options is dropped. Control
/// characters become U+FFFD.
package enum HTMLParser {
    /// How deep elements may be nested. Blink and WebKit nest no deeper.
    package static let depthLimit = 512
    /// In bytes.
    package static let sizeLimit = 4_000_000
    /// How many attributes a tag may have. Gumbo compares each with all before it.
    package static let attributeLimit = 256

    /// Bytes of stack for threads that parse and walk HTML of that depth: more than twice what it takes without
    /// optimization. Set it wherever a thread is made, because what systems give differs: macOS gives 512 KB.
    package static let stackSize = 8_388_608

    /// The tree of a document, or of a fragment as in a `body`; one that begins with a part of a table is as in that.
    ///
    /// - Throws: ``HTMLParsingError``.
    package static func parse(_ html: String) throws -> HTMLTree {
        HTMLTree(try gumboTree(of: html))
    }

    /// The same tree together with what the parser had to mend.
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
        var html = html
        return try html.withUTF8 { bytes in
            let scan = try TagScan(bytes)
            let context: GumboTree.Context =
                prolog.isDocument ? .document(prolog) : scan.beginsInTable ? .template : .body
            // Gumbo takes a time that grows with the square of the depth, so what is too deep is found early.
            for end in scan.suspects {
                _ = try GumboTree(UnsafeBufferPointer(rebasing: bytes[..<end]), context: context)
            }
            // Gumbo joins the name of a repeated attribute with the next one's, unless it counts the error.
            let mostErrors: Int? = inspects || scan.repeatsAttributes ? nil : 1
            let marks = Marks(before: scan.formEnds, in: bytes)
            let tree = try marks?.html.withUnsafeBufferPointer {
                try GumboTree(
                    $0, context: context, mostErrors: mostErrors, omittedComments: marks?.places ?? [],
                    recordsTags: inspects)
            }
            // Where a mark is no comment, what looks like a form's end tag is a text.
            if let tree, tree.omitted == scan.formEnds.count { return tree }
            return try GumboTree(bytes, context: context, mostErrors: mostErrors, recordsTags: inspects)
        }
    }
}

/// HTML with an empty comment before the end tag of each form.
///
/// Gumbo before 0.12.1 keeps text until the next tag or comment and forgets that at `</form>`, so that the form's last text
/// lands behind the form.
private struct Marks {
    private(set) var html: [UInt8] = []
    private(set) var places: Set<Int> = []

    /// Nil where there is nothing to mark.
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
