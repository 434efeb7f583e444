#if SwiftViews && os(Linux)
    package import Diagnostics
    import FOSFoundation
    import Foundation
    package import SwiftUI

    /// Localizes the ViewModels that views show.
    ///
    /// A view reads localized texts only. A ViewModel is localized by encoding and decoding it, as between a server and an
    /// app.
    package struct ViewModelLocalization: Sendable {
        private let makeLocalizer: @Sendable () -> Localizer

        /// Creates a localization.
        ///
        /// - Parameter makeLocalizer: Returns a localizer, which is used for one value.
        package init(_ makeLocalizer: @escaping @Sendable () -> Localizer) {
            self.makeLocalizer = makeLocalizer
        }

        /// The texts.
        var store: TextStore { makeLocalizer().store }

        /// The date that replaces the present. Nil if none does.
        fileprivate var present: Date? {
            let present = makeLocalizer().present
            return present == .distantPast ? nil : present
        }

        /// Returns a ViewModel with localized texts, and the problems with them.
        ///
        /// - Throws: Any error of the ViewModel's `encode(to:)` and `init(from:)`.
        package func localized<Model: ViewModel>(_ model: Model) throws -> (model: Model, problems: [Diagnostic]) {
            let localizer = makeLocalizer()
            let value = try LocalizingEncoder.encode(model, with: localizer)
            return (try value.toJSONData().fromJSON(), localizer.problems)
        }

        /// Returns a localized field, and the problems with its texts.
        ///
        /// - Throws: Any error of the value's `encode(to:)`.
        func localized<Value>(
            _ model: FormFieldModel<Value>, validations: Validations?
        ) throws -> (field: LocalizedField?, problems: [Diagnostic]) {
            let localizer = makeLocalizer()
            let value = try LocalizingEncoder.encode(model, with: localizer, validations: validations)
            guard case .field(let field) = value else { return (nil, localizer.problems) }
            return (field, localizer.problems)
        }
    }

    extension EnvironmentValues {
        private enum LocalizationKey: EnvironmentKey {
            static let defaultValue = ViewModelLocalization {
                Localizer(locale: .current, store: TextStore(yaml: [:]))
            }
        }

        /// How ViewModels, and texts in the source code of views, are localized. By default, only ViewModels that are
        /// localized already have texts.
        package var viewModelLocalization: ViewModelLocalization {
            get { self[LocalizationKey.self] }
            set {
                self[LocalizationKey.self] = newValue
                textCatalog = newValue.store.catalogs
                if let date = newValue.present { present = date }
            }
        }
    }
#endif
