import FOSMVVM

/// What stands in a preview's place when it has no usable HTML.
@ViewModel
struct BrokenPreviewViewModel {
    @LocalizedString var heading
    let language: String
    let direction: String
    let theme: String?
    let faults: SiteFaultList?
    var vmId = ViewModelId(type: Self.self)

    init(_ faults: [SiteFault], context: PageContext) {
        language = context.locale.tag
        direction = context.textDirection.rawValue
        theme = context.parameters.theme.attribute
        self.faults = SiteFaultList(faults)
    }

    static func stub() -> Self {
        Self(
            [SiteFault(message: "The template does not parse.", file: "TaskListView.mustache", line: 1)],
            context: .stub())
    }
}
