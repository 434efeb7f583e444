import FOSMVVM

/// A search whose input is not a ticket number.
@ViewModel
public struct ValidationErrorViewModel {
    @LocalizedString public var title
    @LocalizedSubs(substitutions: \.substitutions) public var message
    @LocalizedStrings public var problems

    /// The text that was searched for.
    public let input: String
    public var vmId: ViewModelId = .init(type: Self.self)

    private var substitutions: [String: LocalizableString] {
        ["input": .constant(input)]
    }

    public init(input: String) {
        self.input = input
    }
}

extension ValidationErrorViewModel {
    public static func stub() -> Self {
        .stub(input: "0142")
    }

    public static func stub(input: String = "0142") -> Self {
        .init(input: input)
    }
}
