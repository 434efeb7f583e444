#if SwiftViews && os(Linux)
    import FOSMVVM
    import HTMLSnapshotTesting
    import Testing

    @testable import WorkshopApp

    /// The snapshot of a view without a ViewModel.
    @Suite struct PlainViewSnapshotTests {
        @Test @MainActor func aViewIsComparedByItsValue() {
            expectSnapshot(of: ShelfLevelView(code: "A-1", fraction: 0.25).hosted(), named: "almost empty")
        }
    }
#endif
