public import FOSMVVM
public import Foundation

/// A named stub of a view.
///
/// All but ``make()`` is known without running the preview's body.
public struct Preview: Sendable {
    /// What the preview is called.
    public let name: String
    /// The name as the last part of an address: lower case with dashes.
    public let slug: String
    /// The type name of the ViewModel.
    public let viewModelName: String
    /// The type of the ViewModel.
    package let viewModelType: any ViewModel.Type
    /// The type name of the view, which is its template's.
    public let viewName: String
    /// The folder that the preview's source lies in.
    public let feature: String
    /// The view's category.
    public let category: ViewCategory
    /// The locale that the preview is held to, whichever else is asked for.
    public let locale: Locale?
    /// Where the preview is declared.
    public let place: SourcePlace
    private let bundle: Bundle
    private let body: @Sendable () throws -> MadePreview
    private let isolation: (any PreviewIsolation)?

    init(_ record: PreviewRecord, isolation: (any PreviewIsolation)? = nil) {
        name = record.name ?? Self.defaultName
        slug = PreviewSlug.slug(of: name)
        viewModelType = record.viewModelType
        viewModelName = String(describing: viewModelType)
        viewName = record.viewName
        category = record.category
        locale = record.locale
        place = SourcePlace(path: record.file, line: record.line)
        feature = place.feature
        bundle = record.bundle
        body = record.body
        self.isolation = isolation
    }

    /// The preview of a ViewModel that has none: its stub, in the view that it would have.
    init(stubOf record: ViewModelRecord, isolation: (any PreviewIsolation)? = nil) {
        let type = record.type
        name = Self.defaultName
        slug = PreviewSlug.slug(of: name)
        viewModelType = type
        viewModelName = String(describing: type)
        viewName = ViewInput.viewName(of: type)
        category = type.inferredCategory
        locale = nil
        place = SourcePlace(path: record.file, line: record.line)
        feature = place.feature
        bundle = .main
        body = { MadePreview(stubOf: type) }
        self.isolation = isolation
    }

    /// What an unnamed preview is called.
    private static let defaultName = "Default"

    /// What messages call the preview: `'empty' of TaskListViewModel`.
    package var title: String { "'\(slug)' of \(viewModelName)" }

    /// The locale that the preview is shown in where this one is asked for: the one that it is held to, if any.
    package func shownLocale(for asked: LocaleIdentifier) -> LocaleIdentifier {
        locale.map(LocaleIdentifier.init(_:)) ?? asked
    }

    /// Makes the view anew.
    ///
    /// - Throws: Why it cannot be made.
    public func make() throws(PreviewFailure) -> MadePreview {
        if let reason = isolation?.failure(of: self) { throw PreviewFailure(self, reason) }
        return try makeHere()
    }

    /// Makes the view anew in this process, come what may.
    package func makeHere() throws(PreviewFailure) -> MadePreview {
        let made: MadePreview
        do {
            made = try body()
        } catch {
            throw PreviewFailure(self, .threw(error.localizedDescription))
        }
        if made.bundle != .main, made.bundle != bundle { throw PreviewFailure(self, .hidden(argument: "bundle")) }
        if made.locale != nil, made.locale != locale { throw PreviewFailure(self, .hidden(argument: "locale")) }
        return made
    }
}

/// The name of a preview as the last part of an address.
enum PreviewSlug {
    /// The letters and digits of any script in lower case, with a dash for each run of anything else between them.
    static func slug(of name: String) -> String {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}

/// Where a preview or a ViewModel is declared.
public struct SourcePlace: Hashable, Sendable {
    /// The source file, from its package's folder on. Where there is no `Package.swift` around it any more, from the last
    /// `Sources` or `Tests` folder on.
    public let file: String
    /// The line, from 1.
    public let line: Int

    init(path: String, line: Int) {
        file = Self.pathInPackage(of: path) ?? Self.pathFromSources(of: path)
        self.line = line
    }

    private static func pathInPackage(of path: String) -> String? {
        guard let package = SourcePackage(around: path) else { return nil }
        let file = URL(filePath: path).standardizedFileURL.pathComponents
        return file.dropFirst(package.folder.pathComponents.count).joined(separator: "/")
    }

    private static func pathFromSources(of path: String) -> String {
        let parts = path.split(separator: "/")
        let start = parts.lastIndex { $0 == "Sources" || $0 == "Tests" }
        return start.map { parts[$0...].joined(separator: "/") } ?? path
    }

    /// Whether the file lies in a `Sources` folder, as a program's own does, and not with its tests.
    public var isInSources: Bool { file.hasPrefix("Sources/") }

    /// Whether the file lies in the folder of a target, `Sources/{target}`.
    public func isIn(target: String) -> Bool { file.hasPrefix("Sources/\(target)/") }

    /// The name of the folder that the file lies in.
    var feature: String {
        file.split(separator: "/").dropLast().last.map(String.init) ?? ""
    }
}
