#if SwiftViews
    // A test needs XCTest or Testing, and Testing for the macro that captures the location of a failure.
    @_exported public import Testing
    @_exported public import XCTest

    @_exported public import struct UIKitNames.CGVector
#endif
