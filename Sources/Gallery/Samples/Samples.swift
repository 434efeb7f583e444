import FOSMVVM
public import Foundation

/// The moments of the samples: one repair day and what led to it, in UTC.
public enum SampleDay {
    /// The doors open: Saturday, 16 May 2026, 10:00.
    public static let opening = Date(timeIntervalSince1970: 1_778_925_600)
    /// The first appointment: half an hour later.
    public static let appointment = Date(timeIntervalSince1970: 1_778_927_400)
    /// A repair is done: 12:40 of that day.
    public static let completion = Date(timeIntervalSince1970: 1_778_935_200)
    /// An experienced volunteer joined: 2 March 2019.
    public static let firstSeason = Date(timeIntervalSince1970: 1_551_484_800)
    /// A new volunteer joined: 2 May 2026.
    public static let lastSeason = Date(timeIntervalSince1970: 1_777_680_000)
}

extension ModelIdType {
    /// The fixed identity of a sample; each number is another one.
    public static func sample(_ number: UInt8) -> ModelIdType {
        UUID(uuid: (0x2e, 0x9a, 0x1c, 0x40, 0x5b, 0x77, 0x4d, 0x0e, 0x9f, 0x10, 0, 0, 0, 0, 0, number))
    }
}

extension Bundle {
    /// The bundle that has the texts of the example's views.
    public static var gallery: Bundle { .module }
}
