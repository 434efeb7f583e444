// Files of apps that import UIKit use these names. A module of its own, so that `#if canImport(UIKit)` is true only in a
// package that asks for it.
@_exported public import Foundation
@_exported public import UIKitNames
