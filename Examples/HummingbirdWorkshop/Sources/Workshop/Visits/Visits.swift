import FOSMVVM
import Hummingbird
import Synchronization

/// The list of visits, and the form for one: shown empty, and shown again with messages if the posted values are not those
/// of a visit.
struct Visits: Sendable {
    let pages: Pages
    /// The announced visits.
    let announced: VisitList

    /// Adds the routes of the list, the form and its submission.
    func addRoutes(to group: RouterGroup<FormRequestContext>) {
        group.get { request, context in
            pages.response(to: request, context) { VisitListPageViewModel(visits: announced.all, page: $0) }
        }
        group.get("new") { request, context in
            pages.response(to: request, context) { VisitViewModel(page: $0) }
        }
        group.post { request, context -> Response in
            let body = try await request.body.collect(upTo: context.maxUploadSize)
            let (visit, validations) = VisitViewModel.stub()
                .submitted(SubmittedForm(urlEncoded: String(buffer: body)), refusal: VisitMessages().refusal)
            guard validations.hasError else {
                announced.add(visit)
                return .redirect(to: "/visits")
            }
            return pages.response(to: request, context, status: .unprocessableContent, validations: validations) {
                visit.on($0)
            }
        }
    }
}

/// The announced visits. Any number of requests may use it.
final class VisitList: Sendable {
    private let visits = Mutex<[any VisitFields]>([])

    /// The visits, in the order in which they were announced.
    var all: [any VisitFields] { visits.withLock(\.self) }

    func add(_ visit: any VisitFields) { visits.withLock { $0.append(visit) } }
}
