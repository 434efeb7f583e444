import Synchronization

/// What a name of UIKit stands for in a view that reads it.
package struct StandIn: Hashable, Sendable {
    /// The name, such as `UIScreen.main`.
    package let name: String
    /// Sentences that say what a page has instead, and what to write.
    package let meaning: String
}

/// The names of UIKit that views read while they are evaluated or their actions run.
package final class UsedStandIns: Sendable {
    /// Those of the session whose views are evaluated now.
    @TaskLocal package static var current: UsedStandIns?

    private let uses = Mutex<[StandIn]>([])
    private let hidden = Mutex(false)

    /// Creates an empty list.
    package init() {}

    /// The names that were read so far, in order and each once.
    package var all: [StandIn] { uses.withLock(\.self) }

    /// Whether a view hides all tab bars.
    package fileprivate(set) var hidesTabBars: Bool {
        get { hidden.withLock(\.self) }
        set { hidden.withLock { $0 = newValue } }
    }

    /// Notes that a view reads or calls something that a page does not have.
    static func note(_ name: String, _ meaning: String) {
        current?.uses.withLock { uses in
            let use = StandIn(name: name, meaning: meaning)
            if !uses.contains(use) { uses.append(use) }
        }
    }

    /// Hides the tab bars of the views that are evaluated now.
    static func hideTabBars(_ isHidden: Bool) { current?.hidesTabBars = isHidden }
}
