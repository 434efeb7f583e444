package import Diagnostics
public import FOSMVVM
package import Foundation

/// A named stub of a view. It is immutable.
///
/// Everything except ``make()`` is available without running the preview's body.
public final class Preview: Sendable {
    /// The name of the preview.
    public let name: String
    /// The name as the last part of an address: in lower case with dashes.
    public let slug: String
    /// The name of the ViewModel; see ``FOSMVVM/ViewModelName``. For a view without one, the name of the view.
    package let viewModelName: String
    /// Whether the view shows a ViewModel, and is not any other view of SwiftUI.
    package let showsViewModel: Bool
    /// The type of the ViewModel.
    package let viewModelType: any ViewModel.Type
    /// The name of the view's type, which is also that of its template.
    package let viewName: String
    /// The name of the folder of the preview's source file. It follows the name of the module if two have such a folder,
    /// and the name of the package if the catalog has several.
    package let feature: String
    /// The view's category.
    package let category: ViewCategory
    /// Whether the view is written in Swift.
    package let hasBody: Bool
    /// The locale that the preview is pinned to.
    package let locale: Locale?
    /// The doc comment before `#Preview`. Empty if there is none.
    package let comment: String
    /// The place of the declaration.
    package let place: SourcePlace
    /// The source around the ViewModel. Nil if it is not known.
    package let source: PreviewSource?
    /// The bundle with the texts.
    package let bundle: Bundle
    private let body: @Sendable (StubConstants) throws -> MadePreview
    private let constants = StubConstants()
    private let isolation: (any PreviewIsolation)?

    /// - Parameter name: Another name than that of the record, if any.
    init(
        _ record: PreviewRecord, named name: String? = nil, at place: SourcePlace, feature: String,
        isolation: (any PreviewIsolation)? = nil
    ) {
        self.name = name ?? record.name ?? Self.defaultName
        slug = PreviewSlug.slug(of: self.name)
        viewModelType = record.viewModelType
        showsViewModel = record.showsViewModel
        viewModelName = showsViewModel ? ViewModelName.of(viewModelType) : record.viewName
        viewName = record.viewName
        category = record.view.shownCategory
        hasBody = record.view.hasBody
        locale = record.locale
        comment = record.comment
        source = record.source
        self.place = place
        self.feature = feature
        bundle = record.bundle
        body = record.body
        self.isolation = isolation
    }

    /// Creates the preview of a ViewModel without previews: its stub, in the view of its name.
    init(stubOf record: ViewModelRecord, at place: SourcePlace, isolation: (any PreviewIsolation)? = nil) {
        let type = record.type
        name = Self.defaultName
        slug = PreviewSlug.slug(of: name)
        viewModelType = type
        showsViewModel = true
        viewModelName = ViewModelName.of(type)
        viewName = ViewInput.viewName(of: type)
        category = type.inferredCategory
        hasBody = false
        locale = nil
        comment = ""
        source = nil
        self.place = place
        feature = place.feature
        bundle = record.bundle ?? .main
        body = { MadePreview(stubOf: type, $0) }
        self.isolation = isolation
    }

    /// The name of an unnamed preview.
    static let defaultName = "Default"

    /// The name of the preview in messages, such as `'empty' of TaskListViewModel`.
    package var title: String { "'\(slug)' of \(viewModelName)" }

    /// Returns the locale in which the preview is shown for a requested locale: the one it is pinned to, if any.
    package func shownLocale(for asked: LocaleIdentifier) -> LocaleIdentifier {
        locale.map(LocaleIdentifier.init(_:)) ?? asked
    }

    /// Makes the view. The first time, makes it twice, to find the volatile values of its stub.
    ///
    /// - Throws: The reason why it cannot be made.
    public func make() throws(PreviewFailure) -> MadePreview {
        if let reason = isolation?.failure(of: self, nil) { throw PreviewFailure(self, reason) }
        return try makeHere()
    }

