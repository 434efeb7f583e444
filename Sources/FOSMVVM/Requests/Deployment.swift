/// A place where an app or a server runs, such as the servers for customers or those for testers.
public enum Deployment: Codable, Hashable, Identifiable, Sendable {
    /// The servers for users.
    case production
    /// The servers on which a release is tried.
    case staging
    /// The machine of a developer.
    case debug
    /// The machine that runs tests.
    case test
    /// Any other place.
    case custom(name: String)

    /// The name of the place.
    public var id: String {
        switch self {
        case .production: "production"
        case .staging: "staging"
        case .debug: "debug"
        case .test: "test"
        case .custom(let name): name
        }
    }
}

extension Deployment: CustomStringConvertible {
    /// The name of the place.
    public var description: String { id }
}
