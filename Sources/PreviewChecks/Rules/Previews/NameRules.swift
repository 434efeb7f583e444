import FOSMVVM

/// Finds views, ViewModels and templates whose names do not belong together.
struct NameMismatch: CheckRule {
    let name = "name-mismatch"
    let severity = CheckSeverity.warning
    let summary = "The names of a view, its ViewModel and its template do not match"
    let explanation = """
        TaskListView shows TaskListViewModel and has the template TaskListView.mustache: whoever knows one finds the others. A \
        template is found by exactly the view's name, so one that is called otherwise, or spelled in another case, is not.
        """
    let fix = "Rename the one that is out of line."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        views(in: subject) + templates(in: subject)
    }

    private func views(in subject: CheckContext) -> [CheckFinding] {
        var known: Set<String> = []
        return subject.catalog.previews.compactMap { preview in
            let (view, model) = (preview.viewName, preview.viewModelName)
            guard known.insert("\(view) \(model)").inserted, view + "Model" != model else { return nil }
            let message =
                model.hasSuffix("ViewModel")
                ? "\(view) shows \(model). Call the view \(ViewInput.viewName(ofModel: model))."
                : "\(view) shows \(model). Call the ViewModel \(view)Model."
            return finding(message, at: subject.place(preview.place))
        }
    }

    /// Templates that are called as a ViewModel is, or as a view in another case.
    private func templates(in subject: CheckContext) -> [CheckFinding] {
        let models = Set(subject.catalog.viewModelNames)
        let views = Set(subject.catalog.previews.map(\.viewName) + models.map(ViewInput.viewName(ofModel:)))
        let byCase = Dictionary(views.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
        return subject.templates.compactMap { template in
            let name = template.outline.name.split(separator: "/").last.map(String.init) ?? ""
            guard !views.contains(name) else { return nil }
            let view = models.contains(name) ? ViewInput.viewName(ofModel: name) : byCase[name.lowercased()]
            return view.map { view in
                finding(
                    "No view is called \(name), so this template is not found. Call it \(view).mustache.",
                    at: subject.place(template.outline.file))
            }
        }
    }
}

/// Finds ViewModels that are another one each time they are made.
struct MissingIdentity: CheckRule {
    let name = "missing-identity"
    let severity = CheckSeverity.warning
    let summary = "A ViewModel's vmId is ViewModelId(), which is another one each time"
    let explanation = """
        ViewModelId() draws an identity at random, so a view that is shown again with new data counts as another view, and \
        nothing can be matched with what was there before. Every ViewModel is looked at that a preview shows, those within \
        another one too.
        """
    let fix = "Write ViewModelId(type: Self.self), or better ViewModelId(id: id) of the data that is shown."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        var places: [String: CheckPlace] = [:]
        for preview in subject.previews {
            let names = preview.inspected.tree.map(Self.namesWithoutIdentity) ?? []
            for name in names where places[name] == nil {
                places[name] = subject.place(subject.catalog.place(ofViewModel: name) ?? preview.preview.place)
            }
        }
        return places.map { name, place in
            finding(
                "The vmId of \(name) is ViewModelId(), another one each time. Write ViewModelId(type: Self.self), or "
                    + "ViewModelId(id:) of its data.", at: place)
        }
    }

    /// The type names of the ViewModels in a tree whose identity encodes as null.
    private static func namesWithoutIdentity(in value: LocalizedValue) -> [String] {
        switch value {
        case .list(let elements): return elements.flatMap(namesWithoutIdentity)
        case .object(let object):
            let inner = object.values.flatMap(namesWithoutIdentity)
            guard case .model(let type) = object.kind, case .null = object["vmId"] else { return inner }
            return [String(describing: type)] + inner
        default: return []
        }
    }
}
