import Foundation
import HTMLRendering
import HTMLSnapshots
import PreviewCatalog
import PreviewSnapshots
import TemplateEngine

/// The snapshots that changed files can affect.
///
/// An edited template affects the views that use it, a snapshot itself, and a file that no preview reads nothing. Any other
/// file can affect every preview.
struct AffectedSnapshots {
    private enum Scope {
        case all(because: String)
        case some(templates: Set<String>, paths: Set<String>)
    }

    private let scope: Scope
    private let reference: String
    private let inclusions: TemplateInclusions
    private let library: TemplateLibrary
    private let package: URL
    /// The names of the views that are written in Swift.
    private let swiftViews: Set<String>

    /// Finds what the changes can affect.
    ///
    /// - Parameters:
    ///   - snapshots: The paths of all snapshots.
    ///   - folder: The folder of the snapshots.
    ///   - package: The package's folder.
    ///   - hasOwnRenderers: Whether the program renders views in ways of its own, which read unknown files.
    ///   - showsAssets: Whether a changed stylesheet can show in snapshots, as in pictures.
    init(
        _ changes: FileChanges, snapshots: Set<String>, in folder: SnapshotFolder, package: URL,
        previews: [Preview], renderer: HTMLRenderer, hasOwnRenderers: Bool, showsAssets: Bool
    ) {
        reference = changes.reference
        self.package = package
        library = renderer.templates
        inclusions = TemplateInclusions(in: library)
        swiftViews = Set(previews.filter(\.hasBody).map(\.viewName))
        let path = folder.url.relativePath(to: package)
        let sorter = ChangeSorter(
            snapshots: snapshots, folder: folder, prefix: path.hasSuffix("/") ? path : path + "/",
            templates: Set(library.names), hasOwnRenderers: hasOwnRenderers, showsAssets: showsAssets)
        let kinds = changes.files.map { ($0.path, sorter.kind(of: $0)) }
        let others = kinds.filter { $0.1 == .anything }.map(\.0)
        if let first = others.first {
            let path = first.hasPrefix("/") ? "\(first.dropFirst()) outside the package" : first
            let rest = others.count > 1 ? " and \(others.count - 1) more" : ""
            scope = .all(because: "\(path)\(rest) changed")
        } else {
            scope = .some(
                templates: Set(kinds.compactMap { $0.1.template }), paths: Set(kinds.compactMap { $0.1.snapshot }))
        }
    }

    /// Whether every snapshot can be affected.
    var isAll: Bool { if case .all = scope { true } else { false } }

    /// Returns the sentence about what is selected, and why.
    ///
    /// - Parameters:
    ///   - count: The number of selected snapshots.
    ///   - total: The number of all snapshots.
    func reason(selected count: Int, of total: Int) -> String {
        switch scope {
        case .all(let cause): return "All snapshots are selected, because \(cause) since \(reference)."
        case .some(let templates, let paths):
            let changes = [(templates.count, "template"), (paths.count, "snapshot")].filter { $0.0 > 0 }
            let list = changes.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: " and ")
            return "\(count) of \(total) snapshots are selected, because "
                + (list.isEmpty ? "no file that previews use" : list) + " changed since \(reference)."
        }
    }

    /// Whether the changes can affect a snapshot.
    func includes(_ snapshot: PreviewSnapshot) -> Bool {
        switch scope {
        case .all: true
        case .some(let templates, let paths):
            paths.contains(snapshot.path) || !templates.isEmpty && canUse(templates, snapshot.preview)
        }
    }

    /// Whether a preview may use one of the templates. Also true if it is unknown which ones it uses.
    private func canUse(_ templates: Set<String>, _ preview: Preview) -> Bool {
        guard !preview.hasBody, let own = inclusions.fullName(of: preview.viewName) else { return true }
        let used = inclusions.included(by: own).union([own])
        let ofPackage = used.filter(isInPackage)
        return !used.isDisjoint(with: templates) || inclusions.hasDynamicTags(in: ofPackage)
            || inclusions.names(calledIn: ofPackage).contains(where: mayBeSwiftView)
    }

    /// Whether a template is a file of the package, which can also replace one of the host.
    private func isInPackage(_ template: String) -> Bool {
        library.file(of: template)?.hasPrefix(package.standardizedFileURL.path(percentEncoded: false)) ?? false
    }

    /// Whether the name in a tag may be that of a view in Swift.
    private func mayBeSwiftView(_ name: String) -> Bool {
        library.isMissing(name) || swiftViews.contains(name.split(separator: "/").last.map(String.init) ?? name)
    }
}

/// Sorts changed files by what they can affect.
private struct ChangeSorter {
    enum Kind: Equatable {
        /// The edited template with this name.
        case template(String)
        /// The snapshot with this path.
        case snapshot(String)
        /// A file that no preview reads.
        case unread
        /// A file that can affect every preview.
        case anything

        var template: String? { if case .template(let name) = self { name } else { nil } }
        var snapshot: String? { if case .snapshot(let path) = self { path } else { nil } }
    }

    let snapshots: Set<String>
    let folder: SnapshotFolder
    /// The path of the folder of snapshots in the package, with a slash at its end.
    let prefix: String
    let templates: Set<String>
    let hasOwnRenderers: Bool
    let showsAssets: Bool

    func kind(of file: FileChanges.File) -> Kind {
        if file.path.hasPrefix(prefix) { return kind(ofSnapshot: String(file.path.dropFirst(prefix.count))) }
        if hasOwnRenderers { return .anything }
        if let name = template(of: file) { return .template(name) }
        return isUnread(file.path) ? .unread : .anything
    }

    /// A file without a preview may have to be reported, which only a run of everything does.
    private func kind(ofSnapshot path: String) -> Kind {
        let html = HTMLSnapshot(folder: folder.url, recordedPath: path).htmlPath
        if snapshots.contains(html), !SnapshotPath.isPending(path) { return .snapshot(html) }
        let isObsolete = SnapshotPath.isOfPreview(path) && !SnapshotPath.isPending(path) && folder.has(path)
        return isObsolete ? .anything : .unread
    }

    /// Returns the name of an edited template. Nil for a new or removed one, because its name may have meant another one.
    private func template(of file: FileChanges.File) -> String? {
        let (start, end) = ("Templates/", ".mustache")
        guard file.isEdited, file.path.hasPrefix(start), file.path.hasSuffix(end) else { return nil }
        let name = String(file.path.dropFirst(start.count).dropLast(end.count))
        return templates.contains(name) && !HTMLRenderer.isOfHost(template: name) ? name : nil
    }

    private func isUnread(_ path: String) -> Bool {
        if path.hasPrefix("/") {
            return path.hasSuffix(".md") || path.hasPrefix("/.github/") || path == "/.gitlab-ci.yml"
        }
        let isPage = path.hasSuffix(".md") && (!path.contains("/") || path.hasPrefix("Docs/"))
        let isImage = path.hasPrefix("Docs/") && [".png", ".jpg", ".svg", ".gif"].contains { path.hasSuffix($0) }
        let isAsset = !showsAssets && path.hasPrefix("Public/") && [".css", ".js"].contains { path.hasSuffix($0) }
        return isPage || isImage || isAsset || path.hasPrefix(".github/") || path == ".gitlab-ci.yml"
    }
}
