import FOSMVVM
import Foundation

extension ModelIdType {
    /// Returns the fixed identity of a sample in this app. Each number has a different identity.
    public static func fixed(_ number: UInt8) -> ModelIdType {
        UUID(uuid: (0x71, 0x0c, 0x5e, 0x3a, 0x90, 0x12, 0x4f, 0x6b, 0x8a, 0x20, 0, 0, 0, 0, 0, number))
    }
}
