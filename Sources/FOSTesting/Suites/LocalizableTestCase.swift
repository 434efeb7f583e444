import Diagnostics
public import FOSMVVM
public import Foundation

/// A suite, or an XCTest test case, that tests texts. It provides the store, and the expectations are its methods.
///
///     @Suite struct OrderTests: LocalizableTestCase {
///         let localizationStore = Self.loadLocalizationStore(bundle: .module)
///
///         @Test func order() throws { try expectFullViewModelTests(OrderViewModel.self) }
///     }
public protocol LocalizableTestCase {
    /// The texts. Declare this property or ``locStore``.
    var localizationStore: LocalizationStore { get }

    /// The texts, with the name in tests for FOSUtilities. Declare this property or ``localizationStore``.
    var locStore: LocalizationStore { get }

    /// The locales to test, each of which needs its own texts. The default is all locales of the store.
    var locales: Set<Locale> { get }
}

extension LocalizableTestCase {
    /// The same as ``locStore``.
    public var localizationStore: LocalizationStore {
        StoreRequest.once(by: Self.self) { locStore }
    }

    /// The same as ``localizationStore``.
    public var locStore: LocalizationStore { localizationStore }

    /// All locales that have texts in the store, or the default locale if the store is empty.
    public var locales: Set<Locale> {
        Set(localizationStore.shownLocales.map(\.locale))
    }

    /// Returns the store of a bundle's YAML files. If the package contains their sources, these are read instead of the
    /// copies in the bundle, so that a failure names the file that you edit.
    ///
    /// - Parameters:
    ///   - bundle: The bundle of the target with the texts, such as `.module`.
    ///   - resourceDirectoryName: The folder in the target and the bundle, or an empty string for all folders.
    ///   - filePath: The calling file, which is in the package.
    public static func loadLocalizationStore(
        bundle: Bundle, resourceDirectoryName: String = "", filePath: StaticString = #filePath
    ) -> LocalizationStore {
        if let sources = SourcePackage(around: "\(filePath)")?.sources(of: bundle) {
            let folder = sources.appending(path: resourceDirectoryName, directoryHint: .isDirectory)
            if folder.isFolder { return LocalizationStore(folders: [folder]) }
        }
        guard bundle.hasResources || bundle.bundleURL.pathExtension == "xctest" else {
            let message = "The bundle is the folder of all built targets. Write 'bundle: .module'."
            return LocalizationStore(problem: Diagnostic(.invalidTexts, message, at: SourcePlace(file: "\(filePath)")))
        }
        return bundle.yamlLocalization(resourceDirectoryName: resourceDirectoryName)
    }

    /// Returns a new encoder that localizes the values that it encodes.
    ///
    ///     let order: OrderViewModel = try OrderViewModel.stub().toJSON(encoder: encoder(locale: en)).fromJSON()
    ///
    /// - Parameter locale: The locale, or nil for the default locale of the store.
    public func encoder(locale: Locale? = nil) -> JSONEncoder {
        .localizingEncoder(
            locale: locale ?? localizationStore.defaultLocale.locale, localizationStore: localizationStore)
    }
}

extension LocalizableTestCase {
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
}

/// Detects a suite that declares neither `localizationStore` nor `locStore`.
enum StoreRequest {
    @TaskLocal private static var suite: ObjectIdentifier?

    /// Returns the result of the closure, which must not request the store of the same suite.
    static func once(by suite: Any.Type, _ store: () -> LocalizationStore) -> LocalizationStore {
        // Stops the program, because each default calls the other without end.
        precondition(
            self.suite != ObjectIdentifier(suite),
            "\(suite) has no texts. Declare 'let localizationStore: LocalizationStore' in it.")
        return $suite.withValue(ObjectIdentifier(suite), operation: store)
    }
}
