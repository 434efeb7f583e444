import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import PreviewGenerators

/// A ViewModel of the program, for which a view or a test is written.
struct KnownViewModel {
    let shape: ViewModelShape
    /// Its previews. Without any, its stub.
    let entry: CatalogEntry
    /// The source file.
    let file: URL
    /// The path of the source file in the package.
    private let path: String

    /// - Parameter children: The ViewModels that its view binds, as ``BoundChild`` parses them. Nil to find them.
    /// - Throws: `UsageError` for a ViewModel that the program does not contain, or for a child that the ViewModel does
    ///   not have the state of. ``PreviewFailure`` if its stub cannot be made.
    init(_ name: GeneratedName, in catalog: PreviewCatalog, package: URL, children: [String]? = nil) throws {
        let type = "\(name.base)ViewModel"
        let names = PreviewNames(catalog: catalog)
        guard let entry = catalog.entry(named: try names.viewModel(type)), let place = catalog.place(ofViewModel: type)
        else { throw UsageError("\(type) has no @ViewModel, so its properties are unknown.") }
        let viewModel = try entry.previews[0].make().subject.viewModel
        let source = ViewModelSource(name, file: package.appending(path: place.file))
        let values = Mirror(reflecting: viewModel).children.map { ($0.label ?? "", $0.value) }
        let stored = Dictionary(values, uniquingKeysWith: { first, _ in first })
        let required = Self.requiredFields(in: stored)
        let states = StateProperty.all(in: viewModel).filter { $0.value.hasPrefix(".") }
        let cases = Dictionary(states.map { ($0.name, $0.values.map { String($0.dropFirst()) }) }) { first, _ in first }
        let properties = (catalog.documentation(ofViewModel: type)?.properties ?? []).map { property in
            ViewModelShape.Property(
                name: property.name, type: property.type,
                elementText: stored[property.name].flatMap(Self.elementText),
                cases: cases[property.name] ?? [],
                outcomes: source.outcomes(ofEnum: property.type), isRequired: required.contains(property.name))
        }
        let documented = DocumentedOperations.all(of: viewModel).first?.operations ?? []
        let operations = source.operations ?? documented.map { .init(name: $0.name, parameters: $0.labels) }
        let known = BoundChild.Parent(name: name, properties: properties)
        path = place.file
        self.entry = entry
        file = package.appending(path: place.file)
        shape = ViewModelShape(
            name: name, properties: properties, operations: operations,
            stubParameters: StubParameters.labels(inFileAt: file),
            children: try children.map {
                try $0.map { try BoundChild.child($0, of: known, in: catalog, package: package) }
            }
                ?? BoundChild.found(for: known, in: catalog, package: package))
    }

    /// Returns the folder of the ViewModel in its target. Nil if it is directly in the target.
    func feature(in layout: PackageLayout) -> String? {
        guard path.hasPrefix(layout.viewModels.path + "/") else { return nil }
        let folders = path.dropFirst(layout.viewModels.path.count + 1).split(separator: "/").dropLast()
        return folders.isEmpty ? nil : folders.joined(separator: "/")
    }

    /// Returns the property that names an element of a list: its title or name, or else its first text.
    private static func elementText(_ value: Any) -> String? {
        guard let element = (value as? [Any])?.first else { return nil }
        let texts = Mirror(reflecting: element).children.filter { $0.value is String || $0.value is any Localizable }
        let names = texts.compactMap { child in child.label.map { String($0.trimmingPrefix("_")) } }
        return names.first { ["title", "name"].contains($0) } ?? names.first
    }

    /// Returns the fields with a message for when they are empty.
    private static func requiredFields(in stored: [String: Any]) -> Set<String> {
        let messages = stored.filter { $0.key.hasSuffix("ValidationMessages") }.values
        let names = messages.flatMap { Mirror(reflecting: $0).children.compactMap(\.label) }
        return Set(
            names.compactMap {
                $0.wholeMatch(of: /_?(?<field>\w+)RequiredMessage/).map { String($0.output.field) }
            })
    }
}

extension OperationDocumentation {
    /// The labels of the parameters.
    fileprivate var labels: [String] { DeclaredParameter.all(in: parameters).map(\.label) }
}
