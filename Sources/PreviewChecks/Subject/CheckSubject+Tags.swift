import TemplateEngine

extension CheckSubject {
    /// Where a tag of a view's HTML may stand in the templates that the view uses, no more places than this.
    ///
    /// - Parameter view: The name of the view's template.
    func places(of tag: WrittenTag, in view: String, limit: Int) -> [CheckPlace] {
        places(in: view, limit: limit) { template in
            template.tags.filter { $0.mayHaveWritten(tag) }.map(\.offset)
        }
    }

    /// Where a text stands in the templates that a view uses, byte by byte, no more places than this.
    func places(of text: String, in view: String, limit: Int) -> [CheckPlace] {
        let text = Array(text.utf8)
        return places(in: view, limit: limit) { template in
            let markup = template.template.markup
            return markup.indices.filter { markup[$0] == text.first && markup[$0...].starts(with: text) }
        }
    }

    private func places(
        in view: String, limit: Int,
        offsets: (_ template: (template: CheckedTemplate, tags: [TemplateTag])) -> [Int]
    ) -> [CheckPlace] {
        guard let view = templateUses.fullName(view) else { return [] }
        var places: [CheckPlace] = []
        for name in [view] + templateUses.included(by: view).subtracting([view]).sorted() {
            guard let template = templateTags[name], places.count < limit else { continue }
            places += offsets(template).map { place(template.template.outline.location(at: $0)) }
        }
        return Array(places.prefix(limit))
    }
}
