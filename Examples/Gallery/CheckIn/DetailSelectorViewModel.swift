import FOSMVVM

/// The faults that an item can have, with the usual one marked.
@ViewModel
public struct DetailSelectorViewModel {
    @LocalizedString public var title
    @LocalizedString public var suggestedLabel

    public let faults: [FaultChoice]

    // MARK: - Nested Types

    /// One fault.
    public struct FaultChoice: Codable, Sendable, Identifiable, Stubbable {
        public let id: ModelIdType
        public let fault: Fault
        public let name: LocalizableString
        /// Whether items of this kind often have this fault.
        public let isSuggested: Bool

        public init(id: ModelIdType, fault: Fault, isSuggested: Bool) {
            self.id = id
            self.fault = fault
            name = fault.localizableString
            self.isSuggested = isSuggested
        }
    }

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(faults: [FaultChoice]) {
        self.faults = faults
    }
}

extension DetailSelectorViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any DetailSelectorViewModelOperations { DetailSelectorViewStubOps() }

    public static func stub() -> Self {
        .stub(suggested: .silent)
    }

    public static func stub(suggested: Fault? = .silent) -> Self {
        .init(
            faults: zip(UInt8(1)..., Fault.allCases).map { number, fault in
                .stub(id: .sample(number), fault: fault, isSuggested: fault == suggested)
            })
    }
}

extension DetailSelectorViewModel.FaultChoice {
    public static func stub() -> Self {
        .stub(id: .sample(1))
    }

    public static func stub(
        id: ModelIdType = .sample(1),
        fault: Fault = .silent,
        isSuggested: Bool = false
    ) -> Self {
        .init(id: id, fault: fault, isSuggested: isSuggested)
    }
}
