import Foundation
import Testing

@Suite @MainActor struct UIKitFileTests {
    @Test func theNamesAreThere() {
        #expect(UIKitFile.screen == CGSize(width: 390, height: 844))
        #expect(UIKitFile.isPhone)
    }
}
