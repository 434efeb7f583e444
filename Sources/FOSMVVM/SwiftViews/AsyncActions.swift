#if SwiftViews && os(Linux)
    public import SwiftUI

    /// An action that a view waits for.
    public typealias AsyncAction = @MainActor @Sendable () async throws -> Void

    extension Button {
        /// Creates a button with an asynchronous action. The error of its last run is in a binding.
        public init(
            errorBinding: Binding<(any Error)?>, role: ButtonRole? = nil, asyncAction: @escaping AsyncAction,
            @ViewBuilder label: () -> Label
        ) {
            self.init(error: errorBinding, role: role, action: asyncAction, label: label)
        }

        /// Creates a button with a role and an asynchronous action. The error of its last run is in a binding.
        public init(
            error: Binding<(any Error)?>, role: ButtonRole?, action: @escaping AsyncAction,
            @ViewBuilder label: () -> Label
        ) {
            self.init(role: role, task: { await error.reportError(action) }, label: label)
        }
    }

    extension View {
        /// Runs a task when the view appears. The error of its last run is in a binding.
        nonisolated public func task(
            errorBinding: Binding<(any Error)?>, priority: TaskPriority = .userInitiated,
            @_inheritActorContext _ action: @escaping AsyncAction
        ) -> some View {
            task(error: errorBinding, priority: priority, action)
        }

        /// Runs a task when the view appears. The error of its last run is in a binding.
        nonisolated public func task(
            error: Binding<(any Error)?>, priority: TaskPriority = .userInitiated,
            @_inheritActorContext _ action: @escaping AsyncAction
        ) -> some View {
            reportingTask(priority: priority) { await error.reportError(action) }
        }

        /// Runs a task when the user submits the form, or a field outside a form.
        nonisolated public func onAsyncSubmit(
            @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
        ) -> some View {
            submitAction(
                .task {
                    await action()
                    return nil
                })
        }
    }

    extension Binding where Value == (any Error)? {
        /// Runs an action, and sets the value to its error, or to nil. Returns the error. A canceled action leaves nil.
        @MainActor func reportError(_ action: AsyncAction) async -> (any Error)? {
            if wrappedValue != nil { wrappedValue = nil }
            do {
                try await action()
                return nil
            } catch {
                guard !Task.isCancelled, !(error is CancellationError) else { return nil }
                wrappedValue = error
                return error
            }
        }
    }

    extension View {
        /// Shows an alert while there is an error. Dismissing it removes the error.
        nonisolated public func alert(
            errorBinding: Binding<(any Error)?>, title: some Localizable, message: some Localizable,
            dismissButtonLabel: some Localizable
        ) -> some View {
            alert(Text(title), isPresented: errorBinding.isPresent()) {
                Button(dismissButtonLabel) { errorBinding.wrappedValue = nil }
            } message: {
                Text(message)
            }
        }

        /// Shows an alert while there is an error. Dismissing it removes the error.
        ///
        /// - Parameters:
        ///   - error: The error.
        ///   - title: The title of the alert.
        ///   - message: A text in which `%{error}` becomes the error's description, or nil for the description alone.
        ///   - dismissButtonLabel: The label of the button that dismisses the alert.
        nonisolated public func alert(
            error: Binding<(any Error)?>, title: some Localizable, message: LocalizableString? = nil,
            dismissButtonLabel: some Localizable
        ) -> some View {
            let description = error.wrappedValue?.localizedDescription ?? ""
            let text = (message ?? .constant("%{error}"))
                .bind(substitutions: ["error": LocalizableString.constant(description)])
            return alert(errorBinding: error, title: title, message: text, dismissButtonLabel: dismissButtonLabel)
        }
    }
#endif
