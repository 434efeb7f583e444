#if SwiftViews
    import FOSTesting
    import Testing

    /// The screen of a test, which contains all elements. `presentView` returns it.
    @MainActor
    public final class XCUIApplication: XCUIElement {
        init(_ view: PresentedView) {
            super.init(view, ElementQuery())
        }
    }

    /// The device of a test. There is none: its properties exist so that tests for several platforms compile.
    @MainActor
    public final class XCUIDevice {
        /// The device.
        public static let shared = XCUIDevice()

        /// How the device is held. A page has no orientation, so any other than upright fails the test.
        public var orientation: UIDeviceOrientation {
            get { .portrait }
            set {
                guard newValue != .portrait else { return }
                TestFailure(place: TestPlace(filePath: #filePath, sourceLocation: #_sourceLocation)).record(
                    "The orientation \(newValue) does not exist here: layout is not part of these tests.")
            }
        }

        private init() {}
    }

    /// How a device is held.
    public enum UIDeviceOrientation: Sendable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }
#endif
