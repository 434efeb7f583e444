public import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of Markdown that is read.
        public enum InterpretedSyntax: Sendable {
            /// The line breaks and marks of blocks are left out, as a text shows no blocks.
            case full
            /// The parts within a line. A line break is a space.
            case inlineOnly
            case inlineOnlyPreservingWhitespace
        }

        /// What happens to Markdown that cannot be read, which does not occur.
        public enum FailurePolicy: Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        /// The part of Markdown that is read.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens to Markdown that cannot be read, which does not occur.
        public var failurePolicy: FailurePolicy

        public init(
            interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError
        ) {
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
        }
    }

    /// Creates a string from Markdown: emphasis, code, strikethrough and links.
    ///
    /// - Throws: Nothing here. It is declared as in Foundation.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for inline in MarkdownText.inlines(in: options.interpretedSyntax.text(of: markdown)) {
            var part = AttributedString(inline.text)
            if !inline.intents.isEmpty { part.inlinePresentationIntent = inline.intent }
            if let link = inline.link { part.link = URL(string: link, relativeTo: baseURL) }
            append(part)
        }
    }
}

extension MarkdownText.Inline {
    fileprivate var intent: InlinePresentationIntent {
        intents.reduce(into: []) { all, intent in
            switch intent {
            case .strong: all.insert(.stronglyEmphasized)
            case .emphasis: all.insert(.emphasized)
            case .code: all.insert(.code)
            case .strikethrough: all.insert(.strikethrough)
            }
        }
    }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
    /// Returns the lines of a text as one, unless they are kept.
    fileprivate func text(of markdown: String) -> String {
        switch self {
        case .inlineOnlyPreservingWhitespace: markdown
        case .inlineOnly: markdown.replacing(/\s*\n\s*/, with: " ")
        case .full:
            markdown.split(separator: /\n\s*\n/).map { block in
                block.split(separator: "\n").map { line in
                    line.replacing(/^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+|[0-9]{1,9}[.)]\s+)/, with: "")
                }.joined(separator: " ")
            }.joined()
        }
    }
}
