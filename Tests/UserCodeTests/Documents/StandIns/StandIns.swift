import FOSMVVM
import FOSTestingUI
import Foundation
import SwiftUI
import XCTest

public enum MyAppResourceAccess {
    public static var localizationBundle: Bundle { .main }
}

@Observable public final class AppState {
    public var item: ModelIdType?
    public var state: FlowState = .idle
    public init() {}
    public static func stub() -> AppState { AppState() }
}

public enum Level: String, Codable, Hashable, Sendable {
    case low, high
}

public enum FlowState: Codable, Hashable, Sendable {
    case idle, selectingItem
    case itemSelected(itemId: ModelIdType)
    case selectingDetails(itemId: ModelIdType)
    case completed(itemId: ModelIdType, detailId: ModelIdType)
}

@ViewModel public struct ItemViewModel {
    public let uuid: ModelIdType
    public let title: String
    public let displayName: String
    public var id: ModelIdType { uuid }
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub() -> Self { .init(uuid: .init(), title: "", displayName: "") }
}
public typealias ItemData = ItemViewModel

public protocol MyViewModelOperations: ViewModelOperations {
    func performAction()
    func cancel()
    func doSomething()
    func startFlow()
    func proceedToDetails()
    func loadItems() -> AsyncThrowingStream<ItemViewModel, any Error>
    func submit(item: ItemViewModel) async throws
}

public final class MyStubOps: MyViewModelOperations, @unchecked Sendable {
    public init() {}
    public func performAction() {}
    public func cancel() {}
    public func doSomething() {}
    public func startFlow() {}
    public func proceedToDetails() {}
    public func loadItems() -> AsyncThrowingStream<ItemViewModel, any Error> { .init { $0.finish() } }
    public func submit(item: ItemViewModel) async throws {}
}

@ViewModel public struct MyViewModel {
    @LocalizedString public var title
    @LocalizedString public var description
    @LocalizedString public var statusText
    @LocalizedString public var statusLabel
    @LocalizedString public var buttonLabel
    @LocalizedString public var actionLabel
    @LocalizedString public var cancelLabel
    @LocalizedString public var cancelButtonLabel
    @LocalizedString public var actionButtonLabel
    @LocalizedString public var submitButtonLabel
    @LocalizedString public var refreshButtonLabel
    @LocalizedString public var startButtonLabel
    @LocalizedString public var nextButtonLabel
    @LocalizedString public var pageTitle
    @LocalizedString public var listHeaderLabel
    @LocalizedString public var emptyStateMessage
    @LocalizedString public var activeText
    @LocalizedString public var inactiveText
    @LocalizedString public var activeStatusLabel
    @LocalizedString public var processingLabel
    @LocalizedString public var scanningLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel
    public let iconName: String
    public let subtitle: String?
    public let isActive: Bool
    public let isConnected: Bool
    public let isEnabled: Bool
    public let selectedId: ModelIdType
    public let level: Level
    public let status: Level
    public let state: FlowState
    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any MyViewModelOperations { MyStubOps() }

    public static func stub() -> Self {
        .init(
            iconName: "", subtitle: nil, isActive: true, isConnected: true, isEnabled: true, selectedId: .init(),
            level: .low, status: .low, state: .idle)
    }
    public static func stub(title: String, statusText: String = "") -> Self { .stub() }
    public static func stub(enabled: Bool) -> Self { .stub() }
    public static func stub(isLoading: Bool) -> Self { .stub() }
    public static func stub(items: [ItemViewModel] = [], isEmpty: Bool) -> Self { .stub() }
    public static func stub(state: FlowState, isActive: Bool = true, level: Level = .low, isEnabled: Bool = true)
        -> Self
    { .stub() }
}
public typealias InfoViewModel = MyViewModel
public typealias ParentViewModel = MyViewModel
public typealias ActionViewModel = MyViewModel
public typealias ActionViewModelOperations = MyViewModelOperations
public typealias InfoCardViewModel = MyViewModel
public typealias ClosingViewModel = MyViewModel
public typealias ClosingViewModelOperations = MyViewModelOperations
public typealias LoadingViewModel = MyViewModel
public typealias LoadingViewModelOperations = MyViewModelOperations
public typealias FlowViewModel = MyViewModel
public typealias FlowViewModelOperations = MyViewModelOperations
public typealias QueueViewModel = MyViewModel
public typealias QueueViewModelOperations = MyViewModelOperations
public typealias MyDisplayViewModel = MyViewModel

