import FOSMVVM
import Synchronization

/// Counts its stubs.
@ViewModel
struct RestlessViewModel {
    private static let stubs = Mutex(-1)

    let count: Int
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self {
        let count = stubs.withLock { count in
            count += 1
            return count
        }
        return Self(count: count)
    }
}
