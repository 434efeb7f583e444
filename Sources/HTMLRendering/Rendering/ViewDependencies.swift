import FOSMVVM
import Synchronization

/// What a view has been made from, without the templates that its templates include.
package struct ViewDependencies: Codable, Hashable, Sendable {
    /// The names of templates, also of those that would be used if they existed.
    package private(set) var templates: Set<String>
    /// The types of texts, by the first names of their keys.
    package private(set) var types: Set<String>
    /// Whether any other file may be among them.
    package private(set) var areUnknown = false

    /// Creates dependencies, by default none.
    package init(templates: Set<String> = [], types: Set<String> = []) {
        self.templates = templates
        self.types = types
    }

    /// Those of a view that may have been made from any file, such as one that a renderer of the program makes.
    package static var unknown: Self {
        var dependencies = Self()
        dependencies.areUnknown = true
        return dependencies
    }

    /// Adds those of another rendering.
    package mutating func formUnion(_ other: Self) {
        templates.formUnion(other.templates)
        types.formUnion(other.types)
        areUnknown = areUnknown || other.areUnknown
    }
}

/// Collects what views are made from while they are rendered. Any number of threads can share it.
final class DependencyCollector: Sendable {
    private let added = Mutex(ViewDependencies())
    /// Receives the types of the texts that are looked up.
    let types = LookedUpTypes()

    func add(_ dependencies: ViewDependencies) { added.withLock { $0.formUnion(dependencies) } }

    /// Everything so far.
    var all: ViewDependencies {
        var all = ViewDependencies(types: types.all)
        all.formUnion(added.withLock(\.self))
        return all
    }
}