public struct Response: Sendable {
    public let success: Bool
}

public enum SubmitRequest {
    public struct ResponseError: Error, Codable {
        public let validationResults: [ValidationResult]
    }
}

public protocol MyFormViewModelOperations: ViewModelOperations {
    func submit() async throws
    func submit(email: String, password: String, name: String, mvvmEnv: MVVMEnvironment) async throws -> Response?
}

public final class FormStubOps: MyFormViewModelOperations, @unchecked Sendable {
    public init() {}
    public func submit() async throws {}
    public func submit(
        email: String, password: String, name: String, mvvmEnv: MVVMEnvironment
    ) async throws -> Response? { nil }
}

@ViewModel public struct MyFormViewModel {
    public static let textField = FormField<String>(
        fieldId: FormFieldIdentifier(id: "text"), title: .constant("Text"), type: .text(inputType: .text))

    @LocalizedString public var submitButtonLabel
    @LocalizedString public var successMessage
    @LocalizedString public var closeButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel
    @FormFieldModel(Self.textField, default: "") public var email: String
    @FormFieldModel(Self.textField, default: "") public var password: String
    @FormFieldModel(Self.textField, default: "") public var name: String
    public let data: String
    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any MyFormViewModelOperations { FormStubOps() }

    public func validateEmail(_ fields: [any FormFieldBase]?) -> [ValidationResult]? { nil }
    public func validatePassword(_ fields: [any FormFieldBase]?) -> [ValidationResult]? { nil }
    public func validateName(_ fields: [any FormFieldBase]?) -> [ValidationResult]? { nil }
    public static func stub() -> Self { .init(data: "") }
}
public typealias SignUpViewModel = MyFormViewModel
public typealias SignUpViewModelOperations = MyFormViewModelOperations

public enum Phase: Codable, Sendable {
    case loading, ready
}

@ViewModel public struct ContainerViewModel {
    public let state: Phase
    public let isActive: Bool
    public let level: Level
    public let selectedId: ModelIdType
    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any ContainerViewModelOperations { MyStubOps() }

    public static func stub() -> Self { .init(state: .ready, isActive: true, level: .low, selectedId: .init()) }
}
public typealias ContainerViewModelOperations = MyViewModelOperations

@ViewModel(options: [.clientHostedFactory]) public struct ChildViewModel {
    public var vmId: ViewModelId = .init(type: Self.self)
    public init(itemId: ModelIdType, isConnected: Bool) {}
    public static func stub() -> Self { .init(itemId: .init(), isConnected: true) }
}
public struct ChildView: ViewModelView {
    private let viewModel: ChildViewModel
    public init(viewModel: ChildViewModel) { self.viewModel = viewModel }
}

@ViewModel(options: [.clientHostedFactory]) public struct ChildAViewModel {
    public var vmId: ViewModelId = .init(type: Self.self)
    public init(id: ModelIdType) {}
    public static func stub() -> Self { .init(id: .init()) }
}
public struct ChildAView: ViewModelView {
    private let viewModel: ChildAViewModel
    public init(viewModel: ChildAViewModel) { self.viewModel = viewModel }
}

@ViewModel(options: [.clientHostedFactory]) public struct ChildBViewModel {
    public var vmId: ViewModelId = .init(type: Self.self)
    public init(isActive: Bool, level: Level) {}
    public static func stub() -> Self { .init(isActive: true, level: .low) }
}
public struct ChildBView: ViewModelView {
    private let viewModel: ChildBViewModel
    public init(viewModel: ChildBViewModel) { self.viewModel = viewModel }
}

