import FOSMVVM
import Foundation
import PreviewCatalog

/// The changed values of a preview that an export has: one value of the ViewModel itself at a time, of controls with few
/// values.
struct ExportedChanges: Sendable {
    /// A value of a control.
    struct Option: Sendable {
        let label: String
        /// The text of the value as the argument has it. Nil if the value is nil.
        let text: String?
        /// The arguments that set only this value. Empty for the starting value.
        let arguments: PreviewArguments
    }

    /// The maximum number of changes of a preview. Each has files in every locale.
    static let limit = 10

    /// The options of controls by the paths of their arguments, without controls whose options would be too many.
    private(set) var options: [String: [Option]] = [:]
    /// All changed arguments.
    private(set) var all: [PreviewArguments] = []

    /// Lists the changes of a preview. There are none if it cannot be made.
    init(of preview: Preview, timeZone: TimeZone) {
        let start = PreviewChanges(arguments: .none, timeZone: timeZone.identifier)
        self.init((try? preview.make(start))?.arguments ?? [])
    }

    /// - Parameter arguments: The arguments that the preview begins with.
    init(_ arguments: [PreviewArgument]) {
        // Those of values within others would make an export much larger.
        for argument in arguments where argument.depth == 0 {
            let found = argument.options
            let changes = found.map(\.arguments).filter { !$0.isEmpty }
            guard !changes.isEmpty, all.count + changes.count <= Self.limit else { continue }
            options[argument.path] = found
            all += changes
        }
    }
}

extension PreviewArgument {
    /// All values if they are few, or nil and the starting value of an optional. Empty for any other argument.
    fileprivate var options: [ExportedChanges.Option] {
        switch kind {
        case .toggle: options(of: ["true", "false"])
        case .choice(let names): options(of: names)
        case .group where isOptional:
            ["false", "true"].map { option($0, label: $0 == "true" ? Self.notNil : Self.nilName) }
        case .text, .wholeNumber, .number, .date:
            if isOptional, let start { [option(nil), option(start, label: Self.notNil)] } else { [] }
        case .length, .group: []
        }
    }

    /// How the options of an optional with any value name that it is not nil.
    private static let notNil = "!= nil"

    private func options(of values: [String]) -> [ExportedChanges.Option] {
        (isOptional ? [option(nil)] : []) + values.map { option($0) }
    }

    private func option(_ value: String?, label: String? = nil) -> ExportedChanges.Option {
        // A text without characters is not nil.
        let nilPath = kind == .text ? "\(path).\(Self.nilName)" : path
        let texts = value.map { [path: $0] } ?? [nilPath: kind == .text ? "true" : ""]
        return ExportedChanges.Option(
            label: label ?? value ?? Self.nilName, text: value,
            arguments: value == start ? .none : PreviewArguments(texts: texts))
    }
}
