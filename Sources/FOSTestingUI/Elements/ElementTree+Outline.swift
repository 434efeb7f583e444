#if SwiftViews
    import Diagnostics

    extension ElementTree {
        /// The number of lines that a message shows.
        private static let lineLimit = 60
        /// The number of levels that a message shows indented.
        private static let indentationLimit = 20

        /// The elements with a name, one in each line, indented by the elements around them.
        var outline: String {
            let named = elements.indices.dropFirst().filter { elements[$0].isNamed && !isRepetition($0) }
            var lines = named.prefix(Self.lineLimit).map { index in
                let depth = chain(from: index).dropFirst().dropLast().count { $0.isNamed }
                return String(repeating: "  ", count: min(depth, Self.indentationLimit)) + elements[index].description
            }
            if named.count > lines.count { lines.append("… and \(named.count - lines.count) more") }
            return lines.isEmpty ? "(no elements)" : lines.joined(separator: "\n")
        }

        /// Whether an element is the text that names the control around it.
        private func isRepetition(_ index: Int) -> Bool {
            let element = elements[index]
            return element.type == .staticText && element.identifier.isEmpty
                && chain(from: index).dropFirst().contains { $0.type.isControl && $0.label == element.label }
        }
    }

    extension UIElement: CustomStringConvertible {
        /// The type, the identifier, the text and the state: `button 'saveButton' "Save" disabled`.
        var description: String {
            var words = [type.rawValue]
            if !identifier.isEmpty { words.append("'\(identifier.excerpt)'") }
            if !label.isEmpty { words.append("\"\(label.excerpt)\"") }
            if let value, type != .staticText { words.append("value \"\(value.excerpt)\"") }
            if isSelected { words.append("selected") }
            if !isEnabled { words.append("disabled") }
            return words.joined(separator: " ")
        }
    }
#endif
