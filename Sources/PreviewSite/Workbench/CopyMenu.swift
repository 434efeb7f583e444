import FOSMVVM
import PreviewCatalog

/// What a preview can be copied as, and its picture.
struct CopyMenu: Codable, Sendable {
    /// A text that the host writes.
    struct Choice: Codable, Sendable {
        let label: LocalizableString
        let address: String
    }

    let label: LocalizableString
    let markdownLabel: LocalizableString
    /// The text of the link in Markdown.
    let title: String
    let choices: [Choice]
    /// The address of the picture. Nil without a host that takes it.
    let pictureAddress: String?
    let pictureName: String
    let pictureLabel: LocalizableString
    /// What is shown while the host takes a picture.
    let pictureWaits: LocalizableString
    let failed: LocalizableString

    init(_ preview: Preview, context: PageContext) {
        label = Self.text("label")
        markdownLabel = Self.text(context.access.browser == nil ? "markdown" : "markdownPicture")
        title = "\(preview.viewName): \(preview.name)"
        let forms = PreviewCopy.Form.allCases.filter { $0.isOffered(for: preview, in: context) }
        choices = (context.isExported ? [] : forms).map { form in
            Choice(label: Self.text(form.rawValue), address: context.links.address(PreviewCopy(preview, as: form)))
        }
        pictureAddress = context.access.browser.map { _ in context.links.address(PreviewPicture(preview)) }
        pictureName = "\(preview.viewName)-\(preview.slug).png"
        pictureLabel = Self.text("picture")
        pictureWaits = Self.text("pictureWaits")
        failed = Self.text("failed")
    }

    private static func text(_ name: String) -> LocalizableString { .localized(for: Self.self, propertyName: name) }
}

/// The card that shows what an element of the preview measures.
struct MeasureCard: Codable, Sendable {
    /// A value that the script fills in, with its label.
    struct Row: Codable, Sendable {
        let name: String
        let label: LocalizableString
    }

    let label: LocalizableString
    let hint: LocalizableString
    let rows: [Row]
    /// How the contrast is judged.
    let passes: LocalizableString
    let fails: LocalizableString
    let unknown: LocalizableString

    init() {
        label = Self.text("label")
        hint = Self.text("hint")
        rows = ["size", "padding", "margin", "radius", "font", "color", "background", "contrast"].map {
            Row(name: $0, label: Self.text($0))
        }
        (passes, fails, unknown) = (Self.text("passes"), Self.text("fails"), Self.text("unknown"))
    }

    private static func text(_ name: String) -> LocalizableString { .localized(for: Self.self, propertyName: name) }
}
