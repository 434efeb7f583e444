#if SwiftViews
    public import FOSMVVM
    import FOSTesting
    public import Foundation
    public import Observation
    public import Testing
    public import XCTest

    /// A test case that uses a view as a user does: reads its texts, taps its buttons, and fills in its fields.
    ///
    /// The view is that of the first `#Preview` of the ViewModel, with the environment of the preview. It is evaluated in
    /// the process of the test, without a simulator and without an app.
    @MainActor
    open class ViewModelDisplayTestCase<VM: ViewModel>: XCTestCase, @unchecked Sendable {
        private var bundles: [Bundle] = []
        fileprivate var presented: PresentedView?

        /// English.
        public static var en: Locale { Locale(identifier: "en") }
        /// English in the United Kingdom.
        public static var enGB: Locale { Locale(identifier: "en-GB") }
        /// English in the United States.
        public static var enUS: Locale { Locale(identifier: "en-US") }
        /// Spanish.
        public static var es: Locale { Locale(identifier: "es") }

        /// English.
        public var en: Locale { Self.en }
        /// English in the United Kingdom.
        public var enGB: Locale { Self.enGB }
        /// English in the United States.
        public var enUS: Locale { Self.enUS }
        /// Spanish.
        public var es: Locale { Self.es }

        /// Sets the texts of the test. Call this in `setUp()`.
        ///
        /// - Parameters:
        ///   - bundle: A bundle with texts. Those of all previews are known without it.
        ///   - resourceDirectoryName: Not used, as all texts of the bundle are read.
        ///   - appBundleIdentifier: Not used, as there is no app.
        ///   - locales: Not used, as every locale can be presented.
        public func setUp(
            bundle: Bundle, resourceDirectoryName: String = "", appBundleIdentifier: String, locales: Set<Locale>? = nil
        ) async throws {
            try await setUp(bundles: [bundle], appBundleIdentifier: appBundleIdentifier)
        }

        /// Sets the texts of the test, in several bundles. Call this in `setUp()`.
        ///
        /// - Parameters:
        ///   - bundles: The bundles with texts. Those of all previews are known without them.
        ///   - resourceDirectoryName: Not used, as all texts of the bundles are read.
        ///   - appBundleIdentifier: Not used, as there is no app.
        ///   - locales: Not used, as every locale can be presented.
        public func setUp(
            bundles: [Bundle], resourceDirectoryName: String = "", appBundleIdentifier: String,
            locales: Set<Locale>? = nil
        ) async throws {
            try await super.setUp()
            try MainActorJobs.install()
            self.bundles = bundles
        }

        /// Ends the view.
        open override func tearDown() async throws {
            presented?.end()
            presented = nil
            try await super.tearDown()
        }

        /// Returns the objects that a view finds in its environment in a test configuration, besides those of its preview.
        ///
        /// Override this if tests use configurations. Otherwise, a configuration changes nothing, as in an app that does
        /// not handle it.
        open func environment(for testConfiguration: String) throws -> [any AnyObject & Observable] { [] }

        /// Shows the view of a ViewModel.
        ///
        /// - Parameters:
        ///   - testConfiguration: The configuration for ``environment(for:)``.
        ///   - viewModel: The ViewModel.
        ///   - locale: The locale of its texts, or nil for the default locale of the package.
        ///   - timeout: Not used, as the view is shown at once.
        ///   - filePath: The file of the test.
        ///   - sourceLocation: The location at which failures of properties are reported.
        /// - Returns: The screen.
        /// - Throws: The reason why the view cannot be shown.
        public func presentView(
            testConfiguration: String = "", viewModel: VM = .stub(), locale: Locale? = nil, timeout: TimeInterval = 3,
            filePath: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
        ) throws -> XCUIApplication {
            try MainActorJobs.install()
            presented?.end()
            let host = try ViewHost.around(filePath, bundles: bundles)
            let view = try host.present(
                viewModel, environment: testConfiguration.isEmpty ? [] : environment(for: testConfiguration),
                locale: locale ?? host.defaultLocale,
                place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
            presented = view
            view.becomeIdle()
            return XCUIApplication(view)
        }

        /// Returns a ViewModel with localized texts, to compare with those on the screen.
        ///
        /// - Throws: Any error of the ViewModel's `encode(to:)` and `init(from:)`.
        public func localizedViewModel(
            _ viewModel: VM = .stub(), locale: Locale? = nil, filePath: StaticString = #filePath
        ) throws -> VM {
            let host = try ViewHost.around(filePath, bundles: bundles)
            return try host.localized(viewModel, locale: locale ?? host.defaultLocale)
        }

        /// Adds the elements on the screen to each failure, and the last element that was not found.
        open override nonisolated func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            // The functions of a test run on the main actor. Another thread cannot ask what is on the screen.
            let text = Thread.isMainThread ? MainActor.assumeIsolated { explanation(of: description) } : description
            super.recordFailure(withDescription: text, inFile: filePath, atLine: lineNumber, expected: expected)
        }

        /// Returns the description of a failure with what was on the screen.
        func explanation(of description: String) -> String {
            guard let presented, !description.contains(PresentedView.screenTitle) else { return description }
            return [description, presented.lastMiss, presented.screen].compactMap(\.self).joined(separator: "\n")
        }
    }

    /// A test case of a view with operations.
    @MainActor
    open class ViewModelViewTestCase<VM: ViewModel, VMO: ViewModelOperations>: ViewModelDisplayTestCase<VM>,
        @unchecked Sendable
    {
        /// Returns the operations of the view, as they were when the view was last evaluated.
        ///
        /// - Throws: The reason why the view does not give its operations to the test: without
        ///   `testDataTransporter(viewModelOps:repaintToggle:)`, or after an operation without `toggleRepaint()`.
        public func viewModelOperations() throws -> VMO {
            guard let presented else { throw PresentationError.notPresented }
            return try presented.operations(VMO.self)
        }
    }
#endif
