#if SwiftViews && os(Linux)
    import FOSFoundation
    import FOSMVVM
    import Foundation
    import SwiftUI

    /// The texts and lists of the ViewModels that a view shows.
    struct ProvidedValues {
        private var texts: Set<String> = []
        /// The ids of the elements of each list.
        private var lists: [[AnyHashable]] = []

        /// - Parameter bound: What the evaluation of the view gave, among which are ViewModels that the view makes.
        init<View: ViewModelView>(_ type: View.Type, _ view: LocalizedView, bound: [any Sendable]) {
            add(view.tree)
            if let viewModel: View.VM = try? view.tree.toJSONData().fromJSON() { addLists(in: viewModel) }
            for case let bound as BoundViewModel in bound {
                if let tree = try? LocalizingEncoder.encode(bound.viewModel, with: view.makeLocalizer()) { add(tree) }
                addLists(in: bound.viewModel)
            }
        }

        /// Returns what views show in another form than these values.
        func computations(in tree: ViewTree) -> [ViewComputation] {
            let shown = tree.plainTexts.filter { text in
                text.text.contains { $0.isLetter || $0.isNumber } && !texts.contains(text.text)
            }
            return shown.map { ViewComputation(kind: .text($0.text), viewName: $0.viewName) }
                + tree.elements.compactMap(computation)
        }

        /// Returns how elements differ from the lists. Nil if they are those of a list, not from a list, or may come from a
        /// state.
        private func computation(of elements: ViewElements) -> ViewComputation? {
            let ids = elements.ids
            guard !elements.hasState, !ids.isEmpty, !lists.contains(ids) else { return nil }
            let shown = Set(ids)
            guard let list = lists.first(where: { shown.isSubset(of: $0) }) else { return nil }
            if list.filter(shown.contains) != ids { return ViewComputation(kind: .order, viewName: elements.viewName) }
            return ViewComputation(kind: .selection(ids.count, of: list.count), viewName: elements.viewName)
        }

        private mutating func add(_ value: LocalizedValue) {
            switch value {
            case .null: break
            case .bool(let value): texts.insert("\(value)")
            case .integer(let value): texts.insert("\(value)")
            case .unsigned(let value): texts.insert("\(value)")
            case .double(let value): texts.insert("\(value)")
            case .decimal(let value): texts.insert("\(value)")
            case .string(let text): texts.insert(text)
            case .date(let date): texts.insert("\(date)")
            case .uuid(let id): texts.insert(id.uuidString)
            case .localized(let text, let value):
                texts.insert(text)
                add(value)
            case .encoded(let value, _): add(value)
            case .enumeration(let enumeration, let raw):
                texts.insert(enumeration.name)
                add(raw)
            case .field(let field):
                texts.insert(field.title)
                add(field.value)
            case .list(let elements): for element in elements { add(element) }
            case .object(let object):
                texts.formUnion(object.names)
                for value in object.values { add(value) }
            }
        }

        private mutating func addLists(in value: Any) {
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .collection {
                let elements = mirror.children.map(\.value)
                for ids in [elements.compactMap(Self.id), elements.compactMap { $0 as? AnyHashable }]
                where ids.count == elements.count && ids.count > 1 {
                    lists.append(ids)
                }
            }
            // References between objects can be cyclic.
            guard mirror.displayStyle != .class else { return }
            for child in mirror.children { addLists(in: child.value) }
        }

        private static func id(of element: Any) -> AnyHashable? {
            (element as? any Identifiable).map { hashable(idOf: $0) }
        }

        private static func hashable(idOf element: some Identifiable) -> AnyHashable { AnyHashable(element.id) }
    }
#endif
