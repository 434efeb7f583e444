public import Foundation

/// A problem found while loading or rendering: what is wrong, where, and what to do about it.
///
/// Templates, texts, docs, previews and assets all report their problems with this one type.
public struct Diagnostic: LocalizedError, Hashable, Sendable {
    /// The sort of problem.
    public let kind: Kind
    /// What is wrong and what to do about it, in whole sentences, without the place.
    public let message: String
    /// Where the problem is, if a file is known.
    public var place: SourcePlace?
    /// The line's text, or the part of a long line around the problem, if it helps.
    public let excerpt: String?
    /// The name that the problem is about, if there is one: a text's key, a template's name.
    public let subject: String?

    /// Creates a diagnostic.
    public init(
        _ kind: Kind, _ message: String, at place: SourcePlace? = nil, excerpt: String? = nil, subject: String? = nil
    ) {
        self.kind = kind
        self.message = message
        self.place = place
        self.excerpt = excerpt
        self.subject = subject
    }

    /// The place and the message, as one line for a terminal.
    public var errorDescription: String? { place.map { "\($0): \(message)" } ?? message }
}

extension Diagnostic {
    /// The sorts of problems.
    public enum Kind: String, CaseIterable, Sendable {
        /// The system does not allow a file or folder to be read. It can be read later without an edit.
        case unreadable
        /// A file has another encoding than UTF-8, is too large, or is a link that is not followed.
        case invalidFile
        /// The package's settings have an unknown key or a wrong value.
        case settings

        /// A template does not parse.
        case templateSyntax
        /// A template uses a name that the ViewModel does not have, or a value without text.
        case unknownName
        /// Names of a template were not checked because too many tags or levels lead to them.
        case unexplored
        /// A template, a partial or a parent does not exist, or several templates have its name.
        case missingTemplate
        /// Rendering a template takes too many levels, steps or bytes.
        case renderingLimit
        /// No view has the name of a template, which is close to the name of a view without a template.
        case misspelledTemplate
        /// The ViewModel of a preview cannot be encoded.
        case unencodableViewModel

        /// A text has no value in a locale and its fallbacks.
        case missingText
        /// A key is defined twice.
        case duplicateKey
        /// A top-level key of a YAML file is not a locale.
        case unknownLocale
        /// A key has no value, or a text is empty in one locale only.
        case emptyText
        /// A YAML file, or a part of it, does not have the expected structure.
        case invalidTexts
        /// A text has another kind than its use: a list, a plural, a single text.
        case textKind
        /// A placeholder has no value, or is not closed.
        case unfilledPlaceholder
        /// The placeholders of a text differ from those of the default locale, or of the plural form `other`.
        case differentPlaceholders
        /// A plural lacks a form that its locale needs.
        case missingPluralForm

        /// A preview or a ViewModel has no address of its own.
        case previewAddress
        /// A preview cannot be made.
        case brokenPreview
        /// A view written in Swift cannot be evaluated, or not be shown as it is written.
        case brokenView
        /// A view written in Swift shows a symbol for which there is no icon.
        case unknownSymbol
        /// A file of an asset catalog does not have the expected structure, or names a file that does not exist.
        case invalidAsset
        /// A view written in Swift uses a modifier that has no effect on a web page.
        case withoutEffect

        /// A link of the docs leads nowhere.
        case brokenLink
        /// A link of the docs differs from a heading only in upper and lower case.
        case anchorCase
        /// A style sheet or a page of the docs uses a file of another host, which the content security policy blocks.
        case blockedResource
        /// A tag in the docs is shown as text.
        case plainTag
        /// The front matter of a page of the docs has a wrong value or no end.
        case frontMatter

        /// The program cannot be built.
        case build
    }
    /// Whether the view is shown as it is meant in spite of this, so that it is not an error.
    package var isNote: Bool { kind == .unknownSymbol || kind == .withoutEffect }
}
