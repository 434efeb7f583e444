package import FOSMVVM

extension PackageSettings {
    /// The locale that texts are taken from where another and its parents have none: English unless told.
    ///
    ///     default-locale: de
    ///
    /// - Throws: ``PackageSettingsError`` with the line.
    package var defaultLocale: LocaleIdentifier {
        get throws {
            let told = lines.filter { $0.setting == .defaultLocale }
            guard let line = told.first else { return .english }
            if told.count > 1 {
                throw PackageSettingsError(
                    line: told[1].number, message: "'default-locale' stands twice. Remove one of the lines.")
            }
            guard line.name.isEmpty, let locale = LocaleIdentifier(line.value), locale.pseudo == nil else {
                throw PackageSettingsError(
                    line: line.number,
                    message: "'\(line.value)' is no locale. Write a line such as 'default-locale: pt-BR'.")
            }
            return locale
        }
    }
}
