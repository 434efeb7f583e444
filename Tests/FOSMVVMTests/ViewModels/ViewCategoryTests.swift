import Testing

@testable import FOSMVVM

@Suite struct ViewCategoryTests {
    @ViewModel
    struct CartViewModel {
        let coupon: BerthViewModel?
        let count: Int
        var vmId = ViewModelId()

        static func stub() -> Self { .init(coupon: nil, count: 0) }
    }

    @ViewModel
    struct SubmitViewModel {
        let berths: [BerthViewModel]
        var vmId = ViewModelId()

        var operations: NoButOwnOperations { NoButOwnOperations() }

        static func stub() -> Self { .init(berths: [.stub()]) }
    }

    @ViewModel
    struct SurgeryViewModel {
        let operations: [String]
        var vmId = ViewModelId()

        static func stub() -> Self { .init(operations: ["hip"]) }
    }

    struct NoButOwnOperations: ViewModelOperations {}

    @Test(arguments: [
        (PilotViewModel.stub() as any ViewModel, ViewCategory.display),
        (CrewFormViewModel.stub(), .form),
        (SubmitViewModel.stub(), .interactive),
        (SurgeryViewModel.stub(), .display),
        (HarborViewModel.stub(), .container),
        (HarborViewModel(berths: []), .container),
        (CartViewModel.stub(), .container),
        (ArrivalViewModel.stub(), .container),
        (VoyageViewModel.stub(), .display),
    ])
    func theCategoryFollowsFromTheViewModel(viewModel: any ViewModel, category: ViewCategory) {
        #expect(type(of: viewModel).inferredCategory == category)
    }

    @ViewModel
    struct OrderViewModel {
        enum Payment: Codable, Sendable {
            case open
            case paid(method: String, receipt: BerthViewModel)
        }

        let payments: [String: [Payment]?]
        var vmId = ViewModelId()

        static func stub() -> Self { .init(payments: [:]) }
    }

    @ViewModel
    struct StepViewModel {
        enum Step {
            indirect case after(Step)
            case first
        }

        let step: Step
        var vmId = ViewModelId()

        static func stub() -> Self { .init(step: .first) }
    }

    /// The content of a value makes no difference.
    @Test func theTypeAloneDecides() {
        #expect(OrderViewModel.inferredCategory == .container)
        #expect(StepViewModel.inferredCategory == .display)
    }

    @Test func aViewMayStateItsCategory() {
        struct PlainView: ViewModelView {
            init(viewModel: TideViewModel) {}
        }
        struct StatedView: ViewModelView {
            static var category: ViewCategory? { .form }
            init(viewModel: TideViewModel) {}
        }
        #expect(PlainView.category == nil)
        #expect(StatedView.category == .form)
    }
}