@ViewModel(options: [.clientHostedFactory]) public struct ItemSelectorViewModel {
    public var vmId: ViewModelId = .init(type: Self.self)
    public init() {}
    public static func stub() -> Self { .init() }
}
public struct ItemSelectorView: ViewModelView {
    private let viewModel: ItemSelectorViewModel
    public init(viewModel: ItemSelectorViewModel) { self.viewModel = viewModel }
}

@ViewModel(options: [.clientHostedFactory]) public struct DetailSelectorViewModel {
    public var vmId: ViewModelId = .init(type: Self.self)
    public init() {}
    public static func stub() -> Self { .init() }
}
public struct DetailSelectorView: ViewModelView {
    private let viewModel: DetailSelectorViewModel
    public init(viewModel: DetailSelectorViewModel) { self.viewModel = viewModel }
}

@ViewModel(options: [.clientHostedFactory]) public struct ItemDetailViewModel {
    public var vmId: ViewModelId = .init(type: Self.self)
    public init(itemId: ModelIdType, isActive: Bool, level: Level) {}
    public static func stub() -> Self { .init(itemId: .init(), isActive: true, level: .low) }
}
public struct ItemDetailView: ViewModelView {
    private let viewModel: ItemDetailViewModel
    public init(viewModel: ItemDetailViewModel) { self.viewModel = viewModel }
}

@ViewModel(options: [.clientHostedFactory]) public struct DetailInfoViewModel {
    public var vmId: ViewModelId = .init(type: Self.self)
    public init(detailId: ModelIdType, isEnabled: Bool, status: Level) {}
    public static func stub() -> Self { .init(detailId: .init(), isEnabled: true, status: .low) }
}
public struct DetailInfoView: ViewModelView {
    private let viewModel: DetailInfoViewModel
    public init(viewModel: DetailInfoViewModel) { self.viewModel = viewModel }
}

public struct ItemRowView: View {
    private let item: ItemViewModel
    public init(item: ItemViewModel) { self.item = item }
    public var body: some View { Text(item.title) }
}

@ViewModel public struct TaskViewModel {
    public var vmId: ViewModelId = .init(type: Self.self)
    public static func stub() -> Self { .init() }
}
public struct TaskView: ViewModelView {
    private let viewModel: TaskViewModel
    public init(viewModel: TaskViewModel) { self.viewModel = viewModel }
}
@ViewModel public struct NotFoundViewModel {
    public var vmId: ViewModelId = .init(type: Self.self)
    public static func stub() -> Self { .init() }
}
public struct NotFoundView: ViewModelView {
    private let viewModel: NotFoundViewModel
    public init(viewModel: NotFoundViewModel) { self.viewModel = viewModel }
}
@ViewModel public struct ValidationErrorViewModel {
    public var vmId: ViewModelId = .init(type: Self.self)
    public static func stub() -> Self { .init() }
}
public struct ValidationErrorView: ViewModelView {
    private let viewModel: ValidationErrorViewModel
    public init(viewModel: ValidationErrorViewModel) { self.viewModel = viewModel }
}
@ViewModel public struct PermissionDeniedViewModel {
    public var vmId: ViewModelId = .init(type: Self.self)
    public static func stub() -> Self { .init() }
}
public struct PermissionDeniedView: ViewModelView {
    private let viewModel: PermissionDeniedViewModel
    public init(viewModel: PermissionDeniedViewModel) { self.viewModel = viewModel }
}

public final class MyViewOps: ViewModelOperations, @unchecked Sendable {
    public let myOperationCalled: Bool
    public init(myOperationCalled: Bool = false) { self.myOperationCalled = myOperationCalled }
}

public struct TestConfiguration: Codable, Sendable {
    public static func requireSomeState() -> Self { .init() }
}

extension XCUIApplication {
    @MainActor public var titleLabel: XCUIElement { staticTexts["titleLabel"] }
}

public enum GovernancePrincipleCardViewModel {
    public struct GovernancePrincipleVersionSummary {
        public init(id: ModelIdType, version: Int, createdAt: Date) {}
    }

    public struct GovernanceDecisionReference {
        public init(id: ModelIdType, title: String, decisionNumber: String, createdAt: Date) {}
    }
}
