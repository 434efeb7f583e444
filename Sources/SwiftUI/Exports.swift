// Code written for SwiftUI uses Foundation, `@Observable`, observable objects, and publishers of Foundation with only this
// import. Other declarations of OpenCombine need `import Combine`, as on Apple platforms.
@_exported public import Foundation
@_exported public import FoundationPublishers
@_exported public import Observation

@_exported public import protocol OpenCombine.ObservableObject
@_exported public import struct OpenCombine.Published
