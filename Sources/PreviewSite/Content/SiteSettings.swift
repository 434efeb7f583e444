import FOSMVVM
import Foundation
import HTMLRendering
import HTMLSnapshots
import SnapshotCatalog

/// What a package says about itself, as far as the site follows it.
struct SiteSettings {
    var defaultLocale = LocaleIdentifier.english
    var redactions: [SnapshotRedaction] = []
}

extension SiteSettings {
    /// - Throws: ``PackageSettingsError`` for settings that cannot be used.
    init(package: URL) throws {
        let settings = try PackageSettings(package: package)
        self.init(
            defaultLocale: try settings.defaultLocale, redactions: try SnapshotRedaction.declared(in: settings))
    }
}
