/// The message that a search has found nothing, in the language of the page.
public struct SearchUnavailableContent {
    public struct Label: View {
        @Environment(\.self) private var environment

        fileprivate let text: String

        public var body: some View {
            let title = (text.isEmpty ? SystemText.noResults : .noResultsFor).string(in: environment)
            SwiftUI.Label {
                Text(provided: title.replacing("%@", with: text))
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    public struct Description: View {
        @Environment(\.self) private var environment

        public var body: some View { Text(provided: SystemText.searchAdvice.string(in: environment)) }
    }

    /// No buttons.
    public struct Actions: View {
        /// Nothing.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// The message that a search has found nothing.
    @MainActor public static var search: Self { search(text: "") }

    /// Returns the message that a search for a text has found nothing.
    @MainActor public static func search(text: String) -> Self {
        Self {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
