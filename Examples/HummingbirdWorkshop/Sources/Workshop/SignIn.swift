import FOSMVVM
import Gallery
import Hummingbird

/// The sign-in form: shown empty, checked when it is posted, and shown again with what validation says.
struct SignIn: Sendable {
    /// What a browser posts. It is checked by the rules that the form itself has.
    struct Entries: SignInFields {
        var name: String
        var email: String
        var password: String
        var signInValidationMessages: SignInFieldsMessages { SignInFieldsMessages() }
    }

    let pages: Pages

    /// Adds the form, its submission and the page that follows.
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
