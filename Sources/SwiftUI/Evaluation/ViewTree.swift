package import Diagnostics

/// An evaluated tree of views.
package struct ViewTree: Sendable {
    /// The nodes of the page, usually one.
    package internal(set) var content: [ViewNode] = []
    /// The sheets and alerts above the page, the last one in front.
    package internal(set) var presentations: [ViewNode] = []
    /// The theme that the views want for the page. Nil for the one that is chosen.
    package internal(set) var colorScheme: ColorScheme?
    /// How what differs from the last page moves. Nil shows it at once.
    package internal(set) var motion: Animation?
    /// The values that views give to the owner of the tree, in order.
    package internal(set) var attachments: [any Sendable] = []
    /// The problems, in order and each once.
    package internal(set) var problems: [Diagnostic] = []
    /// The texts that are the same in every language, in order and each once.
    package internal(set) var hardCodedTexts: [ViewText] = []
    /// The texts that views put together from others or from values, in order and each once.
    package internal(set) var composedTexts: [ViewText] = []
    /// The strings that views without state show, in order and each once.
    package internal(set) var plainTexts: [ViewText] = []
    /// The elements that views show, in order.
    package internal(set) var elements: [ViewElements] = []
    /// The states of views that keep an error, in order.
    package internal(set) var errorStates: [ErrorState] = []

    /// All nodes, in the order in which they are read.
    package var nodes: [ViewNode] { (content + presentations).flatMap(\.all) }
}

/// A text that the source code of a view makes.
package struct ViewText: Hashable, Sendable {
    /// The text with its values.
    package let text: String
    /// The name of the innermost view with a body.
    package let viewName: String
}

/// The elements of a collection for which a view shows views.
///
/// Unchecked because the ids are values of the app, such as numbers and texts, that are only compared.
package struct ViewElements: @unchecked Sendable {
    /// The ids in the order in which they are shown.
    package let ids: [AnyHashable]
    /// The name of the innermost view with a body.
    package let viewName: String
    /// Whether a view around them has state, or reads the environment.
    package let hasState: Bool
}

/// The state of a view that keeps an error, until the user has seen it.
package struct ErrorState: Sendable {
    /// The name of the view.
    package let viewName: String
    let location: StateLocation<(any Error)?>

    /// The error. Setting it evaluates the tree of views again.
    package var error: (any Error)? {
        get { location.value }
        nonmutating set { location.value = newValue }
    }
}
