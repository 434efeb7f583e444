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

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        views(in: subject) + templates(in: subject)
    }

    private func views(in subject: CheckSubject) -> [CheckFinding] {
        var known: Set<String> = []
        return subject.catalog.previews.compactMap { preview in
            let (view, model) = (preview.viewName, preview.viewModelName)
            guard known.insert("\(view) \(model)").inserted, view + "Model" != model else { return nil }
            let message =
                model.hasSuffix("ViewModel")
                ? "\(view) shows \(model). Call the view \(ViewSubject.viewName(ofModel: model))."
                : "\(view) shows \(model). Call the ViewModel \(view)Model."
            return finding(message, at: subject.place(preview.place))
        }
    }

    /// Templates that are called as a ViewModel is, or as a view in another case.
    private func templates(in subject: CheckSubject) -> [CheckFinding] {
        let models = Set(subject.catalog.viewModelNames)
        let views = Set(subject.catalog.previews.map(\.viewName) + models.map(ViewSubject.viewName(ofModel:)))
        let byCase = Dictionary(views.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
        return subject.templates.compactMap { template in
            let name = template.outline.name.split(separator: "/").last.map(String.init) ?? ""
            guard !views.contains(name) else { return nil }
            let view = models.contains(name) ? ViewSubject.viewName(ofModel: name) : byCase[name.lowercased()]
            return view.map { view in
                finding(
                    "No view is called \(name), so this template is not found. Call it \(view).mustache.",
                    at: subject.place(template.outline.file))
            }
        }
    }
}
