#if SwiftViews
    import Diagnostics
    import Foundation

    /// A way from the element that contains all others to the ones that a test asks for.
    struct ElementQuery {
        /// The elements that a step considers.
        enum Scope {
            case descendants, children
        }

        /// What an element must match.
        enum Condition {
            /// It is of this kind.
            case type(XCUIElement.ElementType)
            /// Its identifier or its label is this text.
            case name(String)
            /// Its own identifier is this text.
            case identifier(String)
            /// The user can change something with it.
            case control
            /// It matches a predicate.
            case predicate(NSPredicate)
        }

        /// Which of the matching elements is meant.
        enum Position: Equatable {
            /// All of them, for a query. For an element, the only one.
            case only
            case first
            case index(Int)
        }

        struct Step {
            var scope = Scope.descendants
            let type: XCUIElement.ElementType
            var conditions: [Condition] = []
            var position = Position.only
        }

        /// The steps. Without steps, the element that contains all others is meant.
        private(set) var steps: [Step] = []

        /// Returns the query for elements in the elements of this one.
        func appending(_ step: Step) -> ElementQuery {
            var query = self
            query.steps.append(step)
            return query
        }

        /// Returns the query with one more condition of the last step, which must be fulfilled besides its position.
        func matching(_ condition: Condition) -> ElementQuery {
            changingLast { $0.conditions.append(condition) }
        }

        /// Returns the query for one of the elements.
        func at(_ position: Position) -> ElementQuery {
            changingLast { $0.position = position }
        }

        /// The query for one element: the one whose position is known, or else the first.
        var one: ElementQuery { steps.last?.position == .only ? at(.first) : self }

        private func changingLast(_ change: (inout Step) -> Void) -> ElementQuery {
            guard var last = steps.last else { return self }
            change(&last)
            var query = self
            query.steps[steps.count - 1] = last
            return query
        }

        /// Returns the elements, in order.
        ///
        /// - Throws: ``UnsupportedQuery``.
        func matches(in tree: ElementTree) throws(UnsupportedQuery) -> [Int] {
            var found = [0]
            for step in steps { found = try step.matches(within: found, in: tree) }
            return found
        }
    }

    extension ElementQuery.Step {
        fileprivate func matches(within roots: [Int], in tree: ElementTree) throws(UnsupportedQuery) -> [Int] {
            let candidates = Set(roots.flatMap { ($0 + 1)..<tree.elements[$0].end }).sorted().filter { index in
                let element = tree.elements[index]
                let isInScope = scope == .descendants || element.parent.map(roots.contains) == true
                return isInScope && (type == .any || element.type == type)
            }
            var found = candidates
            for condition in conditions { found = try condition.filter(found, in: tree) }
            switch position {
            case .only: return found
            case .first: return Array(found.prefix(1))
            case .index(let index): return found.indices.contains(index) ? [found[index]] : []
            }
        }
    }

    extension ElementQuery.Condition {
        fileprivate func filter(_ indices: [Int], in tree: ElementTree) throws(UnsupportedQuery) -> [Int] {
            switch self {
            case .type(let type): return indices.filter { type == .any || tree.elements[$0].type == type }
            case .name(let name):
                let own = indices.filter { tree.elements[$0].identifier == name || tree.elements[$0].label == name }
                return own.isEmpty ? indices.filter { tree.elements[$0].groupIdentifier == name } : own
            case .identifier(let identifier): return indices.filter { tree.elements[$0].identifier == identifier }
            case .control: return indices.filter { tree.elements[$0].type.isControl }
            case .predicate(let predicate):
                var found: [Int] = []
                for index in indices {
                    let subject = PredicateSubject(tree.elements[index], isHittable: tree.isInFront(index))
                    if predicate.evaluate(with: subject) { found.append(index) }
                    if let problem = subject.problem { throw problem }
                }
                return found
            }
        }
    }

    extension ElementTree {
        /// Whether no sheet and no alert is in front of an element.
        func isInFront(_ index: Int) -> Bool { elements[index].layer == frontLayer }
    }

    extension ElementQuery: CustomStringConvertible {
        /// What is asked for: `button 'ok' in alert 'Failed'`.
        var description: String {
            steps.isEmpty ? "application" : steps.reversed().map(\.description).joined(separator: " in ")
        }

        /// The name that the last step asks for, if any.
        var name: String? {
            for condition in steps.last?.conditions ?? [] {
                switch condition {
                case .name(let name), .identifier(let name): return name
                case .type, .control, .predicate: continue
                }
            }
            return nil
        }
    }

    extension ElementQuery.Step: CustomStringConvertible {
        var description: String {
            let names = conditions.compactMap { condition -> String? in
                switch condition {
                case .type(let type): type == self.type ? nil : "of type \(type.rawValue)"
                case .name(let name), .identifier(let name): "'\(name.excerpt)'"
                case .control: "that is a control"
                case .predicate: "that matches the predicate"
                }
            }
            let kind = type == .any ? "element" : type.rawValue
            let number: [String] = if case .index(let index) = position { ["number \(index)"] } else { [] }
            return ([kind] + names + number).joined(separator: " ")
        }
    }

    /// A query that this module cannot answer.
    struct UnsupportedQuery: LocalizedError, Hashable {
        /// What it asks for.
        let reason: String

        var errorDescription: String? { reason }
    }
#endif
