import FOSMVVM
public import Foundation

/// The dates of the samples: a repair day and earlier events, in UTC.
public enum SampleDay {
    /// When the doors open: Saturday, May 16, 2026, 10:00.
    public static let opening = Date(timeIntervalSince1970: 1_778_925_600)
    /// The first appointment, half an hour later.
    public static let appointment = Date(timeIntervalSince1970: 1_778_927_400)
    /// When a repair is finished: 12:40 on that day.
    public static let completion = Date(timeIntervalSince1970: 1_778_935_200)
    /// When an experienced volunteer joined: March 2, 2019.
    public static let firstSeason = Date(timeIntervalSince1970: 1_551_484_800)
    /// When a new volunteer joined: May 2, 2026.
    public static let lastSeason = Date(timeIntervalSince1970: 1_777_680_000)
}

extension ModelIdType {
    /// Returns the fixed identity of a sample. Each number has a different identity.
    public static func sample(_ number: UInt8) -> ModelIdType {
        UUID(uuid: (0x2e, 0x9a, 0x1c, 0x40, 0x5b, 0x77, 0x4d, 0x0e, 0x9f, 0x10, 0, 0, 0, 0, 0, number))
    }
}

extension Bundle {
    /// The bundle with the texts of the example's views.
    public static var gallery: Bundle { .module }
}
