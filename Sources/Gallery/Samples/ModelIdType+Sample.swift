import FOSMVVM
import Foundation

extension ModelIdType {
    /// The fixed identity of a sample; each number is another one.
    public static func sample(_ number: UInt8) -> ModelIdType {
        UUID(uuid: (0x2e, 0x9a, 0x1c, 0x40, 0x5b, 0x77, 0x4d, 0x0e, 0x9f, 0x10, 0, 0, 0, 0, 0, number))
    }
}
