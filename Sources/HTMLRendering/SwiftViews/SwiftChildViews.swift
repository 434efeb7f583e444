import FOSMVVM

/// The views in Swift that a template can include like the template of a child view.
///
/// A view is known by its previews, because nothing else lists the views of a program.
struct SwiftChildViews: Sendable {
    /// The views of the previews in the program.
    static let linked = SwiftChildViews(RecordSection.previews().map(\.view))

    private let views: [String: [any ViewModelView.Type]]
    private let models: Set<ObjectIdentifier>

    /// - Parameter views: Views, of which those with a body in Swift are used, each once.
    init(_ views: [any ViewModelView.Type]) {
        let bodies = views.filter { $0.hasBody }
        let byType = Dictionary(bodies.map { (ObjectIdentifier($0), $0) }) { first, _ in first }
        self.views = Dictionary(grouping: byType.values, by: { $0.viewName })
        models = Set(bodies.map { ObjectIdentifier($0.model) })
    }

    /// Returns the ViewModel of an object, if a view in Swift shows it.
    func model(of object: LocalizedObject) -> LocalizedModel? {
        guard !models.isEmpty, case .model(let type) = object.kind, models.contains(ObjectIdentifier(type)) else {
            return nil
        }
        return LocalizedModel(type: type, object: object)
    }

    /// Returns the views with the name in a partial tag, which may be a path.
    func named(_ partial: String) -> [any ViewModelView.Type] {
        views[partial.split(separator: "/").last.map(String.init) ?? ""] ?? []
    }
}

/// A localized ViewModel in the data of a template.
///
/// Unchecked because a localized value does not change after it is encoded.
struct LocalizedModel: @unchecked Sendable {
    let type: any ViewModel.Type
    let object: LocalizedObject
}

extension ViewModelView {
    /// The type of its ViewModel.
    nonisolated static var model: any ViewModel.Type { VM.self }
}
