import Foundation

/// A rule about what does not fit, which a browser measures.
protocol LayoutRule: PreviewRule {
    var misfit: OverflowingElement.Kind { get }
}

/// Finds texts that are too wide for their boxes.
struct TooWide: LayoutRule {
    let name = "too-wide"
    let severity = CheckSeverity.warning
    let summary = "A text is too wide for its box in a language, in a browser"
    let explanation = """
        A translation can be twice as long as the text of the default locale, and a phone is narrow. With --browser, each \
        preview is opened in every locale, and measured at the widths 1280, 768 and 390. A text that leaves its painted \
        box, or runs into its neighbor, is too wide. The rule does not run without --browser. It finds what the matrix of \
        the site marks.
        """
    let fix = "Let the text wrap, give its box more room, or shorten the translation."
    let misfit = OverflowingElement.Kind.overflow

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        do {
            return try mistakes(in: preview.misfits())
        } catch {
            return [
                PreviewMistake(
                    "The layout of \(preview.title) could not be measured. \(error.localizedDescription)", at: .preview)
            ]
        }
    }
}

/// Finds texts of which a part is hidden.
struct CutOff: LayoutRule {
    let name = "cut-off"
    let severity = CheckSeverity.warning
    let summary = "A text is cut off in a language, in a browser"
    let explanation = """
        A box that hides what does not fit hides the end of a long translation. With --browser, each preview is opened in \
        every locale, and measured at the widths 1280, 768 and 390. Text only for screen readers does not count. The rule \
        does not run without --browser. It finds what the matrix of the site marks.
        """
    let fix = "Let the text wrap, give its box more room, or shorten the translation."
    let misfit = OverflowingElement.Kind.cut

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        // The rule about width reports a failure.
        (try? preview.misfits()).map { mistakes(in: $0) } ?? []
    }
}

extension LayoutRule {
    /// Returns a mistake for each element, with all locales and widths in which it does not fit.
    fileprivate func mistakes(in misfits: [LocaleMisfit]) -> [PreviewMistake] {
        let own = misfits.filter { $0.misfit.kind == misfit }.map {
            (misfit: $0, tag: RenderedTag.first(in: $0.misfit.tag))
        }
        return own.groupedInOrder { $0.tag?.withoutTexts ?? $0.misfit.misfit.tag }.map { name, same in
            PreviewMistake(
                subject(name), at: .html([same[0].tag].compactMap(\.self)),
                in: same.groupedInOrder(by: \.misfit.locale).map(\.key),
                widths: same.groupedInOrder(by: \.misfit.misfit.width).map(\.key))
        }
    }

    private func subject(_ tag: String) -> String {
        if tag.hasPrefix("<body") { return "The view is wider than its frame." }
        let name = misfit == .overflow ? "A text is too wide for its box" : "A text is cut off"
        return "\(name): \(tag.excerpt(80))."
    }
}

extension RenderedTag {
    /// The attributes that differ in each language.
    private static let texts: Set<String> = ["alt", "aria-label", "placeholder", "title", "value", "lang", "dir"]

    /// The start tag without the attributes that differ in each language.
    fileprivate var withoutTexts: String { startTag { !Self.texts.contains($0) } }
}
