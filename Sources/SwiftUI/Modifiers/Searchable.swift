extension View {
    /// Adds a field for a text to search for above this view.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier<EmptyView>(text: text, prompt: prompt, isPresented: nil, suggestions: nil)).placed(
            placement)
    }

    /// Adds a field for a text to search for above this view.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a field for a text to search for above this view.
    @_disfavoredOverload
    nonisolated public func searchable<Prompt: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a field for a text to search for above this view. It is shown whether or not the value is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier<EmptyView>(text: text, prompt: prompt, isPresented: isPresented, suggestions: nil))
            .placed(placement)
    }

    /// Adds a field for a text to search for above this view. It is shown whether or not the value is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a field for a text to search for above this view. It is shown whether or not the value is true.
    @_disfavoredOverload
    nonisolated public func searchable<Prompt: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Prompt
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a field for a text to search for above this view, with texts that it suggests.
    nonisolated public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        modifier(SearchModifier(text: text, prompt: prompt, isPresented: nil, suggestions: suggestions())).placed(
            placement)
    }

    /// Adds a field for a text to search for above this view, with texts that it suggests.
    nonisolated public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    nonisolated public func searchSuggestions<Suggestions: View>(
        @ViewBuilder _ suggestions: () -> Suggestions
    ) -> some View {
        let suggestions = suggestions()
        return modifier(EnvironmentModifier { $0.searchSuggestions = AnyView(suggestions) })
    }

    /// Makes this view a text that a field suggests. Pressing it enters the text.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(CompletionModifier(completion: completion))
    }

    /// Adds a choice of where to search below the field.
    nonisolated public func searchScopes<Value: Hashable, Scopes: View>(
        _ scope: Binding<Value>, @ViewBuilder scopes: () -> Scopes
    ) -> some View {
        let picker = Picker(selection: scope, content: scopes) { EmptyView() }
        return modifier(EnvironmentModifier { $0.searchScopes = AnyView(picker.pickerStyle(.segmented)) })
    }

    /// Adds a choice of where to search below the field. It is always shown.
    nonisolated public func searchScopes<Value: Hashable, Scopes: View>(
        _ scope: Binding<Value>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
    ) -> some View {
        searchScopes(scope, scopes: scopes)
    }
}

extension View {
    /// Notes that a field is not in a place.
    nonisolated fileprivate func placed(_ placement: SearchFieldPlacement) -> some View {
        withoutEffect(
            "The field is above its view.", when: !["automatic", "navigationBarDrawer"].contains(placement.name),
            modifier: "searchable(text:placement:prompt:)")
    }
}

/// The place of a field that searches. It is above its view in each case.
public struct SearchFieldPlacement: Sendable {
    fileprivate let name: String

    /// Whether an app shows the field only after the user has scrolled.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        case automatic, always
    }

    public static let automatic = Self(name: "automatic")
    public static let navigationBarDrawer = Self(name: "navigationBarDrawer")
    public static let sidebar = Self(name: "sidebar")
    public static let toolbar = Self(name: "toolbar")
    public static let toolbarPrincipal = Self(name: "toolbarPrincipal")

    /// Returns the place below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { navigationBarDrawer }
}

/// When an app shows the choice of where to search.
public struct SearchScopeActivation: Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let onTextEntry = Self(name: "onTextEntry")
    public static let onSearchPresentation = Self(name: "onSearchPresentation")
}

@MainActor
public struct DismissSearchAction {
    private let dismiss: (@MainActor () -> Void)?

    nonisolated init(_ dismiss: (@MainActor () -> Void)? = nil) {
        self.dismiss = dismiss
    }

    public func callAsFunction() { dismiss?() }
}

/// Adds a field that searches.
private struct SearchModifier<Suggestions: View> {
    let text: Binding<String>
    let prompt: Text?
    let isPresented: Binding<Bool>?
    /// Nil if the environment has them.
    let suggestions: Suggestions?
}

extension SearchModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let (text, isPresented) = (text, isPresented)
        var inner = context.child(.child(0))
        inner.environment.isSearching = !text.wrappedValue.isEmpty
        inner.environment.dismissSearch = DismissSearchAction {
            text.wrappedValue = ""
            isPresented?.wrappedValue = false
        }
        let field = field(in: context)
        guard let screen = context.environment.screen, screen.toolbar[.query] == nil else {
            var node = context.node(.searchable)
            node.children = inner.nodes(of: content)
            node.parts[.query] = [field]
            return [node.takingTraits()]
        }
        screen.toolbar[.query] = [field]
        return inner.nodes(of: content)
    }

    /// Returns the field with its suggestions, and the choice of where to search.
    @MainActor private func field(in context: EvaluationContext) -> ViewNode {
        var place = context.child(.part(.query))
        let name = SystemText.search.string(in: place.environment)
        place.environment.completeSearch = { text.wrappedValue = $0 }
        place.environment.submitAction = place.environment.searchAction
        let control = ControlView(.searchField, prompt: prompt ?? Text(provided: name)) {
            .text(text.wrappedValue)
        } enter: { value in
            guard case .text(let entered) = value else { throw ViewInputError.invalidValue(value.text) }
            text.wrappedValue = entered
        } label: {
        } message: {
        }
        var node = place.node(.search)
        node.children = place.nodes(of: control, as: .children)
        for index in node.children.indices { node.children[index].accessibilityLabel = name }
        node.parts[.actions] =
            suggestions.map { place.nodes(of: $0, as: .actions) }
            ?? place.nodes(of: place.environment.searchSuggestions, as: .actions)
        node.parts[.footer] = place.nodes(of: place.environment.searchScopes, as: .footer)
        for index in node.parts[.footer, default: []].indices { node.parts[.footer]?[index].accessibilityLabel = name }
        return node
    }
}

/// Makes a view a button that enters a text to search for.
private struct CompletionModifier {
    let completion: String
}

extension CompletionModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let complete = context.environment.completeSearch
        let button = Button { [completion] in
            complete?(completion)
        } label: {
            content
        }
        return context.child(.child(0)).nodes(of: button)
    }
}

extension EnvironmentValues {
    @Entry public internal(set) var isSearching: Bool = false

    @Entry public internal(set) var dismissSearch: DismissSearchAction = DismissSearchAction()

    @Entry fileprivate var searchSuggestions: AnyView?

    @Entry fileprivate var searchScopes: AnyView?

    @Entry fileprivate var completeSearch: (@MainActor (String) -> Void)?

    @Entry var searchAction: ViewAction?
}
