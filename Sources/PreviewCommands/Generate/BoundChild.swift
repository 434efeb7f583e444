import FOSMVVM
import Foundation
import PreviewCatalog
import PreviewGenerators

/// Finds the client-hosted ViewModels that the view of another one binds, and the values that become their state.
enum BoundChild {
    /// The ViewModel of the view around them.
    struct Parent {
        let name: GeneratedName
        let properties: [ViewModelShape.Property]

        /// Returns the value for a parameter of a child's state, as Swift code. Nil if there is none.
        fileprivate func value(for parameter: DeclaredParameter) -> String? {
            guard let property = properties.first(where: { $0.name == parameter.label }) else { return nil }
            if property.type == parameter.type { return "viewModel.\(parameter.label)" }
            let isWrapped =
                property.type == "Localizable\(parameter.type)" && ["Int", "Double", "Date"].contains(parameter.type)
            return isWrapped ? "viewModel.\(parameter.label).value" : nil
        }

        /// Returns the arguments of a child's state. Nil if a value is missing.
        fileprivate func arguments(for state: [DeclaredParameter]) -> [String]? {
            let values = state.map { ($0, value(for: $0)) }
            guard values.allSatisfy({ $1 != nil || $0.hasDefault }) else { return nil }
            return values.compactMap { parameter, value in value.map { "\(parameter.label): \($0)" } }
        }
    }

    /// Returns the children of a ViewModel with a property `state`, as those of containers have: the ViewModels whose names
    /// begin with its own, and whose whole state it has.
    static func found(for parent: Parent, in catalog: PreviewCatalog, package: URL) -> [ViewModelShape.Child] {
        guard parent.properties.contains(where: { $0.name == "state" && !$0.cases.isEmpty }) else { return [] }
        let names = catalog.viewModelNames.filter {
            $0.hasPrefix(parent.name.base) && $0 != "\(parent.name.base)ViewModel"
        }
        return names.sorted().compactMap { type in
            guard let name = try? GeneratedName(type),
                let state = source(of: name, in: catalog, package: package)?.state, !state.isEmpty
            else { return nil }
            return parent.arguments(for: state).map { ViewModelShape.Child(name: name, state: $0) }
        }
    }

    /// Parses a child such as `TaskNote` or, for a case of the property `state`, `open:TaskNote`.
    ///
    /// - Throws: `UsageError` for a ViewModel that is not client-hosted, or whose state the parent does not have.
    ///   ``GeneratorError`` for a name that is not one.
    static func child(
        _ text: String, of parent: Parent, in catalog: PreviewCatalog, package: URL
    ) throws -> ViewModelShape.Child {
        let parts = text.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
        let name = try GeneratedName(parts.last ?? text)
        let type = try PreviewNames(catalog: catalog).viewModel("\(name.base)ViewModel")
        guard let state = source(of: name, in: catalog, package: package)?.state else {
            throw UsageError("\(type) is not client-hosted, so a view cannot bind it.")
        }
        guard let arguments = parent.arguments(for: state) else {
            let needed = state.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
            throw UsageError("\(parent.name.base)ViewModel needs the properties \(needed) to bind \(type).")
        }
        let shownIn = parts.count > 1 ? parts[0] : nil
        let cases = parent.properties.first { $0.name == "state" }?.cases ?? []
        if let shownIn, !cases.contains(shownIn) {
            throw UsageError("\(parent.name.base)ViewModel has no property 'state' with the case '\(shownIn)'.")
        }
        return ViewModelShape.Child(name: name, state: arguments, shownIn: shownIn)
    }

    /// Returns the children in the source of a view, as ``child(_:of:in:package:)`` parses them. Nil without a source.
    static func written(inViewAt file: URL) -> [String]? {
        guard let source = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        var shownIn: String?
        return source.split(separator: "\n").compactMap { line in
            if let match = line.firstMatch(of: /^\s*case \.(?<name>\w+):/) { shownIn = String(match.output.name) }
            if line.contains("switch ") || line.wholeMatch(of: /\s{0,12}}/) != nil { shownIn = nil }
            guard let match = line.firstMatch(of: /\b(?<name>[A-Z]\w*)View\.bind\(/) else { return nil }
            return [shownIn, String(match.output.name)].compactMap(\.self).joined(separator: ":")
        }
    }

    private static func source(
        of name: GeneratedName, in catalog: PreviewCatalog, package: URL
    ) -> ViewModelSource? {
        catalog.place(ofViewModel: "\(name.base)ViewModel").map {
            ViewModelSource(name, file: package.appending(path: $0.file))
        }
    }
}
