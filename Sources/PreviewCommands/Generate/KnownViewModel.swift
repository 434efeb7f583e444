import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import PreviewGenerators

/// A ViewModel of the program, for which a view or a test is written.
struct KnownViewModel {
    let shape: ViewModelShape
    /// The path of the source file in the package.
    private let path: String

    /// - Throws: `UsageError` for a ViewModel that the program does not contain, or ``PreviewFailure`` if its stub cannot
    ///   be made.
    init(_ name: GeneratedName, in catalog: PreviewCatalog, package: URL) throws {
        let type = "\(name.base)ViewModel"
        let names = PreviewNames(catalog: catalog)
        guard let entry = catalog.entry(named: try names.viewModel(type)), let place = catalog.place(ofViewModel: type)
        else { throw UsageError("\(type) has no @ViewModel, so its properties are unknown.") }
        let viewModel = try entry.previews[0].make().subject.viewModel
        let values = Mirror(reflecting: viewModel).children.map { ($0.label ?? "", $0.value) }
        let stored = Dictionary(values, uniquingKeysWith: { first, _ in first })
        let properties = (catalog.documentation(ofViewModel: type)?.properties ?? []).map { property in
            ViewModelShape.Property(
                name: property.name, type: property.type,
                elementText: stored[property.name].flatMap(Self.elementText),
                cases: stored[property.name].flatMap(Self.cases) ?? [])
        }
        let operations = DocumentedOperations.all(of: viewModel).first?.operations ?? []
        path = place.file
        shape = ViewModelShape(
            name: name, properties: properties,
            operations: operations.map { .init(name: $0.name, parameters: Self.labels(in: $0.parameters)) },
            stubParameters: Self.stubParameters(inFileAt: package.appending(path: place.file)))
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

    /// Returns the names of the cases of an enum's type. Nil for any other value.
    private static func cases(_ value: Any) -> [String]? {
        func names<Value: CaseIterable>(_ value: Value) -> [String] { Value.allCases.map { "\($0)" } }
        return (value as? any CaseIterable).map { names($0) }
    }

    /// Returns the labels of parameters that are written as in a function.
    private static func labels(in parameters: String) -> [String] {
        parameters.matches(of: /(?:^|,)\s*(?<label>\w+)[^,:]*:/).map { String($0.output.label) }
    }

    /// Returns the labels of the parameters of the stub in a source file, as they are declared.
    private static func stubParameters(inFileAt file: URL) -> Set<String> {
        let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let stubs = source.matches(of: /static func stub\((?<parameters>[^{]*)\)\s*->/)
        return Set(stubs.flatMap { labels(in: String($0.output.parameters)) })
    }
}
