import FOSMVVM

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

    func findings(in subject: CheckSubject) -> [CheckFinding] {
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
