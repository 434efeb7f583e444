import HTMLRendering
import PreviewChecks
import PreviewCommands

/// The file `.preview-host`, as a page shows it.
struct ShownSettings {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// What commands report about a package with these settings.
    func messages() throws -> String {
        do {
            try PackageSettings(text: text).validate(rules: CheckRules())
            return ""
        } catch {
            return error.localizedDescription + "\n"
        }
    }
}
