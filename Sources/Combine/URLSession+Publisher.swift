public import Foundation
public import FoundationNetworking
public import OpenCombine

extension URLSession {
    /// Returns a publisher of the response to a request for an address.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Returns a publisher of the response to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Publishes the response to a request, which is sent for each subscriber.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that sends the request.
        public let session: URLSession

        /// Creates a publisher.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Sends the request for a subscriber when that asks for a value, and cancels it with the subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            var task: URLSessionDataTask?
            // A future keeps the response, which may come before the request for a value has reached it.
            let response = Future<Output, Failure> { promise in
                // Safe because a promise can be kept on any thread.
                nonisolated(unsafe) let promise = promise
                task = session.dataTask(with: request) { data, response, error in
                    guard let data, let response, error == nil else {
                        return promise(.failure(error as? URLError ?? URLError(.unknown)))
                    }
                    promise(.success((data, response)))
                }
            }
            response.handleEvents(receiveCancel: task?.cancel, receiveRequest: { [task] _ in task?.resume() })
                .receive(subscriber: subscriber)
        }
    }
}
