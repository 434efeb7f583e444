import Diagnostics
import HTMLRendering
import PreviewCatalog
import TemplateEngine

/// The templates of a package, or of one view, with their HTML.
struct CheckedTemplates: Sendable {
    /// The templates that parse, except those that replace templates of the host.
    let all: [TemplateMarkup]
    /// The templates that each template includes.
    let inclusions: TemplateInclusions
    /// Makes paths relative to the package.
    let paths: PackagePaths
    /// The paths of all files below `/assets`. Nil if they are not known.
    let assets: Set<String>?
    private let byName: [String: TemplateMarkup]

    init(_ all: [TemplateMarkup], inclusions: TemplateInclusions, paths: PackagePaths, assets: Set<String>?) {
        self.all = all
        byName = Dictionary(uniqueKeysWithValues: all.map { ($0.template.name, $0) })
        self.inclusions = inclusions
        self.paths = paths
        self.assets = assets
    }

    /// The templates of a package.
    init(of package: CheckedPackage) {
        self.init(
            package.templates.onAllProcessors(TemplateMarkup.init), inclusions: package.inclusions,
            paths: package.paths, assets: package.assets)
    }

    /// Returns the template with a full name. Nil if it is not one of these.
    func named(_ name: String) -> TemplateMarkup? { byName[name] }

    /// Returns the templates that a view uses, its own template first.
    ///
    /// - Parameter view: The name of the view's template.
    func used(byView view: String) -> [TemplateMarkup] {
        let name = inclusions.fullName(of: view).map { [$0] } ?? []
        return (name + inclusions.included(by: view).subtracting(name).sorted()).compactMap(named)
    }

    /// Returns the place of a byte of a template, relative to the package.
    func place(at offset: Int, in template: TemplateOutline) -> SourcePlace {
        paths.relative(template.place(at: offset))
    }
}
