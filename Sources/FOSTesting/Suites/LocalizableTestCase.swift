public import FOSMVVM
public import Foundation

/// A suite, or a test case of XCTest, that tests texts. It has the store; the expectations are its methods.
///
///     @Suite struct OrderTests: LocalizableTestCase {
///         let localizationStore = Self.loadLocalizationStore(bundle: .module)
///
///         @Test func order() throws { try expectFullViewModelTests(OrderViewModel.self) }
///     }
public protocol LocalizableTestCase {
    /// The texts. Declare this, or ``locStore``.
    var localizationStore: LocalizationStore { get }

    /// The texts, as tests written for FOSUtilities call them. Declare this, or ``localizationStore``.
    var locStore: LocalizationStore { get }

    /// The locales of which each needs a text of its own; all that the store has texts for, unless declared.
    var locales: Set<Locale> { get }
}

extension LocalizableTestCase {
    /// ``locStore``.
    public var localizationStore: LocalizationStore {
        StoreRequest.once(by: Self.self) { locStore }
    }

    /// ``localizationStore``.
    public var locStore: LocalizationStore { localizationStore }

    /// All locales that the store has texts for; the default locale when it has none.
    public var locales: Set<Locale> {
        let locales = localizationStore.locales
        return Set((locales.isEmpty ? [localizationStore.defaultLocale] : locales).map(\.locale))
    }

    /// The store of a bundle's YAML files, read from the sources where the package has them: so that a failure names the
    /// file that you edit, not its copy.
    ///
    /// - Parameters:
    ///   - bundle: The bundle of the target that has the texts, such as `.module`.
    ///   - resourceDirectoryName: The folder within the target and the bundle; all of it when empty.
    ///   - filePath: The calling file, around which the package lies.
    public static func loadLocalizationStore(
        bundle: Bundle, resourceDirectoryName: String = "", filePath: StaticString = #filePath
    ) -> LocalizationStore {
        if let sources = SourcePackage(around: "\(filePath)")?.sources(of: bundle) {
            let folder = sources.appending(path: resourceDirectoryName, directoryHint: .isDirectory)
            if folder.isFolder { return LocalizationStore(folders: [folder]) }
        }
        return bundle.yamlLocalization(resourceDirectoryName: resourceDirectoryName)
    }

    /// A new encoder that localizes what it encodes.
    ///
    ///     let order: OrderViewModel = try OrderViewModel.stub().toJSON(encoder: encoder(locale: en)).fromJSON()
    ///
    /// - Parameter locale: The locale; the store's default when nil.
    public func encoder(locale: Locale? = nil) -> JSONEncoder {
        .localizingEncoder(
            locale: locale ?? localizationStore.defaultLocale.locale, localizationStore: localizationStore)
    }
}

extension LocalizableTestCase {
    /// English.
    public static var en: Locale { Locale(identifier: "en") }
    /// English as in the United Kingdom.
    public static var enGB: Locale { Locale(identifier: "en-GB") }
    /// English as in the United States.
    public static var enUS: Locale { Locale(identifier: "en-US") }
    /// Spanish.
    public static var es: Locale { Locale(identifier: "es") }

    /// English.
    public var en: Locale { Self.en }
    /// English as in the United Kingdom.
    public var enGB: Locale { Self.enGB }
    /// English as in the United States.
    public var enUS: Locale { Self.enUS }
    /// Spanish.
    public var es: Locale { Self.es }
}

/// A suite being asked for its store under the one name, on behalf of the other.
enum StoreRequest {
    @TaskLocal private static var suite: ObjectIdentifier?

    /// What the closure gives, which must not ask for the same.
    static func once(by suite: Any.Type, _ store: () -> LocalizationStore) -> LocalizationStore {
        // Stops the program because each default asks the other, and that would never end.
        precondition(
            self.suite != ObjectIdentifier(suite),
            "\(suite) has no texts. Declare 'let localizationStore: LocalizationStore' in it.")
        return $suite.withValue(ObjectIdentifier(suite), operation: store)
    }
}
