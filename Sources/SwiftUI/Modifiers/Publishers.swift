import Dispatch
import Foundation
public import OpenCombine

extension View {
    /// Runs a function for each value of a publisher while the view is shown. It always runs on the main actor.
    ///
    /// The view subscribes once for each identity, and again if the publisher comes from another object.
    nonisolated public func onReceive<Source: Publisher>(
        _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

/// Runs a function for each value of a publisher.
private struct ReceiveModifier<Source: Publisher> where Source.Failure == Never {
    let publisher: Source
    let action: (Source.Output) -> Void
}

extension ReceiveModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.content).nodes(of: content)
        context.afterEvaluation { _, scope in
            let reception = scope.object(at: 0) { Reception<Source.Output>() }
            reception.action = action
            reception.subscribe(to: publisher)
        }
        return nodes
    }
}

/// The subscription of a view, and the function of its last evaluation.
@MainActor
private final class Reception<Value> {
    var action: ((Value) -> Void)?
    private var origin: PublisherOrigin?
    private var subscription: AnyCancellable?

    func subscribe<Source: Publisher>(to publisher: Source) where Source.Output == Value, Source.Failure == Never {
        let origin = PublisherOrigin(of: publisher)
        guard self.origin != origin else { return }
        self.origin = origin
        // Sendable because a value can come from any thread.
        subscription = publisher.sink { @Sendable [weak self] value in
            // Safe because the publisher passes the value on and does not use it after that, as in Combine.
            nonisolated(unsafe) let value = value
            Self.onMainActor { self?.action?(value) }
        }
    }

    nonisolated private static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
        if MainActor.isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async(execute: body)
        }
    }
}

/// The objects from which the values of a publisher come. Publishers that a body makes anew for the same objects have the
/// same origin.
struct PublisherOrigin: Equatable {
    /// The objects, which are kept so that no other object has the place of one of them.
    private var objects: [AnyObject] = []

    /// The number of publishers in each other that are looked into.
    private static let depth = 32

    init(of publisher: Any) {
        collect(publisher, depth: 0)
    }

    static func == (left: Self, right: Self) -> Bool {
        left.objects.count == right.objects.count && zip(left.objects, right.objects).allSatisfy { $0 === $1 }
    }

    private mutating func collect(_ value: Any, depth: Int) {
        // A timer that a body makes anew does not start again.
        guard depth < Self.depth, !(value is Timer.TimerPublisher) else { return }
        if value is any Subject || value is ObservableObjectPublisher { return objects.append(value as AnyObject) }
        for (label, child) in Mirror(reflecting: value).children
        where child is any Publisher || Self.storages.contains(label ?? "") {
            collect(child, depth: depth + 1)
        }
    }

    /// The names of the properties in which publishers of OpenCombine keep others.
    private static let storages: Set = ["base", "box", "publisher", "subject", "upstream"]
}
