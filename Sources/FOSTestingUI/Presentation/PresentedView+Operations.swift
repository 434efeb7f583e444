#if SwiftViews
    import FOSFoundation
    import FOSMVVM
    import Foundation
    import HTMLRendering

    extension PresentedView {
        /// Returns the operations of a type, as they were when the view was last evaluated.
        ///
        /// - Throws: ``PresentationError``, or an error of the operations' `init(from:)`.
        func operations<Operations: ViewModelOperations>(_ type: Operations.Type) throws -> Operations {
            if let found = transported.first(where: { $0.type == type }) {
                guard try found.isCurrent() else {
                    throw PresentationError.notRepainted(TypeName.of(type), of: found.viewName)
                }
                return try found.json.fromJSON()
            }
            let shown = shownOperations
            if let found = shown.first(where: { $0.type == TypeName.of(type) }) { return try found.json.fromJSON() }
            let (name, known) = (TypeName.of(type), shown.map(\.type))
            switch source {
            case .template: throw PresentationError.noOperations(name, of: viewName, known: known)
            case .swift: throw PresentationError.notTransported(name, of: viewName, known: known)
            }
        }

        /// The operations of all views on the page.
        private var shownOperations: [LiveOperations] {
            _ = tree
            switch source {
            case .template(let screen): return screen.operations
            case .swift(_, let templates): return templates.page.operations
            }
        }
    }
#endif
