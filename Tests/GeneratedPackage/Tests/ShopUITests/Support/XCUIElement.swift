import FOSTestingUI
import Foundation
import XCTest

extension XCUIElement {
    /// What a field contains.
    var entry: String? { value as? String }

    /// Types into the field that has the focus, and waits until it shows the text.
    func enter(_ text: String, within seconds: TimeInterval = 2) {
        typeText(text)
        _ = wait(for: \.entry, toEqual: text, timeout: seconds)
    }
}
