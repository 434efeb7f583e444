import FOSMVVM
import Foundation

/// A page with an initializer of its own and its stub in an extension.
@ViewModel
public struct TideViewModel: RequestableViewModel {
    public typealias Request = TideRequest
    @LocalizedString public var heading
    public var vmId: ViewModelId = .init()
    public init() {}
}

extension TideViewModel {
    public static func stub() -> Self {
        .init()
    }
}

public final class TideRequest: ViewModelRequest {
    /// Why there is no table of tides.
    public struct ResponseError: Error, Codable, Hashable, Sendable {
        enum Code: String, Codable { case gaugeIsFrozen }

        let code: Code
        let advice: LocalizableString
    }

    public let responseBody: TideViewModel?

    public init(
        query: EmptyQuery?, sort: EmptySort? = nil, fragment: EmptyFragment?, requestBody: EmptyBody?,
        responseBody: TideViewModel?
    ) {
        self.responseBody = responseBody
    }
}

/// An error as a ViewModel of the client. The struct is internal, and its identity public.
@ViewModel(options: [.clientHostedFactory])
struct TideErrorViewModel {
    let advice: LocalizableString
    let code: String
    public var vmId = ViewModelId()

    init(responseError: TideRequest.ResponseError) {
        self.advice = responseError.advice
        self.code = responseError.code.rawValue
    }

    static func stub() -> Self {
        .init(responseError: .init(code: .gaugeIsFrozen, advice: .constant("Ask the pilots.")))
    }
}

/// The parameters are needed only for the state of the app.
@ViewModel(options: [.clientHostedFactory])
public struct BridgeViewModel {
    @LocalizedString public var heading
    public var vmId: ViewModelId = .init()

    public init(clearance: Clearance, signals: BridgeSignals) {
        // The parameters are only in the state.
    }

    public static func stub() -> Self { .init(clearance: .init(), signals: .init()) }
}

public struct Clearance: Hashable, Sendable {}
public struct BridgeSignals: Hashable, Sendable {}

/// Its cases have texts.
public enum LockState: String, CaseIterable, Codable, Sendable {
    case empty, filling, full, draining

    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}

/// Stores the text of a case, and its identity after the initializer.
@ViewModel
public struct LockViewModel {
    public let state: LockState
    public let stateText: LocalizableString

    public init(state: LockState) {
        self.state = state
        self.stateText = state.localizableString
    }

    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub() -> Self { .init(state: .filling) }
}
