package import Foundation
package import HTMLRendering
package import HTMLSnapshots
import TemplateEngine

extension SnapshotRedaction {
    /// The redactions of all snapshots of a package, as its settings have them.
    ///
    ///     redact: uuid
    ///     redact build: build \d+
    ///
    /// - Throws: `PackageSettingsError` with the line.
    package static func declared(inPackage package: URL) throws -> [SnapshotRedaction] {
        try declared(in: PackageSettings(package: package))
    }

    /// The redactions that settings declare, in order.
    package static func declared(in settings: PackageSettings) throws -> [SnapshotRedaction] {
        try settings.lines.filter { $0.setting == .redact }.map { line in
            do {
                return try line.name.isEmpty
                    ? known(line.value) : SnapshotRedaction(name: line.name, pattern: line.value)
            } catch {
                throw PackageSettingsError(line: line.number, message: error.localizedDescription)
            }
        }
    }

    private static func known(_ name: String) throws -> SnapshotRedaction {
        if let redaction = all.first(where: { $0.name == name }) { return redaction }
        let names = all.map(\.name)
        let nearest = NearestNames.nearest(to: name, among: names)
        throw SnapshotCatalogError.unknownRedaction(name, known: nearest.isEmpty ? names : nearest)
    }
}
