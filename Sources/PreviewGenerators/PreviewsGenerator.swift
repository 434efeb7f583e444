import TemplateEngine

/// Describes the previews that a view lacks.
package struct PreviewsGenerator {
    /// An argument of the stub that no preview has, such as `state: .done`.
    package struct Argument: Hashable, Sendable {
        /// The name of the property.
        package let name: String
        /// The value as Swift writes it.
        package let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    private let shape: ViewModelShape
    private let feature: String?
    private let arguments: [Argument]
    private let isSwift: Bool
    private let names: Set<String>

    /// - Parameters:
    ///   - arguments: The arguments, each of which gets a preview of its own.
    ///   - isSwift: Whether the view is written in Swift.
    ///   - names: The names of the previews that the view has. Without any, it also gets one with the stub as it is.
    package init(
        of shape: ViewModelShape, feature: String?, arguments: [Argument], isSwift: Bool, names: Set<String>
    ) {
        self.shape = shape
        self.feature = feature
        self.arguments = arguments
        self.isSwift = isSwift
        self.names = names
    }

    /// Returns the file in a package. Nil if no preview is missing.
    ///
    /// - Throws: ``GeneratorError/brokenTemplate(_:)``.
    package func file(in layout: PackageLayout) throws -> GeneratedFile? {
        let previews = previews
        guard !previews.isEmpty else { return nil }
        let isOther = layout.views.name != layout.viewModels.name
        let imports = ["FOSMVVM"] + (isSwift ? ["SwiftUI"] : []) + (isOther ? [layout.viewModels.module] : [])
        return GeneratedFile(
            path: layout.path(layout.views.path, feature: feature, "\(shape.name.base)View+Previews.swift"),
            text: try FileTemplates.text(
                "Previews",
                [
                    "name": .string(shape.name.base), "imports": .list(imports.sorted().map { .string($0) }),
                    "previews": .list(
                        previews.enumerated().map { values(of: $1.argument, $1.title, isFirst: $0 == 0) }),
                ]))
    }

    private var previews: [(title: String?, argument: Argument?)] {
        let others = arguments.map { (title: Optional(title(of: $0)), argument: Optional($0)) }
        return names.isEmpty ? [(title: nil, argument: nil)] + others : others
    }

    private func values(of argument: Argument?, _ title: String?, isFirst: Bool) -> TemplateValue {
        [
            "title": title.map { .string($0) } ?? .null,
            "argument": .string(argument.map { "\($0.name): \($0.value)" } ?? ""),
            "isLater": .bool(!isFirst), "needsValidations": .bool(shape.isForm && isSwift),
            "bindsChildren": .bool(isSwift && !shape.children.isEmpty),
        ]
    }

    /// Returns the value as words, with the name of the property if another preview has this name.
    private func title(of argument: Argument) -> String {
        let title = argument.words
        let isTaken = (names + arguments.filter { $0 != argument }.map(\.words))
            .contains { $0.lowercased() == title.lowercased() }
        return isTaken ? "\(argument.name.title) \(title.lowercasedFirst)" : title
    }
}

extension PreviewsGenerator.Argument {
    /// The value as words: `Half open` for `.halfOpen`, `Not open` and `Open` for `isOpen`.
    fileprivate var words: String {
        switch value {
        case "true": String(name.words.trimmingPrefix("is ")).uppercasedFirst
        case "false": name.negated
        default: String(value.trimmingPrefix(".")).title
        }
    }
}
