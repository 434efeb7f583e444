/// Finds values that are written in a tag without quotes around them.
struct UnquotedValue: TemplateRule {
    let name = "unquoted-value"
    let severity = CheckSeverity.error
    let summary = "A value in a tag has no quotes around it"
    let explanation = """
        A value in a tag ends at the first space if there are no quotes around it, and what follows is another attribute. \
        So a text such as "x onclick=…" adds attributes to the element. The rule checks the tags of templates, and \
        templates that are included in a tag.
        """
    let fix = "Write the value between quotes: title=\"{{title}}\"."

    func findings(in templates: CheckedTemplates) -> [CheckFinding] {
        TagParts.all(in: templates).flatMap { template, parts in
            parts.unquoted.map { tag in
                finding(
                    "\"\(tag.name)\" has no quotes around it, so its value can add attributes. "
                        + "Write =\"{{\(tag.name)}}\".",
                    at: templates.place(at: tag.range.lowerBound, in: template))
            }
        }
    }
}

/// Finds values that are the names of elements and attributes.
struct ValueAsName: TemplateRule {
    let name = "value-as-name"
    let severity = CheckSeverity.error
    let summary = "A value is the name of an element or attribute"
    let explanation = """
        The name of an element ends at the first space, and what follows is an attribute. So a text such as \
        "img src=x onerror=…" adds attributes. As the name of an attribute, a text such as onclick adds an event handler. \
        The rule checks the tags of templates, and templates that are included in a tag.
        """
    let fix = "Write each name in the template, in a section: {{#isTitle}}<h1>{{title}}</h1>{{/isTitle}}."

    func findings(in templates: CheckedTemplates) -> [CheckFinding] {
        TagParts.all(in: templates).flatMap { template, parts in
            parts.elementNames.map { tag in
                finding(
                    "\"\(tag.name)\" is the name of an element, so its value can add attributes. "
                        + "Write each element in a section of its own.",
                    at: templates.place(at: tag.range.lowerBound, in: template))
            }
                + parts.attributeNames.map { tag in
                    finding(
                        "\"\(tag.name)\" is the name of an attribute, so its value can add others. "
                            + "Write the name in the template, and only its value as {{\(tag.name)}}, in quotes.",
                        at: templates.place(at: tag.range.lowerBound, in: template))
                }
        }
    }
}
