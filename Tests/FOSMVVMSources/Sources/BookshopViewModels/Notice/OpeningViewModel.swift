import FOSFoundation
import FOSMVVM
import Foundation

/// When the shop is open, in the form that the version of the app can show.
@ViewModel
public struct OpeningViewModel {
    @LocalizedString public var title

    public let hours: String
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(hours: String) {
        self.hours = hours
    }

    public static func stub() -> Self {
        .stub(hours: "9–18")
    }

    public static func stub(hours: String = "9–18") -> Self {
        .init(hours: hours)
    }
}

/// What a server knows when it makes opening hours.
public struct OpeningContext: ViewModelFactoryContext {
    public let appVersion: SystemVersion

    public init(appVersion: SystemVersion) {
        self.appVersion = appVersion
    }
}

// The macro reads the numbers in the names.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension SystemVersion {
    public static let v1_0_0 = SystemVersion(major: 1, minor: 0, patch: 0)
    public static let v2_0_0 = SystemVersion(major: 2, minor: 0, patch: 0)
}

@VersionedFactory
extension OpeningViewModel: ViewModelFactory {
    public typealias Context = OpeningContext

    @Version(.v1_0_0)
    public static func modelOfFirst(context: Context) async throws -> Self {
        .init(hours: "9–18")
    }

    @Version(.v2_0_0)
    public static func modelOfSecond(context: Context) async throws -> Self {
        .init(hours: "9–12, 14–18")
    }
}
