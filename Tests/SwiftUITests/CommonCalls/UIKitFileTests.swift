import Testing
import UIKit

/// A file of an app that imports UIKit and not SwiftUI.
@Suite struct UIKitFileTests {
    @Test func theNamesAreThere() {
        #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
    }
}
