import FOSTestingUI
import Foundation
import XCTest

extension XCUIElement {
    /// The text that a control contains.
    var text: String? {
        value as? String
    }

    /// Types a text, and waits until the control contains it.
    func typeTextAndWait(_ string: String, timeout: TimeInterval = 2) {
        typeText(string)
        _ = wait(for: \.text, toEqual: string, timeout: timeout)
    }
}
