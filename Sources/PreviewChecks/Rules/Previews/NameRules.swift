import Diagnostics
import FOSMVVM

/// Finds views, ViewModels and templates whose names do not match.
struct NameMismatch: PackageRule {
    let name = "name-mismatch"
    let severity = CheckSeverity.warning
    let summary = "The names of a view, its ViewModel and its template do not match"
    let explanation = """
        TaskListView shows TaskListViewModel and has the template TaskListView.mustache, so each of them is easy to \
        find. A template must have exactly the name of its view, in the same case.
        """
    let fix = "Rename the view, ViewModel or template that does not match."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        views(in: package) + templates(in: package)
    }

    private func views(in package: CheckedPackage) -> [CheckFinding] {
        var known: Set<String> = []
        return package.catalog.previews.filter(\.showsViewModel).compactMap { preview in
            let (view, model) = (preview.viewName, preview.viewModelName)
            guard known.insert("\(view) \(model)").inserted, view + "Model" != model else { return nil }
            let message =
                model.hasSuffix("ViewModel")
                ? "\(view) shows \(model). Rename the view to \(ViewInput.viewName(ofModel: model))."
                : "\(view) shows \(model). Rename the ViewModel to \(view)Model."
            return finding(message, at: package.place(preview.place))
        }
    }

    /// Returns the templates that have the name of a ViewModel, or the name of a view in another case.
    private func templates(in package: CheckedPackage) -> [CheckFinding] {
        let models = Set(package.catalog.viewModelNames)
        let views = Set(package.catalog.previews.map(\.viewName) + models.map(ViewInput.viewName(ofModel:)))
        let byCase = Dictionary(views.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
        return package.templates.compactMap { template in
            let name = template.name.split(separator: "/").last.map(String.init) ?? ""
            guard !views.contains(name) else { return nil }
            let view = models.contains(name) ? ViewInput.viewName(ofModel: name) : byCase[name.lowercased()]
            return view.map { view in
                finding(
                    "There is no view \(name), so this template is not used. Rename it to \(view).mustache.",
                    at: package.place(template.file))
            }
        }
    }
}

/// Finds ViewModels with a different identity each time.
struct MissingIdentity: PreviewRule {
    let name = "missing-identity"
    let severity = CheckSeverity.warning
    let summary = "A ViewModel's vmId is ViewModelId(), which is different each time"
    let explanation = """
        ViewModelId() is a random identity. A view that is shown again with new data then counts as a different view, \
        so it cannot be matched with the previous one. The rule checks every ViewModel that a preview shows, including \
        child ViewModels.
        """
    let fix = "Use ViewModelId(type: Self.self), or better ViewModelId(id: id) with the id of the data."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        let names = preview.inspected.tree.map(Self.namesWithoutIdentity) ?? []
        return names.map { name in
            PreviewMistake(
                "The vmId of \(name) is ViewModelId(), which is different each time. "
                    + "Use ViewModelId(type: Self.self), or ViewModelId(id:) with the id of its data.",
                at: .viewModel(name))
        }
    }

    /// Returns the type names of ViewModels in a tree whose identity is encoded as null.
    private static func namesWithoutIdentity(in value: LocalizedValue) -> [String] {
        switch value {
        case .list(let elements): return elements.flatMap(namesWithoutIdentity)
        case .object(let object):
            let inner = object.values.flatMap(namesWithoutIdentity)
            guard case .model(let type) = object.kind, case .null = object["vmId"]?.shown else { return inner }
            return [String(describing: type)] + inner
        default: return []
        }
    }
}
