import TemplateEngine

/// The measured page: 21 localized texts, and 20 cards from a partial.
struct BoardPage: Encodable {
    let vmId = "board-1"
    let testId = "board"
    let title = "Release board & “planning”"
    let subtitle = "Everything that is left to do before the next release, in one place."
    let navigationLabel = "Main navigation"
    let homePath = "/?locale=en"
    let homeLabel = "Home"
    let listPath = "/tasks?locale=en&view=list"
    let listLabel = "List"
    let calendarPath = "/tasks?locale=en&view=calendar"
    let calendarLabel = "Calendar"
    let settingsPath = "/settings?locale=en"
    let settingsLabel = "Settings"
    let searchLabel = "Search the board"
    let queryLabel = "Search for"
    let query = "release <notes>"
    let queryPlaceholder = "A word of the title or the description"
    let searchButton = "Search"
    let hasQuery = true
    let clearPath = "/board"
    let clearLabel = "Clear the search"
    let emptyMessage = "Nothing is left to do."
    let cardsLabel = "Tasks"
    let cards = (1...20).map(Card.init)
    let countLabel = "Number of tasks:"
    let count = 20
    let updatedLabel = "Last changed"
    let updatedAt = FormattedDate(text: "Nov 21, 2026 at 9:41 AM", value: "2026-11-21T09:41:00Z")
    let legalNotice = "Times are those of your time zone. A task's owner may change its date."
    let helpText = "Not sure where to begin? The guide shows it step by step."
    let helpPath = "/docs/board"
    let helpLabel = "Open the guide"

    struct Card: Encodable {
        let vmId: String
        let state: String
        let path: String
        let title: String
        let description: String
        let isOverdue: Bool
        let overdueLabel = "Overdue"
        let assigneeLabel = "Assigned to"
        let assignee: Person
        let dueLabel = "Due"
        let dueAt: FormattedDate
        let openLabel = "Open the task"

        init(_ number: Int) {
            vmId = "task-\(number)"
            state = number.isMultiple(of: 3) ? "completed" : "running"
            path = "/tasks/\(number)?locale=en&from=board"
            title = "Task \(number): check \"what's new\" & publish"
            description = "Read the notes of part \(number), and tell the team when done."
            isOverdue = number.isMultiple(of: 2)
            assignee = Person(name: "Zoë O'Neill \(number)")
            dueAt = FormattedDate(text: "Nov \(number), 2026", value: "2026-11-\(number)T12:00:00Z")
        }
    }

    struct Person: Encodable {
        let name: String
    }

    /// A date with its text and its machine-readable form.
    struct FormattedDate: Encodable {
        let text: String
        let value: String
    }
}

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
    /// The shape that all cards share, like values of one type.
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
