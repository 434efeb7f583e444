import Foundation

extension ViewSession {
    /// Runs the action of a control.
    ///
    /// - Parameter id: The action of a node.
    /// - Throws: ``ViewInputError`` if there is no such control, or it is disabled.
    package func perform(_ id: String) throws {
        _ = tree
        guard let (action, isEnabled) = evaluation.actions[id] else { throw ViewInputError.unknownControl(id) }
        guard isEnabled else { throw ViewInputError.disabled(id) }
        withTexts {
            switch action {
            case .immediate(let action): action()
            case .task(let action): run(action)
            }
        }
    }

    /// Sets the value of a control to what the user entered.
    ///
    /// - Parameter id: The id of a node that is a control.
    /// - Throws: ``ViewInputError`` if there is no such control, or it is disabled, and any error of a control that does
    ///   not accept the value.
    package func enter(_ value: ControlValue, in id: String) throws {
        _ = tree
        guard let (entry, isEnabled) = evaluation.entries[id] else { throw ViewInputError.unknownControl(id) }
        guard isEnabled else { throw ViewInputError.disabled(id) }
        try withTexts { try entry(value) }
    }

    /// Tells the view which control has the focus of the keyboard.
    ///
    /// - Parameter id: The id of a node. Nil if no control has it.
    package func moveFocus(to id: String?) {
        _ = tree
        let focuses = evaluation.focuses
        for (other, moves) in focuses where other != id { for move in moves { move(false) } }
        for move in id.flatMap({ focuses[$0] }) ?? [] { move(true) }
    }
}

/// The reason why a session cannot do what a user asks for.
package enum ViewInputError: LocalizedError, Hashable {
    /// The tree has no control with this id.
    case unknownControl(String)
    /// The control with this id is disabled.
    case disabled(String)
    /// The control does not accept the text.
    case invalidValue(String)

    /// What happened, and what to do.
    package var errorDescription: String? {
        switch self {
        case .unknownControl(let id): "The page no longer has the control '\(id)'. Load the page again."
        case .disabled(let id): "The control '\(id)' is disabled. Load the page again to see its state."
        case .invalidValue(let text): "'\(text)' is not a value of this control. Enter another one."
        }
    }
}
