import Foundation

/// Tells whether the program runs where nothing may be written.
package enum ContinuousIntegration {
    /// Whether `CI` is set, and neither empty nor `0` nor `false`.
    package static func isRunning(in environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        !["", "0", "false"].contains(environment["CI"] ?? "")
    }
}
