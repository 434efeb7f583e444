/// A type with previews, as they were written before ``Preview(_:traits:body:)``.
///
/// The catalog finds it in the program by this conformance. Each view of `previews`, also in a ``Group``, is a preview.
// Nothing else refers to the types that conform to it, so an optimized program would not contain those that are not public.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The previews.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

    /// The platform on which the previews are shown. It has no effect on a web page.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Nil.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform of ``PreviewProvider/platform``, which has no effect on a web page.
public enum PreviewPlatform: Sendable {
    case iOS, macOS, tvOS, watchOS
}

extension PreviewProvider {
    /// The previews, each with the name and the module of its view. Runs none of them.
    nonisolated package static var shown:
        [(viewName: String, module: String?, content: @MainActor @Sendable () -> any View)]
    {
        let types = PreviewParts.types(of: Previews.self)
        return types.indices.map { index in
            let own = types[index].ownName(preferring: providedName)
            return (own?.name ?? providedName, own?.module, content(at: index))
        }
    }

    private nonisolated static func content(at index: Int) -> @MainActor @Sendable () -> any View {
        let type = ProviderType(type: self)
        return { type.views[index] }
    }

    /// The name of the view by the name of the type: `CardView` for `CardView_Previews`.
    private nonisolated static var providedName: String {
        let name = _typeName(Self.self, qualified: false)
        let suffix = ["_Previews", "_Preview", "Previews", "Preview"].first { name.hasSuffix($0) && name != $0 } ?? ""
        return String(name.dropLast(suffix.count))
    }
}

/// The type of a provider.
///
/// Unchecked because its previews are made on the main actor only.
private struct ProviderType: @unchecked Sendable {
    let type: any PreviewProvider.Type

    @MainActor var views: [any View] { type.madeViews }
}

extension PreviewProvider {
    fileprivate static var madeViews: [any View] { PreviewParts.views(of: previews) }
}

extension View {
    fileprivate nonisolated static func ownName(preferring name: String) -> OwnViewName? {
        OwnViewName.first(in: Self.self, preferring: name)
    }
}

/// The previews in a view: those of a group, or else the view itself.
enum PreviewParts {
    /// Returns the types of the previews in a view of a type.
    static func types(of type: any View.Type) -> [any View.Type] {
        (type as? any PreviewParting.Type)?.parts ?? [type]
    }

    /// Returns the previews in a view.
    @MainActor static func views(of view: any View) -> [any View] { (view as? any PreviewParting)?.parts ?? [view] }
}

/// A view that can contain several previews.
private protocol PreviewParting: View {
    /// The types of the previews.
    nonisolated static var parts: [any View.Type] { get }
    /// The previews, as many as there are types.
    var parts: [any View] { get }
}

extension Group: PreviewParting {
    fileprivate nonisolated static var parts: [any View.Type] { PreviewParts.types(of: Content.self) }
    fileprivate var parts: [any View] { PreviewParts.views(of: content) }
}

extension TupleView: PreviewParting {
    fileprivate nonisolated static var parts: [any View.Type] {
        var types: [any View.Type] = []
        for type in repeat (each Content).self { types += PreviewParts.types(of: type) }
        return types
    }
    fileprivate var parts: [any View] {
        var views: [any View] = []
        for view in repeat each content { views += PreviewParts.views(of: view) }
        return views
    }
}

/// Each preview in a modified group has the modifier.
extension ModifiedContent: PreviewParting where Content: View, Modifier: ViewModifier {
    fileprivate nonisolated static var parts: [any View.Type] { PreviewParts.types(of: Content.self) }
    fileprivate var parts: [any View] { PreviewParts.views(of: content).map { modified($0) } }

    private func modified(_ view: some View) -> any View { view.modifier(modifier) }
}
