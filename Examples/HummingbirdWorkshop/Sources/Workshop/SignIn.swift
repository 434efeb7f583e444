import FOSMVVM
import Gallery
import Hummingbird

/// The sign-in form: shown empty, validated when it is posted, and shown again with validation messages.
struct SignIn: Sendable {
    let pages: Pages

    /// Adds the routes of the form, its submission and the next page.
    func addRoutes(to group: RouterGroup<FormRequestContext>) {
        group.get { request, context in show(.stub(), to: request, context) }
        group.get("done") { request, context in show(.stub(isSubmitted: true), to: request, context) }
        group.post { request, context -> Response in
            let body = try await request.body.collect(upTo: context.maxUploadSize)
            // Every field is a text, so none is refused.
            let (form, validations) = SignInViewModel.stub()
                .submitted(SubmittedForm(urlEncoded: String(buffer: body)), refusal: { _ in .empty })
            guard validations.hasError else { return .redirect(to: "/sign-in/done") }
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
