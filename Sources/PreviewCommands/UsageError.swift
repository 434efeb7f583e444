import Foundation

/// An argument that names nothing there is. The program ends with 2.
struct UsageError: LocalizedError {
    let errorDescription: String?

    init(_ message: String) {
        errorDescription = message
    }
}
