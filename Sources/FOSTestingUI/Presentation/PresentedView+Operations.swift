#if SwiftViews
    import FOSFoundation
    import FOSMVVM
    import Foundation

    extension PresentedView {
        /// Returns the operations of a type, as they were when the view was last evaluated.
        ///
        /// - Throws: ``PresentationError``, or an error of the operations' `init(from:)`.
        func operations<Operations: ViewModelOperations>(_ type: Operations.Type) throws -> Operations {
            if let templateScreen {
                guard let found = try templateScreen.operations(type) else {
                    throw PresentationError.noOperations(
                        TypeName.of(type), of: viewName, known: templateScreen.operationTypes)
                }
                return found
            }
            let transported = transported
            guard let found = transported.first(where: { $0.type == type }) else {
                let templates = nestedTemplates
                if let found = try templates.lazy.compactMap({ try $0.operations(type) }).first { return found }
                let known = transported.map { TypeName.of($0.type) } + templates.flatMap(\.operationTypes)
                throw PresentationError.notTransported(TypeName.of(type), of: viewName, known: known)
            }
            guard try found.isCurrent() else {
                throw PresentationError.notRepainted(TypeName.of(type), of: found.viewName)
            }
            return try found.json.fromJSON()
        }

        /// The templates in a view in Swift.
        private var nestedTemplates: [TemplateScreen] {
            guard case .swift(_, let templates) = source else { return [] }
            _ = tree
            return templates.all
        }
    }
#endif
