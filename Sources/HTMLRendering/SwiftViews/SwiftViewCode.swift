package import FOSMVVM

/// What the source code of a view in Swift should not do, found by evaluating it.
package struct SwiftViewCode: Sendable {
    /// The texts that are the same in every language, with the names of the views that contain them.
    package let hardCodedTexts: [(text: String, viewName: String)]
    /// The texts that views put together from others or from values, with the names of the views.
    package let composedTexts: [(text: String, viewName: String)]
    /// The names of views whose operations are made again at each evaluation.
    package let viewsThatMakeOperations: [String]
    /// What views compute from their ViewModels.
    package let computations: [ViewComputation]
}

/// Something that a view shows, and its ViewModel does not provide as it is shown.
package struct ViewComputation: Hashable, Sendable {
    /// What differs from the ViewModel.
    package enum Kind: Hashable, Sendable {
        /// A text that is no value of it.
        case text(String)
        /// The elements of a list, in another order.
        case order
        /// This many elements of a list that has more.
        case selection(Int, of: Int)
    }

    /// What differs.
    package let kind: Kind
    /// The name of the view.
    package let viewName: String
}

#if SwiftViews && os(Linux)
    import SwiftUI

    extension HTMLRenderer {
        /// Evaluates a view in Swift twice. Nil for any other view.
        ///
        /// - Throws: An error from encoding the ViewModel, or from decoding the localized one.
        package func code(of input: ViewInput, locale: LocaleIdentifier) throws -> SwiftViewCode? {
            guard let (view, context) = try swiftView(of: input, locale: locale), let type = input.view else {
                return nil
            }
            let session = try SwiftViewRenderer.begin(type, view, with: context).session
            let (tree, renewed) = MainActor.sync {
                defer { session.end() }
                let (first, second) = (session.tree, session.evaluateAgain())
                let renewed = zip(first.operations, second.operations).filter { !$0.isSame(as: $1) }
                return (second, renewed.map(\.0.viewName))
            }
            return SwiftViewCode(
                hardCodedTexts: tree.hardCodedTexts.map { ($0.text, $0.viewName) },
                composedTexts: tree.composedTexts.map { ($0.text, $0.viewName) }, viewsThatMakeOperations: renewed,
                computations: ProvidedValues(type, view, bound: tree.attachments).computations(in: tree))
        }
    }

    extension ViewTree {
        /// The operations that views give to tests.
        var operations: [TransportedOperations] { attachments.compactMap { $0 as? TransportedOperations } }
    }
#else
    extension HTMLRenderer {
        /// Nil, because this build has no views in Swift.
        package func code(of input: ViewInput, locale: LocaleIdentifier) throws -> SwiftViewCode? { nil }
    }
#endif
