import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the feedback.
@ViewModel
public struct FeedbackViewModel: FeedbackFields, RequestableViewModel {
    public typealias Request = FeedbackRequest

    @LocalizedString public var title
    @LocalizedString public var sendButtonLabel
    @LocalizedString public var successMessage
    @LocalizedString public var closeButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    @FormFieldModel(Self.messageField) public var message: String
    @FormFieldModel(Self.linkField) public var link: String
    @FormFieldModel(Self.phoneField) public var phone: String
    @FormFieldModel(Self.passwordField) public var password: String

    public let feedbackValidationMessages: FeedbackFieldsMessages

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(message: String, link: String, phone: String, password: String) {
        feedbackValidationMessages = FeedbackFieldsMessages()
        self.message = message
        self.link = link
        self.phone = phone
        self.password = password
    }
}

extension FeedbackViewModel {
    /// Returns the feedback with sample values.
    public static func stub() -> Self {
        .stub(message: "Message")
    }

    /// Returns the feedback with these values.
    public static func stub(
        message: String = "Message",
        link: String = "https://example.org",
        phone: String = "+49 30 555010",
        password: String = "Password"
    ) -> Self {
        .init(message: message, link: link, phone: phone, password: password)
    }
}
