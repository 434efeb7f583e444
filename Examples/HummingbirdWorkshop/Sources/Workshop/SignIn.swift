import FOSMVVM
import Gallery
import Hummingbird

/// The sign-in form: shown empty, validated when it is posted, and shown again with validation messages.
struct SignIn: Sendable {
    /// The values that a browser posts. They are validated with the rules of the form.
    struct Entries: SignInFields {
        var name: String
        var email: String
        var password: String
        var signInValidationMessages: SignInFieldsMessages { SignInFieldsMessages() }
    }

    let pages: Pages

    /// Adds the routes of the form, its submission and the next page.
    func addRoutes(to group: RouterGroup<FormRequestContext>) {
        group.get { request, context in show(.stub(), to: request, context) }
        group.get("done") { request, context in show(.stub(isSubmitted: true), to: request, context) }
        group.post { request, context -> Response in
            let entries = try await request.decode(as: Entries.self, context: context)
            let validations = Validations()
            _ = entries.validate(fields: nil, validations: validations)
            guard validations.hasError else { return .redirect(to: "/sign-in/done") }
            let form = SignInViewModel.stub(name: entries.name, email: entries.email)
            return show(form, to: request, context, status: .unprocessableContent, validations: validations)
        }
    }

    private func show(
        _ form: SignInViewModel, to request: Request, _ context: FormRequestContext,
        status: HTTPResponse.Status = .ok, validations: Validations? = nil
    ) -> Response {
        pages.response(to: request, context, status: status, validations: validations) {
            SignInPageViewModel(form: form, page: $0)
        }
    }
}
