/// Where a view is in a page: alone, or in views that are written in the other way.
struct ViewPlace: Sendable {
    /// How deep templates and views in Swift can contain each other.
    static let maxDepth = 16

    /// The id of the place in the view around it. Nil for the view of the page.
    private(set) var id: String?
    /// The name of the place, with which the names of its controls begin on the page.
    private var name: String?
    /// Whether the controls are those of a live page.
    var isInteractive = false
    /// The places of views that the browser reports.
    var sizes = LiveSizes()
    /// The views of the page that have state. Nil for a page without state.
    var parts: LiveParts?
    /// Collects what the page is made from. Nil if nobody asks for it.
    var dependencies: DependencyCollector?
    private(set) var depth = 0

    /// The place of a page without state, on which the same is collected.
    var withoutParts: ViewPlace {
        var place = ViewPlace()
        place.dependencies = dependencies
        return place
    }

    /// The id of a view in Swift at this place, with which the ids of its nodes begin.
    var rootID: String { id ?? "v" }

    /// What the names of a Swift view's nodes begin with on the page.
    var rootName: String { name ?? "v" }

    /// The prefix of the names in a template at this place. A dot is in no id.
    var partPrefix: String { id.map(Self.partPrefix) ?? "" }

    /// Returns the prefix of the names in a template in a node of a view in Swift.
    static func partPrefix(ofNode id: String) -> String { id + "." }

    /// What the names of a template's controls begin with on the page.
    var namePrefix: String { name.map { $0 + "." } ?? "" }

    /// Returns the place of a template in a node of a view in Swift.
    func place(inNode id: String, named name: String) -> ViewPlace {
        var place = self
        place.id = id
        place.name = name
        place.depth += 1
        return place
    }

    /// Returns the place of a view in Swift in a template.
    ///
    /// - Parameter number: Its number among the views in Swift of the template, from 1.
    func place(ofChild number: Int) -> ViewPlace {
        // No step in a tree of views has the letter x.
        place(inNode: "\(rootID)-x\(number)", named: "\(rootName)-x\(number)")
    }
}
