public struct Transaction: Sendable {
    /// How the changes move. Nil shows them at once.
    public var animation: Animation?
    /// Whether views do not choose another animation.
    public var disablesAnimations = false
    public var isContinuous = false
    /// Whether the velocity of a gesture is measured, which has no effect here.
    public var tracksVelocity = false

    /// Creates a transaction without an animation.
    public init() {}

    public init(animation: Animation?) { self.animation = animation }

    /// The transaction of the code that is running.
    @TaskLocal static var current: Transaction?
}

/// Runs a function, and returns its result. What it changes in a live view moves.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs a function, and returns its result. What it changes in a live view moves.
///
/// The completion runs at once, because the page does not report the end of a motion.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    completion()
    return result
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.$current.withValue(transaction, operation: body)
}

public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool

    public static let logicallyComplete = Self(isRemoved: false)
    public static let removed = Self(isRemoved: true)
}

extension Binding {
    /// Returns a binding with which a change of the value moves.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(
            get: { wrappedValue },
            set: { value in withTransaction(transaction) { wrappedValue = value } })
    }
}

/// How the changes of a session move that its page does not show yet.
@MainActor
final class PendingMotion {
    /// The number of pages that were shown.
    private(set) var pages = 0
    /// How the changes since the last page move.
    private var changes: Animation?
    /// Whether a view moves in another way than the others.
    private var hasOwnMotion = false

    /// How the changes since the last page move. The first page has none, because nothing is there that could move.
    var animation: Animation? { pages > 0 ? changes : nil }

    /// Adds the animation of changes.
    func add(_ animation: Animation?) { changes = animation ?? changes }

    /// Notes that a view moves in another way than the others.
    func noteOwnMotion() { hasOwnMotion = true }

    /// Ends the motion, which a page shows now, and returns whether there was any.
    func end() -> Bool {
        defer {
            pages += 1
            (changes, hasOwnMotion) = (nil, false)
        }
        return animation != nil || hasOwnMotion
    }
}
