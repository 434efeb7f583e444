import UIKit

/// What a file of an app reads that imports UIKit and not SwiftUI. On Linux, no file can import both UIKit and Testing.
enum UIKitFile {
    @MainActor static var screen: CGSize { UIScreen.main.bounds.size }
    @MainActor static var isPhone: Bool { UIDevice.current.userInterfaceIdiom == .phone }
}
