import TemplateEngine

extension BoardPage {
    var templateValue: TemplateValue {
        .object(
            TemplateObject([
                "vmId": .string(vmId), "testId": .string(testId), "title": .string(title),
                "subtitle": .string(subtitle),
                "navigationLabel": .string(navigationLabel), "homePath": .string(homePath),
                "homeLabel": .string(homeLabel),
                "listPath": .string(listPath), "listLabel": .string(listLabel), "calendarPath": .string(calendarPath),
                "calendarLabel": .string(calendarLabel), "settingsPath": .string(settingsPath),
                "settingsLabel": .string(settingsLabel), "searchLabel": .string(searchLabel),
                "queryLabel": .string(queryLabel), "query": .string(query),
                "queryPlaceholder": .string(queryPlaceholder),
                "searchButton": .string(searchButton), "hasQuery": .bool(hasQuery), "clearPath": .string(clearPath),
                "clearLabel": .string(clearLabel), "emptyMessage": .string(emptyMessage),
                "cardsLabel": .string(cardsLabel),
                "cards": .list(cards.map(\.templateValue)), "countLabel": .string(countLabel), "count": .integer(count),
                "updatedLabel": .string(updatedLabel), "updatedAt": updatedAt.templateValue,
                "legalNotice": .string(legalNotice), "helpText": .string(helpText), "helpPath": .string(helpPath),
                "helpLabel": .string(helpLabel),
            ]))
    }
}

extension BoardPage.Card {
    /// Cards share their shape, as values of one type do.
    private static let shape = TemplateShape(names: [
        "vmId", "state", "path", "title", "description", "isOverdue", "overdueLabel", "assigneeLabel", "assignee",
        "dueLabel", "dueAt", "openLabel",
    ])

    var templateValue: TemplateValue {
        let values: [TemplateValue] = [
            .string(vmId), .string(state), .string(path), .string(title), .string(description), .bool(isOverdue),
            .string(overdueLabel), .string(assigneeLabel), .object(TemplateObject(["name": .string(assignee.name)])),
            .string(dueLabel), dueAt.templateValue, .string(openLabel),
        ]
        return .object(TemplateObject(shape: Self.shape, values: values))
    }
}

extension BoardPage.FormattedDate {
    private static let shape = TemplateShape(names: ["value"])

    var templateValue: TemplateValue {
        .object(TemplateObject(shape: Self.shape, values: [.string(value)], text: text))
    }
}
