public import Dispatch
public import Foundation
public import OpenCombine

// swift-format-ignore: AvoidRetroactiveConformances
extension DispatchQueue: @retroactive Scheduler {
    /// How a queue runs a function.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// How the queue handles the function.
        public var flags: DispatchWorkItemFlags

        /// Creates options.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
            self.qos = qos
            self.flags = flags
        }
    }

    /// The present time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// Always zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a function as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        guard let options else { return async(execute: unchecked(action)) }
        async(execute: DispatchWorkItem(qos: options.qos, flags: options.flags, block: unchecked(action)))
    }

    /// Runs a function at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        asyncAfter(deadline: date.dispatchTime, execute: unchecked(action))
    }

    /// Runs a function again and again, from a time on, until the result is cancelled or released.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let clock = viewClock {
            return clock.run(after: date.dispatchTime.delay, every: interval.magnitude, unchecked(action))
        }
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        timer.setEventHandler(handler: unchecked(action))
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension RunLoop: @retroactive Scheduler {
    /// A run loop has no options.
    public struct SchedulerOptions: Sendable {}

    /// The present time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// Always zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Whether this is a run loop of a view, which uses the main queue, because a host does not run a run loop.
    private var isOfView: Bool { self === RunLoop.main || ViewClock.current != nil }

    /// Runs a function as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        guard !isOfView else { return DispatchQueue.main.async(execute: unchecked(action)) }
        perform(unchecked(action))
    }

    /// Runs a function at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = unchecked(action)
        guard !isOfView else {
            return DispatchQueue.main.asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow, execute: action)
        }
        add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .default)
    }

    /// Runs a function again and again, from a time on, until the result is cancelled or released.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        guard !isOfView else {
            let start = DispatchQueue.SchedulerTimeType(.now() + date.date.timeIntervalSinceNow)
            return DispatchQueue.main.schedule(
                after: start, interval: interval, tolerance: tolerance, options: nil, action)
        }
        let action = unchecked(action)
        let timer = Timer(fire: date.date, interval: interval.seconds, repeats: true) { _ in action() }
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension OperationQueue: @retroactive Scheduler {
    /// A point in time, as a queue counts it.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// A queue has no options.
    public struct SchedulerOptions: Sendable {}

    /// The present time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// Always zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a function as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        addOperation(unchecked(action))
    }

    /// Runs a function at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = unchecked(action)
        DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
            self.addOperation(action)
        }
    }

    /// Runs a function again and again, from a time on, until the result is cancelled or released.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = unchecked(action)
        let start = DispatchQueue.SchedulerTimeType(.now() + date.date.timeIntervalSinceNow)
        return DispatchQueue.global().schedule(after: start, interval: interval, tolerance: tolerance, options: nil) {
            self.addOperation(action)
        }
    }
}

/// Returns a function that can run on another thread.
///
/// Safe because a subscription passes the function to a scheduler and does not run it itself, as in Combine.
private func unchecked(_ action: @escaping () -> Void) -> @Sendable () -> Void {
    nonisolated(unsafe) let action = action
    return { action() }
}