    /// Makes the view with changed arguments, and lists the arguments.
    ///
    /// - Parameter changes: The changed arguments. Nil if the arguments are not asked for.
    /// - Throws: The reason why it cannot be made.
    package func make(_ changes: PreviewChanges?) throws(PreviewFailure) -> ChangedPreview {
        if let reason = isolation?.failure(of: self, changes) { throw PreviewFailure(self, reason) }
        return try makeHere(changes)
    }

    /// Waits until it is known whether the preview can be made, so that ``make()`` does not wait. Returns false if that
    /// takes long and too many callers wait already.
    ///
    /// - Parameter changes: The changes with which it is made. Nil if its arguments are not asked for.
    package func isKnown(_ changes: PreviewChanges? = nil) -> Bool { isolation?.isKnown(self, changes) ?? true }

    /// Makes the view with changed arguments in this process, even if it may crash.
    package func makeHere(_ changes: PreviewChanges?) throws(PreviewFailure) -> ChangedPreview {
        let made = try makeHere()
        guard let changes else { return ChangedPreview(made) }
        let timeZone = TimeZone(identifier: changes.timeZone) ?? .gmt
        return ChangedPreview(made, changing: changes.arguments, timeZone: timeZone)
    }

    /// Makes the view in this process, even if it may crash.
    package func makeHere() throws(PreviewFailure) -> MadePreview {
        let made: MadePreview
        do {
            made = try body(constants)
        } catch {
            throw PreviewFailure(self, .threw(error.localizedDescription))
        }
        if let given = made.givenBundle, given != bundle { throw PreviewFailure(self, .hidden(argument: "bundle")) }
        if made.locale != nil, made.locale != locale { throw PreviewFailure(self, .hidden(argument: "locale")) }
        return made
    }
}

/// The conversion of a preview's name to the last part of an address.
package enum PreviewSlug {
    /// Returns the letters and digits of any script in lower case, with a dash for each run of other characters.
    package static func slug(of name: String) -> String {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}

extension SourcePlace {
    /// Creates the place of a preview or a ViewModel in Swift source, with the file's path relative to its package's
    /// folder. Without a `Package.swift` around the file, the path begins at the last `Sources` or `Tests` folder.
    init(path: String, line: Int) {
        var packages = SourcePackages()
        self.init(path: path, line: line, in: &packages)
    }

    init(path: String, line: Int, in packages: inout SourcePackages) {
        self.init(file: packages.path(of: path), line: line)
    }

    /// Whether the file is part of a program, and not of tests: in `Sources` or `Examples`.
    package var isInSources: Bool { isIn { "\($0)/" } }

    /// Whether the file is in the folder of a program's target, such as `Sources/{target}`.
    package func isIn(target: String) -> Bool { isIn { "\($0)/\(target)/" } }

    private func isIn(folder: (String) -> String) -> Bool {
        SourcePackage.programFolders.map(folder).contains { path in
            file.hasPrefix(path) || file.hasPrefix("/") && file.contains("/" + path)
        }
    }

    /// The name of the file's folder.
    var feature: String {
        file.split(separator: "/").dropLast().last.map(String.init) ?? ""
    }
}

extension Preview {
    /// What is wrong with a preview that ``lacksTextsOfItsModule``, and what to do.
    package static let bundleWithoutTexts =
        "The bundle of the preview has no texts. Write 'bundle: .module' in the call of previewHost."

    /// Whether the preview names a bundle without texts although the module of its ViewModel has some.
    package var lacksTextsOfItsModule: Bool { !bundle.hasResources && viewModelType.textBundle.hasResources }

    /// Returns the problems of a rendering of the preview. Texts that its bundle cannot have are one problem.
    package func explained(_ problems: [Diagnostic]) -> [Diagnostic] {
        guard lacksTextsOfItsModule, problems.contains(where: { $0.kind == .missingText }) else { return problems }
        return [Diagnostic(.missingText, Self.bundleWithoutTexts, at: place)]
            + problems.filter { $0.kind != .missingText }
    }
}
