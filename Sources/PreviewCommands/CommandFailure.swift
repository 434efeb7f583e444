import Foundation

/// Why a command could not do what it was rightly asked for. The program ends with 1.
struct CommandFailure: LocalizedError {
    let errorDescription: String?

    init(_ message: String) {
        errorDescription = message
    }
}
