import FOSMVVM
import Foundation
import Gallery

/// The language and direction of a page, for its `html` element.
struct PageLanguage: Codable, Sendable {
    let language: String
    /// The text direction: `ltr` or `rtl`.
    let direction: String

    init(_ locale: LocaleIdentifier) {
        language = locale.tag
        direction = locale.locale.language.characterDirection == .rightToLeft ? "rtl" : "ltr"
    }
}

/// The page at `/`.
@ViewModel
struct WelcomePageViewModel {
    @LocalizedString var title
    @LocalizedString var signInLink
    @LocalizedString var visitsLink
    let page: PageLanguage
    let landing: LandingPageViewModel
    var vmId = ViewModelId(type: Self.self)

    init(landing: LandingPageViewModel, page: PageLanguage) {
        self.landing = landing
        self.page = page
    }

    static func stub() -> Self { Self(landing: .stub(), page: PageLanguage(.english)) }
}

/// The page at `/sign-in`.
@ViewModel
struct SignInPageViewModel {
    @LocalizedString var title
    @LocalizedString var welcomeLink
    let page: PageLanguage
    let form: SignInViewModel
    var vmId = ViewModelId(type: Self.self)

    init(form: SignInViewModel, page: PageLanguage) {
        self.form = form
        self.page = page
    }

    static func stub() -> Self { Self(form: .stub(), page: PageLanguage(.english)) }
}

extension LandingPageViewModel {
    /// The content of the welcome page.
    static var upcoming: Self {
        Self(nextSession: .now + 3 * 86_400, repairs: 4812, weightSaved: 9.6, volunteers: 37)
    }
}
