package import FOSMVVM
package import Foundation
import Synchronization

/// An argument of a ViewModel's stub, such as `state: .done`.
package struct StubArgument: Hashable, Sendable {
    /// The name of the parameter and of the property.
    package let name: String
    /// The value as Swift writes it.
    package let value: String

    /// The argument in a call.
    package var code: String { "\(name): \(value)" }

    /// Returns the values of states that none of a view's ViewModels has.
    ///
    /// An enum of another folder is data that several features share, such as the kinds of goods, and not a state.
    ///
    /// - Parameters:
    ///   - file: The Swift file of the ViewModel, whose stub has parameters for its states.
    ///   - features: Finds the enums in the folder of the file.
    package static func missing(
        in viewModels: [any ViewModel], declaredIn file: URL, _ features: FeatureSources
    ) -> [StubArgument] {
        let states = viewModels.flatMap(StateProperty.all)
        var known = Set(states.map { StubArgument(name: $0.name, value: $0.value) })
        let missing = states.map { state in
            let arguments = state.values.map { StubArgument(name: state.name, value: $0) }
            return (state: state, arguments: arguments.filter { known.insert($0).inserted })
        }
        .filter { !$0.arguments.isEmpty }
        guard !missing.isEmpty else { return [] }
        let labels = StubParameters.labels(inFileAt: file)
        return missing.filter { state, _ in
            labels.contains(state.name) && state.enumName.map { features.enums(beside: file).contains($0) } != false
        }
        .flatMap(\.arguments)
    }
}

/// The parameters of stubs, as their source declares them.
package enum StubParameters {
    /// Returns the labels of the parameters of all stubs in a Swift file.
    package static func labels(inFileAt file: URL) -> Set<String> {
        let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return Set(stubs(in: source).flatMap(\.parameters).map(\.label))
    }

    /// Returns the parameters of each stub of a type in the source of a Swift file.
    package static func parameters(ofType name: String, in source: String) -> [[DeclaredParameter]] {
        stubs(in: source).filter { $0.type == name }.map(\.parameters)
    }

    private static func stubs(in source: String) -> [(type: String?, parameters: [DeclaredParameter])] {
        let types = source.matches(of: /\b(?:struct|extension|class|enum)\s+(?:\w+\.)*(?<name>\w+)/)
        return source.ranges(of: "static func stub(").map { stub in
            let type = types.last { $0.range.lowerBound < stub.lowerBound }.map { String($0.output.name) }
            return (type, DeclaredParameter.all(in: source[stub.upperBound...]))
        }
    }
}

/// The Swift files in the folders of features. Each folder is read once.
package final class FeatureSources: Sendable {
    private let known = Mutex<[URL: Set<String>]>([:])

    /// Reads nothing.
    package init() {}

    /// Returns the names of the enums that are declared in the folder of a file, but not in a subfolder.
    func enums(beside file: URL) -> Set<String> {
        let folder = file.deletingLastPathComponent()
        return known.withLock { known in
            let enums = known[folder] ?? Self.enums(in: folder)
            known[folder] = enums
            return enums
        }
    }

    private static func enums(in folder: URL) -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.reduce(into: []) { enums, name in
            let source = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
            enums.formUnion(source.matches(of: /\benum\s+(?<name>\w+)/).map { String($0.output.name) })
        }
    }
}
