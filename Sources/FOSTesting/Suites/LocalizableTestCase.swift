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
    var localizationStore: any LocalizationStore { get }

    /// The texts, with the name in tests for FOSUtilities. Declare this property or ``localizationStore``.
    var locStore: any LocalizationStore { get }

    /// The locales to test, each of which needs its own texts. The default is all locales of the store.
    var locales: Set<Locale> { get }
}

extension LocalizableTestCase {
    /// The same as ``locStore``.
    public var localizationStore: any LocalizationStore {
        StoreRequest.once(by: Self.self) { locStore }
    }

    /// The same as ``localizationStore``.
    public var locStore: any LocalizationStore { localizationStore }

    /// The store as one whose locales and keys are known.
    var texts: TextStore { TextStore(localizationStore) }

    /// All locales that have texts in the store, or the default locale if the store is empty.
    public var locales: Set<Locale> {
        Set(texts.shownLocales.map(\.locale))
    }

    /// Returns the store of a bundle's YAML files. See ``loadLocalizationStore(bundles:resourceDirectoryName:filePath:)``.
    public static func loadLocalizationStore(
        bundle: Bundle, resourceDirectoryName: String = "", filePath: StaticString = #filePath
    ) -> any LocalizationStore {
        loadLocalizationStore(bundles: [bundle], resourceDirectoryName: resourceDirectoryName, filePath: filePath)
    }

    /// Returns the store of the YAML files in bundles. If the package contains their sources, these are read instead of
    /// the copies in the bundles, so that a failure names the file that you edit.
    ///
    /// - Parameters:
    ///   - bundles: The bundles of the targets with the texts, such as `.module`.
    ///   - resourceDirectoryName: The folder in each target and bundle, or an empty string for all folders.
    ///   - filePath: The calling file, which is in the package.
    public static func loadLocalizationStore(
        bundles: [Bundle], resourceDirectoryName: String = "", filePath: StaticString = #filePath
    ) -> any LocalizationStore {
        let package = SourcePackage(around: "\(filePath)")
        var folders: [URL] = []
        for bundle in bundles {
            let sources = package?.sources(of: bundle)?
                .appending(path: resourceDirectoryName, directoryHint: .isDirectory)
            if let sources, sources.isFolder {
                folders.append(sources)
            } else if bundle.hasResources || bundle.bundleURL.pathExtension == "xctest" {
                folders.append(bundle.folder(named: resourceDirectoryName))
            } else {
                let message = "The bundle is the folder of all built targets. Write 'bundle: .module'."
                return TextStore(problem: Diagnostic(.invalidTexts, message, at: SourcePlace(file: "\(filePath)")))
            }
        }
        return TextStore(folders: folders)
    }

    /// Returns a new encoder that localizes the values that it encodes.
    ///
    ///     let order: OrderViewModel = try OrderViewModel.stub().toJSON(encoder: encoder(locale: en)).fromJSON()
    ///
    /// - Parameter locale: The locale, or nil for the default locale of the store.
    public func encoder(locale: Locale? = nil) -> JSONEncoder {
        .localizingEncoder(
            locale: locale ?? texts.defaultLocale.locale, localizationStore: localizationStore)
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
    static func once(by suite: Any.Type, _ store: () -> any LocalizationStore) -> any LocalizationStore {
        // Stops the program, because each default calls the other without end.
        precondition(
            self.suite != ObjectIdentifier(suite),
            "\(suite) has no texts. Declare 'let localizationStore: any LocalizationStore' in it.")
        return $suite.withValue(ObjectIdentifier(suite), operation: store)
    }
}
