// Code written for SwiftUI uses Foundation and `@Observable` with only this import.
@_exported public import Foundation
@_exported public import Observation
