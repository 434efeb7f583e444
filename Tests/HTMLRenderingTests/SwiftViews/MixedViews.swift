#if SwiftViews && os(Linux)
    import FOSMVVM
    import SwiftUI

    // Views in Swift, views with templates, and their ViewModels, which contain each other.

    struct BoxView: ViewModelView {
        @State private var count = 0
        private let viewModel: BoxViewModel

        init(viewModel: BoxViewModel) { self.viewModel = viewModel }

        var body: some View {
            VStack {
                Text(verbatim: "\(viewModel.name): \(count)")
                Button("Add") { count += 1 }
                TagView(viewModel: viewModel.tag)
            }
        }
    }

    struct TagView: ViewModelView {
        private let viewModel: TagViewModel

        init(viewModel: TagViewModel) { self.viewModel = viewModel }
    }

    /// A view that makes the ViewModels of its templates, one of them without an identity.
    struct CabinetView: ViewModelView {
        @State private var side = 1

        init(viewModel: CabinetViewModel) {}

        var body: some View {
            VStack {
                Button("Turn") { side += 1 }
                ShelfView(
                    viewModel: ShelfViewModel(
                        title: "Shelf", boxes: [BoxViewModel(name: "Side \(side)", tag: .stub())]))
                StampView(viewModel: .stub())
            }
        }
    }

    struct ShelfView: ViewModelView {
        private let viewModel: ShelfViewModel

        init(viewModel: ShelfViewModel) { self.viewModel = viewModel }
    }

    struct StampView: ViewModelView {
        private let viewModel: StampViewModel

        init(viewModel: StampViewModel) { self.viewModel = viewModel }
    }

    @ViewModel
    struct CabinetViewModel {
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }

    @ViewModel
    struct StampViewModel {
        var vmId = ViewModelId()

        var operations: StampStubOps { StampStubOps() }

        static func stub() -> Self { .init() }
    }

    @CallableOperations
    final class StampStubOps: ViewModelOperations, @unchecked Sendable {
        private(set) var pressed = false

        func press() { pressed = true }
    }

    /// A view that makes the ViewModel of a template that includes the view.
    struct CrateHolderView: ViewModelView {
        init(viewModel: CrateViewModel) {}

        var body: some View { CrateView(viewModel: .stub()) }
    }

    struct CrateView: ViewModelView {
        private let viewModel: CrateViewModel

        init(viewModel: CrateViewModel) { self.viewModel = viewModel }
    }

    @ViewModel
    struct CrateViewModel {
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }

    @ViewModel
    struct ShelfViewModel {
        let title: String
        let boxes: [BoxViewModel]
        var vmId = ViewModelId(type: Self.self)

        var operations: ShelfStubOps { ShelfStubOps() }

        static func stub() -> Self { stub(boxes: 2) }
        static func stub(boxes: Int) -> Self {
            Self(title: "Shelf", boxes: (0..<boxes).map { BoxViewModel(name: "Box \($0 + 1)", tag: .stub()) })
        }
    }

    @ViewModel
    struct BoxViewModel {
        let name: String
        let tag: TagViewModel
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { Self(name: "Box", tag: .stub()) }
    }

    @ViewModel
    struct TagViewModel {
        var vmId = ViewModelId(type: Self.self)

        var operations: TagStubOps { TagStubOps() }

        static func stub() -> Self { .init() }
    }

    @CallableOperations
    final class ShelfStubOps: ViewModelOperations, @unchecked Sendable {
        private(set) var tidyCalled = false

        func tidy() { tidyCalled = true }
    }

    @CallableOperations
    final class TagStubOps: ViewModelOperations, @unchecked Sendable {
        private(set) var printed = ""
        private(set) var code = ""

        func print(text: String, code: String, sizes: [Int]) {
            printed = "\(text) \(code) \(sizes)"
            self.code = code
        }
    }
#endif
