// Code written for SwiftUI uses Foundation, `@Observable`, observable objects, requests of Foundation, publishers, and names
// of UIKit with only this import. Other declarations of OpenCombine need `import Combine`, as on Apple platforms.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationPublishers
@_exported public import Observation
@_exported public import UIKitNames

@_exported public import protocol OpenCombine.ObservableObject
@_exported public import struct OpenCombine.Published
