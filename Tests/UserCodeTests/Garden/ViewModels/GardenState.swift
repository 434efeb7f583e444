import FOSMVVM
import Foundation
import SwiftUI

/// Where the texts of the garden are.
public enum GardenResourceAccess {
    public static var localizationBundle: Bundle { .main }
}

/// What the app remembers of a gardener's visit.
@Observable public final class GardenState {
    public var tour: Tour = .atTheGate
    public var savedPlot: ModelIdType?

    public init() {}
}

/// How far a gardener has come.
public enum Tour: Codable, Hashable, Sendable {
    case atTheGate, amongThePlots
    case atPlot(plotId: ModelIdType)
    case withKey(plotId: ModelIdType, keyId: ModelIdType)
}

/// How dry the soil of a plot is. Its raw values are keys of texts.
public enum Dryness: String, CaseIterable, Codable, Hashable, Sendable {
    case wet, moist, dry

    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
