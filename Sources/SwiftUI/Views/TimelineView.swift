/// A view that depends on the time. The page shows it for the time of its evaluation.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    /// The time for which the content is shown.
    public struct Context {
        public enum Cadence: Hashable, Comparable, Sendable { case live, seconds, minutes }

        public let date: Date
        public let cadence: Cadence
    }

    private let content: (TimelineViewDefaultContext) -> Content

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.content = content
    }
}

/// The time for which a ``TimelineView`` shows its content. It is one type for each schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View {
    /// The content at the time of the evaluation.
    public var body: some View {
        content(TimelineViewDefaultContext(date: Date(), cadence: .minutes))
            .withoutEffect(
                "The content is shown for one time, until the view changes.", modifier: "The schedule of TimelineView")
    }
}

/// The times at which a ``TimelineView`` is shown again, which a page does not do.
public protocol TimelineSchedule: Sendable {
    /// How often a schedule of a program lists its times.
    typealias Mode = TimelineScheduleMode
}

public enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

/// Times with equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
    public init(from startDate: Date, by interval: TimeInterval) {}
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule { public init() {} }

public struct AnimationTimelineSchedule: TimelineSchedule {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// Times that a program lists.
public struct ExplicitTimelineSchedule: TimelineSchedule {
    public init<Dates: Sequence>(_ dates: Dates) where Dates.Element == Date {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule with equal distances.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        Self(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: Self { Self() } }

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { Self() }

    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        Self(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    public static func explicit<Dates: Sequence>(_ dates: Dates) -> Self where Dates.Element == Date { Self(dates) }
}
