#if SwiftViews && os(Linux)
    public import SwiftUI

    /// Whether the asynchronous action of a button is running. A view has it in its state, and can cancel the action.
    ///
    ///     @State private var loading = AsyncButtonActivity()
    ///
    ///     Button(viewModel.load, cancelTitle: viewModel.cancel, activity: $loading, error: $error, action: load)
    public struct AsyncButtonActivity: Sendable {
        /// What the action is doing.
        public enum Phase: Hashable, Sendable {
            /// It is not running.
            case idle
            /// It is running.
            case running
            /// It has been canceled, and has not ended yet.
            case cancelling
        }

        /// What the action is doing.
        public private(set) var phase = Phase.idle
        private var cancellation: AsyncStream<Void>.Continuation?

        /// Creates the activity of a button that has not been used.
        public init() {}

        /// Whether the action has not ended yet.
        public var isRunning: Bool { phase != .idle }

        /// Cancels the action, if it is running.
        public mutating func cancel() {
            guard phase == .running else { return }
            phase = .cancelling
            cancellation?.yield()
        }

        fileprivate mutating func start(_ cancellation: AsyncStream<Void>.Continuation) {
            phase = .running
            self.cancellation = cancellation
        }

        fileprivate mutating func end() { self = AsyncButtonActivity() }
    }

    extension Button {
        /// Creates a button with an asynchronous action. While it is running, the button does nothing.
        ///
        /// - Parameters:
        ///   - role: The purpose of the button.
        ///   - activity: Whether the action is running. Without it, each use of the button starts the action.
        ///   - error: The error of the last run. A canceled action leaves nil.
        ///   - action: The action.
        ///   - label: The label.
        public init(
            role: ButtonRole? = nil, activity: Binding<AsyncButtonActivity>? = nil, error: Binding<(any Error)?>,
            action: @escaping AsyncAction, @ViewBuilder label: () -> Label
        ) {
            self.init(role: role, task: { await activity.use(action, cancels: false, error) }, label: label)
        }

        /// Creates a button that starts an asynchronous action, and cancels it while it is running.
        ///
        /// - Parameters:
        ///   - role: The purpose of the button.
        ///   - activity: Whether the action is running.
        ///   - error: The error of the last run. A canceled action leaves nil.
        ///   - action: The action.
        ///   - label: Returns the label for what the action is doing.
        public init(
            role: ButtonRole? = nil, activity: Binding<AsyncButtonActivity>, error: Binding<(any Error)?>,
            action: @escaping AsyncAction, @ViewBuilder label: (AsyncButtonActivity.Phase) -> Label
        ) {
            let phase = activity.wrappedValue.phase
            self.init(
                role: role, task: { await Optional(activity).use(action, cancels: true, error) },
                label: { label(phase) })
        }
    }

    extension Button where Label == Text {
        /// Creates a button with a localized text and an asynchronous action. While it is running, the button does
        /// nothing. The error of its last run is in a binding.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, role: ButtonRole? = nil,
            activity: Binding<AsyncButtonActivity>? = nil, error: Binding<(any Error)?>, action: @escaping AsyncAction
        ) {
            self.init(role: role, activity: activity, error: error, action: action) {
                Text(title, defaultValue: defaultValue)
            }
        }

        /// Creates a button with a localized text that starts an asynchronous action, and with another one that cancels
        /// it. The error of its last run is in a binding.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, cancelTitle: some Localizable,
            cancelDefaultValue: String? = nil, role: ButtonRole? = nil, activity: Binding<AsyncButtonActivity>,
            error: Binding<(any Error)?>, action: @escaping AsyncAction
        ) {
            self.init(role: role, activity: activity, error: error, action: action) { phase in
                phase == .idle
                    ? Text(title, defaultValue: defaultValue) : Text(cancelTitle, defaultValue: cancelDefaultValue)
            }
        }
    }

    extension Button where Label == SwiftUI.Label<Text, Image> {
        /// Creates a button with a localized text, a system symbol and an asynchronous action. While it is running, the
        /// button does nothing. The error of its last run is in a binding.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, systemImage: String, role: ButtonRole? = nil,
            activity: Binding<AsyncButtonActivity>? = nil, error: Binding<(any Error)?>, action: @escaping AsyncAction
        ) {
            self.init(role: role, activity: activity, error: error, action: action) {
                SwiftUI.Label(title, defaultValue: defaultValue, systemImage: systemImage)
            }
        }

        /// Creates a button with a localized text and a system symbol that starts an asynchronous action, and with others
        /// that cancel it. The error of its last run is in a binding.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, systemImage: String, cancelTitle: some Localizable,
            cancelDefaultValue: String? = nil, cancelSystemImage: String? = nil, role: ButtonRole? = nil,
            activity: Binding<AsyncButtonActivity>, error: Binding<(any Error)?>, action: @escaping AsyncAction
        ) {
            self.init(role: role, activity: activity, error: error, action: action) { phase in
                phase == .idle
                    ? SwiftUI.Label(title, defaultValue: defaultValue, systemImage: systemImage)
                    : SwiftUI.Label(
                        cancelTitle, defaultValue: cancelDefaultValue, systemImage: cancelSystemImage ?? systemImage)
            }
        }

        /// Creates a button with a localized text, an image and an asynchronous action. While it is running, the button
        /// does nothing. The error of its last run is in a binding.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, image: ImageResource, role: ButtonRole? = nil,
            activity: Binding<AsyncButtonActivity>? = nil, error: Binding<(any Error)?>, action: @escaping AsyncAction
        ) {
            self.init(role: role, activity: activity, error: error, action: action) {
                SwiftUI.Label(title: { Text(title, defaultValue: defaultValue) }, icon: { Image(image) })
            }
        }

        /// Creates a button with a localized text and an image that starts an asynchronous action, and with others that
        /// cancel it. The error of its last run is in a binding.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, image: ImageResource, cancelTitle: some Localizable,
            cancelDefaultValue: String? = nil, cancelImage: ImageResource? = nil, role: ButtonRole? = nil,
            activity: Binding<AsyncButtonActivity>, error: Binding<(any Error)?>, action: @escaping AsyncAction
        ) {
            self.init(role: role, activity: activity, error: error, action: action) { phase in
                phase == .idle
                    ? SwiftUI.Label(title: { Text(title, defaultValue: defaultValue) }, icon: { Image(image) })
                    : SwiftUI.Label(
                        title: { Text(cancelTitle, defaultValue: cancelDefaultValue) },
                        icon: { Image(cancelImage ?? image) })
            }
        }
    }

    extension Binding<AsyncButtonActivity>? {
        /// Starts an action, or cancels the running one. Returns the error of the action.
        @MainActor fileprivate func use(
            _ action: @escaping AsyncAction, cancels: Bool, _ error: Binding<(any Error)?>
        ) async -> (any Error)? {
            if let self, self.wrappedValue.isRunning {
                if cancels { self.wrappedValue.cancel() }
                return nil
            }
            return await error.reportError {
                let (cancellations, cancellation) = AsyncStream<Void>.makeStream()
                self?.wrappedValue.start(cancellation)
                defer { self?.wrappedValue.end() }
                try await withThrowingTaskGroup { tasks in
                    tasks.addTask { try await action() }
                    tasks.addTask {
                        for await _ in cancellations { throw CancellationError() }
                    }
                    try await tasks.next()
                    tasks.cancelAll()
                }
            }
        }
    }
#endif
