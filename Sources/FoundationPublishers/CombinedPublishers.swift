public import OpenCombine

// OpenCombine has no publishers that wait for several others, apart from `zip`.

extension Publishers {
    /// Publishes what several publishers publish, in the order of time.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ publishers: Upstream...) { self.publishers = publishers }

        public init(_ publishers: some Swift.Sequence<Upstream>) { self.publishers = Array(publishers) }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
        }
    }

    /// Publishes the last values of two publishers, after each of them has published one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// A function that notes a value.
        private typealias Change = (inout (a: A.Output?, b: B.Output?)) -> Void

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let changes = MergeMany(
                a.map { value -> Change in { $0.a = value } }.eraseToAnyPublisher(),
                b.map { value -> Change in { $0.b = value } }.eraseToAnyPublisher())
            let latest = changes.scan((a: A.Output?.none, b: B.Output?.none)) { latest, change in
                var latest = latest
                change(&latest)
                return latest
            }
            latest.compactMap { latest in latest.a.flatMap { a in latest.b.map { (a, $0) } } }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Publishes what this publisher and another one publish, in the order of time.
    public func merge<B: Publisher>(with b: B) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where B.Output == Output, B.Failure == Failure {
        Publishers.MergeMany(eraseToAnyPublisher(), b.eraseToAnyPublisher())
    }

    /// Publishes what this publisher and two others publish, in the order of time.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C)
        -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.MergeMany(eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
    }

    /// Publishes what this publisher and three others publish, in the order of time.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
        -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        Publishers.MergeMany(merge(with: b, c).eraseToAnyPublisher(), d.eraseToAnyPublisher())
    }

    /// Publishes the last values of this publisher and another one, after each of them has published one.
    public func combineLatest<Other: Publisher>(_ other: Other) -> Publishers.CombineLatest<Self, Other>
    where Other.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    public func combineLatest<Other: Publisher, Result>(
        _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest<Self, Other>, Result> where Other.Failure == Failure {
        combineLatest(other).map { transform($0, $1) }
    }

    /// Publishes the last values of this publisher and two others, after each of them has published one.
    public func combineLatest<B: Publisher, C: Publisher>(
        _ second: B, _ third: C
    ) -> Publishers.Map<Publishers.CombineLatest<Publishers.CombineLatest<Self, B>, C>, (Output, B.Output, C.Output)>
    where B.Failure == Failure, C.Failure == Failure {
        combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
    }

    public func combineLatest<B: Publisher, C: Publisher, Result>(
        _ second: B, _ third: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest<Publishers.CombineLatest<Self, B>, C>, Result>
    where B.Failure == Failure, C.Failure == Failure {
        combineLatest(second).combineLatest(third).map { transform($0.0, $0.1, $1) }
    }
}
