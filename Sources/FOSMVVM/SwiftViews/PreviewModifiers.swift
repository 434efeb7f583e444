#if SwiftViews && os(Linux)
    public import Foundation
    public import SwiftUI

    extension HostedView {
        /// Sets a value of the view's environment.
        ///
        /// A locale pins the preview to it, and a color scheme pins it to a theme. Other values have no effect on templates.
        public func environment<Value>(
            _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
        ) -> Self {
            var view = self
            if keyPath == \EnvironmentValues.locale { view.locale = value as? Locale }
            if keyPath == \EnvironmentValues.colorScheme, let scheme = value as? ColorScheme {
                return preferredColorScheme(scheme)
            }
            view.environmentChanges.append(EnvironmentChange { $0[keyPath: keyPath] = value })
            return view
        }

        /// Sets an object of the view's environment, which announces its changes. It has no effect on templates.
        public func environmentObject<Object: ObservableObject>(_ object: Object) -> Self {
            var view = self
            view.environmentChanges.append(EnvironmentChange { $0.set(observed: object) })
            return view
        }

        /// Pins the preview to a theme. Nil is the theme that the visitor chooses.
        public func preferredColorScheme(_ colorScheme: ColorScheme?) -> Self {
            var view = self
            view.surroundings.theme = colorScheme.map { $0 == .dark ? .dark : .light }
            if let colorScheme {
                view.environmentChanges.append(EnvironmentChange { $0.colorScheme = colorScheme })
            }
            return view
        }

        /// Adds space around the view, on its page. Without a length, it is 16 CSS pixels.
        public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self {
            let length = Double(length ?? 16)
            var padding = surroundings.padding ?? PreviewSurroundings.Padding()
            if edges.contains(.top) { padding.top += length }
            if edges.contains(.leading) { padding.leading += length }
            if edges.contains(.bottom) { padding.bottom += length }
            if edges.contains(.trailing) { padding.trailing += length }
            var view = self
            view.surroundings.padding = padding
            return view
        }

        /// Adds space at all edges of the view, on its page.
        public func padding(_ length: CGFloat) -> Self { padding(.all, length) }
    }

    /// A change of the environment of a view in Swift.
    package struct EnvironmentChange {
        /// Changes the environment.
        package let apply: (inout EnvironmentValues) -> Void
    }

    extension ViewModelView {
        /// Sets a value of the view's environment, in a preview.
        @_disfavoredOverload
        nonisolated public func environment<Value>(
            _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
        ) -> HostedView<Self> {
            HostedView(self).environment(keyPath, value)
        }

        /// Sets an object of the view's environment, in a preview.
        @_disfavoredOverload
        nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> HostedView<Self> {
            HostedView(self).environmentObject(object)
        }

        /// Pins a preview to a theme.
        @_disfavoredOverload
        nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> HostedView<Self> {
            HostedView(self).preferredColorScheme(colorScheme)
        }

        /// Adds space around the view, in a preview.
        @_disfavoredOverload
        nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> HostedView<Self> {
            HostedView(self).padding(edges, length)
        }

        /// Adds space at all edges of the view, in a preview.
        @_disfavoredOverload
        nonisolated public func padding(_ length: CGFloat) -> HostedView<Self> {
            HostedView(self).padding(length)
        }
    }

    extension PreviewFrame {
        /// The width in CSS pixels from which on a view is wide, and the height from which on it is high.
        private static let regularSize = 600.0

        /// What a view in Swift knows of its size.
        var environmentChanges: [Any] {
            guard width != nil || height != nil else { return [] }
            let change = EnvironmentChange { environment in
                if let width { environment.horizontalSizeClass = width < Self.regularSize ? .compact : .regular }
                if let height { environment.verticalSizeClass = height < Self.regularSize ? .compact : .regular }
            }
            return [change]
        }
    }
#else
    extension PreviewFrame {
        /// None, because this build has no views in Swift.
        var environmentChanges: [Any] { [] }
    }
#endif
