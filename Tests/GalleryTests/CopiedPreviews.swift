// swift-format-ignore-file
import FOSMVVM
import Foundation
import PreviewCatalog

@testable import Gallery

@CopiedPreviews func copiedPreviews() -> [CopiedPreview] {
    CopiedPreview("Empty") {
        ProfileFormView.previewHost(bundle: .module, viewModel: .stub(isSubmitted: true, canSubmit: false))
            .environment(Validations())
            .frame(idealWidth: 760)
    }
    CopiedPreview("Empty") {
        SignInView.previewHost(bundle: .module, viewModel: .stub(
            name: "A \"b\" \\ ",
            email: "A \"b\" \\ ",
            password: "A \"b\" \\ ",
            isSubmitted: true,
            canSubmit: false
        ))
            .environment(Validations())
            .frame(idealWidth: 480)
    }
    CopiedPreview("Filled") {
        SignInView.previewHost(bundle: .module, viewModel: .stub(
            name: "A \"b\" \\ Amal",
            email: "A \"b\" \\ amal@example.org",
            password: "A \"b\" \\ every lamp deserves a second life",
            isSubmitted: true,
            canSubmit: false
        ))
            .environment(Validations())
            .frame(idealWidth: 480)
    }
    CopiedPreview("With messages") {
        SignInView.previewHost(bundle: .module, viewModel: .stub(
            name: "A \"b\" \\ Amal",
            email: "A \"b\" \\ amal@example",
            password: "A \"b\" \\ radio-1962",
            isSubmitted: true
        ))
            .environment(SignInViewModel.stubWithMessages().validated())
            .frame(idealWidth: 480)
    }
    CopiedPreview("Nothing entered") {
        SignInView.previewHost(bundle: .module, viewModel: .stub(
            name: "A \"b\" \\ ",
            email: "A \"b\" \\ ",
            password: "A \"b\" \\ ",
            isSubmitted: true
        ))
            .environment(SignInViewModel.stub().validated())
            .frame(idealWidth: 480)
    }
    CopiedPreview("Submitted") {
        SignInView.previewHost(bundle: .module, viewModel: .stub(
            name: "A \"b\" \\ Amal",
            email: "A \"b\" \\ amal@example.org",
            password: "A \"b\" \\ every lamp deserves a second life",
            canSubmit: false
        ))
            .environment(Validations())
            .frame(idealWidth: 480)
    }
    CopiedPreview("Ready") {
        CloseRepairView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0142",
            item: .chair,
            isWorking: true,
            hasError: true
        ))
            .frame(idealWidth: 500)
    }
    CopiedPreview("Working") {
        CloseRepairView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0142",
            item: .chair,
            hasError: true
        ))
            .frame(idealWidth: 500)
    }
    CopiedPreview("Failed") {
        CloseRepairView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0142",
            item: .chair,
            isWorking: true
        ))
            .frame(idealWidth: 500)
    }
    CopiedPreview("Busy") {
        BoardView.previewHost(bundle: .module, viewModel: .stub(
            columns: [
                .stub(
                    stage: .done,
                    cards: [
                        .stub(
                            id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000004")!,
                            ticket: "A \"b\" \\ R-0145",
                            item: .chair,
                            volunteerName: "A \"b\" \\ ",
                            isWaitingForPart: true
                        ),
                        .stub(
                            id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000005")!,
                            ticket: "A \"b\" \\ R-0146",
                            item: .chair,
                            volunteerName: "A \"b\" \\ "
                        ),
                    ]
                ),
                .stub(
                    stage: .done,
                    cards: [
                        .stub(
                            ticket: "A \"b\" \\ R-0143",
                            item: .chair,
                            volunteerName: "A \"b\" \\ Amal Haddad",
                            isWaitingForPart: true
                        ),
                    ]
                ),
                .stub(
                    stage: .done,
                    cards: [
                        .stub(
                            id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000001")!,
                            ticket: "A \"b\" \\ R-0142",
                            item: .chair,
                            volunteerName: "A \"b\" \\ Jan Kowalski",
                            isWaitingForPart: true
                        ),
                    ]
                ),
            ]
        ))
    }
    CopiedPreview("Empty") {
        BoardView.previewHost(
            bundle: .module,
            viewModel: .stub(
                columns: [
                    .stub(stage: .done, cards: []),
                    .stub(stage: .done, cards: []),
                    .stub(stage: .done, cards: []),
                ]
            )
        )
    }
    CopiedPreview("On the bench") {
        CardView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0143",
            item: .chair,
            volunteerName: "A \"b\" \\ Amal Haddad",
            isWaitingForPart: true
        ))
            .frame(idealWidth: 340)
    }
    CopiedPreview("Unassigned") {
        CardView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0143",
            item: .chair,
            volunteerName: "A \"b\" \\ ",
            isWaitingForPart: true
        ))
            .frame(idealWidth: 340)
    }
    CopiedPreview("Waiting for a part") {
        CardView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0143",
            item: .chair,
            volunteerName: "A \"b\" \\ Amal Haddad"
        ))
            .frame(idealWidth: 340)
    }
    CopiedPreview("On the bench") {
        ColumnView.previewHost(bundle: .module, viewModel: .stub(
            stage: .done,
            cards: [
                .stub(
                    ticket: "A \"b\" \\ R-0143",
                    item: .chair,
                    volunteerName: "A \"b\" \\ Amal Haddad",
                    isWaitingForPart: true
                ),
            ]
        ))
            .frame(idealWidth: 360)
    }
    CopiedPreview("Waiting for parts") {
        ColumnView.previewHost(
            bundle: .module,
            viewModel: .stub(
                stage: .done,
                cards: [
                    .stub(ticket: "A \"b\" \\ R-0143", item: .chair, volunteerName: "A \"b\" \\ "),
                    .stub(
                        id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000002")!,
                        ticket: "A \"b\" \\ R-0143",
                        item: .chair,
                        volunteerName: "A \"b\" \\ Amal Haddad",
                        isWaitingForPart: true
                    ),
                ]
            )
        )
        .frame(idealWidth: 360)
    }
    CopiedPreview("Empty") {
        ColumnView.previewHost(bundle: .module, viewModel: .stub(stage: .done, cards: []))
            .frame(idealWidth: 360)
    }
    CopiedPreview("Idle") {
        CheckInFlowView.previewHost(bundle: .module, viewModel: .stub())
    }
    CopiedPreview("Item selected") {
        CheckInFlowView.previewHost(
            bundle: .module,
            viewModel: .init(
                state: .itemSelected(itemId: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000001")!),
                itemSelector: nil,
                itemDetail: .stub(
                    item: .chair,
                    isActive: false,
                    ownerName: "A \"b\" \\ Mina Okafor",
                    age: 7,
                    urgency: .high
                ),
                detailSelector: nil,
                detailInfo: nil
            )
        )
    }
    CopiedPreview("Item declined") {
        CheckInFlowView.previewHost(
            bundle: .module,
            viewModel: .init(
                state: .itemSelected(itemId: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000001")!),
                itemSelector: nil,
                itemDetail: .stub(item: .chair, ownerName: "A \"b\" \\ Mina Okafor", age: 7, urgency: .high),
                detailSelector: nil,
                detailInfo: nil
            )
        )
    }
    CopiedPreview("Completed") {
        CheckInFlowView.previewHost(
            bundle: .module,
            viewModel: .init(
                state: .completed(
                    itemId: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000001")!,
                    detailId: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000002")!
                ),
                itemSelector: nil,
                itemDetail: .stub(
                    item: .chair,
                    isActive: false,
                    ownerName: "A \"b\" \\ Mina Okafor",
                    age: 7,
                    urgency: .high
                ),
                detailSelector: nil,
                detailInfo: .init(
                    id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000002")!,
                    fault: .wobbles,
                    status: .closed,
                    estimate: 7,
                    isEnabled: false
                )
            )
        )
    }
    CopiedPreview("Completed, bench closed") {
        CheckInFlowView.previewHost(
            bundle: .module,
            viewModel: .init(
                state: .completed(
                    itemId: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000001")!,
                    detailId: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000002")!
                ),
                itemSelector: nil,
                itemDetail: .stub(
                    item: .chair,
                    isActive: false,
                    ownerName: "A \"b\" \\ Mina Okafor",
                    age: 7,
                    urgency: .high
                ),
                detailSelector: nil,
                detailInfo: .init(
                    id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000002")!,
                    fault: .wobbles,
                    status: .closed,
                    estimate: 7,
                    isEnabled: true
                )
            )
        )
    }
    CopiedPreview("Bench free") {
        DetailInfoView.previewHost(bundle: .module, viewModel: .init(
            id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000002")!,
            fault: .wobbles,
            status: .closed,
            estimate: 7,
            isEnabled: false
        ))
            .frame(idealWidth: 440)
    }
    CopiedPreview("Bench in use") {
        DetailInfoView.previewHost(bundle: .module, viewModel: .init(
            id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000002")!,
            fault: .wobbles,
            status: .closed,
            estimate: 7,
            isEnabled: false
        ))
            .frame(idealWidth: 440)
    }
    CopiedPreview("Bench closed") {
        DetailInfoView.previewHost(bundle: .module, viewModel: .init(
            id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000002")!,
            fault: .wobbles,
            status: .closed,
            estimate: 7,
            isEnabled: true
        ))
            .frame(idealWidth: 440)
    }
    CopiedPreview("Accepted") {
        ItemDetailView.previewHost(bundle: .module, viewModel: .stub(
            item: .chair,
            isActive: false,
            ownerName: "A \"b\" \\ Mina Okafor",
            age: 7,
            urgency: .high
        ))
            .frame(idealWidth: 460)
    }
    CopiedPreview("Needed soon") {
        ItemDetailView.previewHost(bundle: .module, viewModel: .stub(
            item: .chair,
            isActive: false,
            ownerName: "A \"b\" \\ Mina Okafor",
            age: 7,
            urgency: .high
        ))
            .frame(idealWidth: 460)
    }
    CopiedPreview("Declined") {
        ItemDetailView.previewHost(
            bundle: .module,
            viewModel: .stub(item: .chair, ownerName: "A \"b\" \\ Mina Okafor", age: 7, urgency: .high)
        )
        .frame(idealWidth: 460)
    }
    CopiedPreview("With goal") {
        DashboardCardView.previewHost(bundle: .module, viewModel: .stub(
            metric: .weightSaved,
            figure: 2.5,
            goal: 2.5,
            trend: .falling
        ))
            .frame(idealWidth: 320)
    }
    CopiedPreview("Without goal") {
        DashboardCardView.previewHost(
            bundle: .module,
            viewModel: .stub(metric: .weightSaved, figure: 2.5, goal: 2.5, trend: .falling)
        )
        .frame(idealWidth: 320)
    }
    CopiedPreview("Large figure") {
        DashboardCardView.previewHost(
            bundle: .module,
            viewModel: .stub(metric: .weightSaved, figure: 2.5, goal: 2.5, trend: .falling)
        )
        .frame(idealWidth: 320)
    }
    CopiedPreview("Busy Saturday") {
        DashboardView.previewHost(bundle: .module, viewModel: .stub(
            name: "A \"b\" \\ Amal",
            day: Date(timeIntervalSince1970: 1_801_627_506),
            cards: [
                .stub(metric: .weightSaved, figure: 2.5, goal: 2.5, trend: .falling),
                .stub(
                    id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000002")!,
                    metric: .weightSaved,
                    figure: 2.5,
                    goal: 2.5,
                    trend: .falling
                ),
                .stub(
                    id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000003")!,
                    metric: .weightSaved,
                    figure: 2.5,
                    goal: 2.5,
                    trend: .falling
                ),
                .stub(
                    id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000004")!,
                    metric: .weightSaved,
                    figure: 2.5,
                    goal: 2.5,
                    trend: .falling
                ),
            ]
        ))
    }
    CopiedPreview("One figure") {
        DashboardView.previewHost(
            bundle: .module,
            viewModel: .stub(
                name: "A \"b\" \\ Jan",
                day: Date(timeIntervalSince1970: 1_801_627_506),
                cards: [.stub(metric: .weightSaved, figure: 2.5, goal: 2.5, trend: .falling)]
            )
        )
    }
    CopiedPreview("Before the doors open") {
        DashboardView.previewHost(bundle: .module, viewModel: .stub(
            name: "A \"b\" \\ Amal",
            day: Date(timeIntervalSince1970: 1_801_627_506),
            cards: []
        ))
    }
    CopiedPreview("Open") {
        InfoCardView.previewHost(bundle: .module, viewModel: .stub(
            station: .woodwork,
            hasSubtitle: false,
            isActive: false
        ))
            .frame(idealWidth: 480)
    }
    CopiedPreview("Closed today") {
        InfoCardView.previewHost(bundle: .module, viewModel: .stub(station: .woodwork, hasSubtitle: false))
            .frame(idealWidth: 480)
    }
    CopiedPreview("Without subtitle") {
        InfoCardView.previewHost(bundle: .module, viewModel: .stub(station: .woodwork, isActive: false))
            .frame(idealWidth: 480)
    }
    CopiedPreview("Closed without subtitle") {
        InfoCardView.previewHost(
            bundle: .module,
            viewModel: .stub(station: .woodwork)
        )
        .frame(idealWidth: 480)
    }
    CopiedPreview("Next date") {
        LandingPageView.previewHost(bundle: .module, viewModel: .stub(
            nextSession: Date(timeIntervalSince1970: 1_801_627_506),
            repairs: 7,
            weightSaved: 2.5,
            volunteers: 7
        ))
    }
    CopiedPreview("Winter break") {
        LandingPageView.previewHost(bundle: .module, viewModel: .stub(
            nextSession: Date(timeIntervalSince1970: 1_801_627_506),
            repairs: 7,
            weightSaved: 2.5,
            volunteers: 7
        ))
    }
    CopiedPreview("First season") {
        LandingPageView.previewHost(bundle: .module, viewModel: .stub(
            nextSession: Date(timeIntervalSince1970: 1_801_627_506),
            repairs: 7,
            weightSaved: 2.5,
            volunteers: 7
        ))
    }
    CopiedPreview("Unknown number") {
        NotFoundView.previewHost(bundle: .module, viewModel: .stub(ticket: "A \"b\" \\ R-9999"))
            .frame(idealWidth: 500)
    }
    CopiedPreview("Another number") {
        NotFoundView.previewHost(bundle: .module, viewModel: .stub(ticket: "A \"b\" \\ R-0007"))
            .frame(idealWidth: 500)
    }
    CopiedPreview("With contact") {
        PermissionDeniedView.previewHost(bundle: .module, viewModel: .stub(
            contactEmail: "A \"b\" \\ desk@example.org"
        ))
            .frame(idealWidth: 500)
    }
    CopiedPreview("Without contact") {
        PermissionDeniedView.previewHost(bundle: .module, viewModel: .stub(contactEmail: "A \"b\" \\ "))
            .frame(idealWidth: 500)
    }
    CopiedPreview("Success") {
        TaskResultView.previewHost(bundle: .module, viewModel: .stub(
            result: .success(
                .stub(
                    ticket: "A \"b\" \\ R-0142",
                    item: .chair,
                    ownerName: "A \"b\" \\ Mina Okafor",
                    volunteerName: "A \"b\" \\ Amal Haddad",
                    completedAt: Date(timeIntervalSince1970: 1_801_627_506),
                    partsCost: 2.5
                )
            )
        ))
            .frame(idealWidth: 540)
    }
    CopiedPreview("Not found") {
        TaskResultView.previewHost(bundle: .module, viewModel: .stub(
            result: .notFound(.stub(ticket: "A \"b\" \\ R-9999"))
        ))
            .frame(idealWidth: 540)
    }
    CopiedPreview("Validation error") {
        TaskResultView.previewHost(bundle: .module, viewModel: .stub(
            result: .validationError(.stub(input: "A \"b\" \\ 0142"))
        ))
            .frame(idealWidth: 540)
    }
    CopiedPreview("Permission denied") {
        TaskResultView.previewHost(bundle: .module, viewModel: .stub(
            result: .permissionDenied(.stub(contactEmail: "A \"b\" \\ desk@example.org"))
        ))
            .frame(idealWidth: 540)
    }
    CopiedPreview("Lamp") {
        TaskView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0142",
            item: .chair,
            ownerName: "A \"b\" \\ Mina Okafor",
            volunteerName: "A \"b\" \\ Amal Haddad",
            completedAt: Date(timeIntervalSince1970: 1_801_627_506),
            partsCost: 2.5
        ))
            .frame(idealWidth: 460)
    }
    CopiedPreview("Costly parts") {
        TaskView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0142",
            item: .chair,
            ownerName: "A \"b\" \\ Mina Okafor",
            volunteerName: "A \"b\" \\ Amal Haddad",
            completedAt: Date(timeIntervalSince1970: 1_801_627_506),
            partsCost: 2.5
        ))
            .frame(idealWidth: 460)
    }
    CopiedPreview("Free of charge") {
        TaskView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0142",
            item: .chair,
            ownerName: "A \"b\" \\ Mina Okafor",
            volunteerName: "A \"b\" \\ Amal Haddad",
            completedAt: Date(timeIntervalSince1970: 1_801_627_506),
            partsCost: 2.5
        ))
            .frame(idealWidth: 460)
    }
    CopiedPreview("Digits only") {
        ValidationErrorView.previewHost(bundle: .module, viewModel: .stub(input: "A \"b\" \\ 0142"))
            .frame(idealWidth: 500)
    }
    CopiedPreview("Markup") {
        ValidationErrorView.previewHost(bundle: .module, viewModel: .stub(input: "A \"b\" \\ <b>R-01&42</b>"))
            .frame(idealWidth: 500)
    }
    CopiedPreview("Pending") {
        SessionCardView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0142",
            item: .chair,
            state: .failed,
            appointment: Date(timeIntervalSince1970: 1_801_627_506),
            volunteerName: "A \"b\" \\ "
        ))
            .frame(idealWidth: 460)
    }
    CopiedPreview("Running") {
        SessionCardView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0142",
            item: .chair,
            state: .failed,
            appointment: Date(timeIntervalSince1970: 1_801_627_506),
            volunteerName: "A \"b\" \\ Amal Haddad"
        ))
            .frame(idealWidth: 460)
    }
    CopiedPreview("Completed") {
        SessionCardView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0142",
            item: .chair,
            state: .failed,
            appointment: Date(timeIntervalSince1970: 1_801_627_506),
            volunteerName: "A \"b\" \\ Amal Haddad"
        ))
            .frame(idealWidth: 460)
    }
    CopiedPreview("Failed") {
        SessionCardView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0142",
            item: .chair,
            state: .failed,
            appointment: Date(timeIntervalSince1970: 1_801_627_506),
            volunteerName: "A \"b\" \\ Amal Haddad"
        ))
            .frame(idealWidth: 460)
    }
    CopiedPreview("With tasks") {
        TaskListView.previewHost(bundle: .module, viewModel: .stub(
            state: .failed,
            tasks: [
                .stub(
                    ticket: "A \"b\" \\ R-0142",
                    item: .chair,
                    ownerName: "A \"b\" \\ Mina Okafor",
                    broughtInAt: Date(timeIntervalSince1970: 1_801_627_506)
                ),
                .stub(
                    id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000002")!,
                    ticket: "A \"b\" \\ R-0143",
                    item: .chair,
                    ownerName: "A \"b\" \\ Piotr Zieliński",
                    broughtInAt: Date(timeIntervalSince1970: 1_801_627_506),
                    isUrgent: true
                ),
                .stub(
                    id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000003")!,
                    ticket: "A \"b\" \\ R-0144",
                    item: .chair,
                    ownerName: "A \"b\" \\ Lucía Fernández",
                    broughtInAt: Date(timeIntervalSince1970: 1_801_627_506),
                    isUrgent: true
                ),
                .stub(
                    id: UUID(uuidString: "2E9A1C40-5B77-4D0E-9F10-000000000004")!,
                    ticket: "A \"b\" \\ R-0145",
                    item: .chair,
                    ownerName: "A \"b\" \\ 佐藤 葵",
                    broughtInAt: Date(timeIntervalSince1970: 1_801_627_506),
                    isUrgent: true
                ),
            ]
        ))
    }
    CopiedPreview("Loading") {
        TaskListView.previewHost(bundle: .module, viewModel: .stub(state: .failed, tasks: []))
    }
    CopiedPreview("Empty") {
        TaskListView.previewHost(bundle: .module, viewModel: .stub(state: .failed, tasks: []))
    }
    CopiedPreview("Failed") {
        TaskListView.previewHost(bundle: .module, viewModel: .stub(state: .failed, tasks: []))
    }
    CopiedPreview("Normal") {
        TaskRowView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0142",
            item: .chair,
            ownerName: "A \"b\" \\ Mina Okafor",
            broughtInAt: Date(timeIntervalSince1970: 1_801_627_506),
            isUrgent: true
        ))
            .frame(idealWidth: 680)
    }
    CopiedPreview("Urgent") {
        TaskRowView.previewHost(bundle: .module, viewModel: .stub(
            ticket: "A \"b\" \\ R-0142",
            item: .chair,
            ownerName: "A \"b\" \\ Mina Okafor",
            broughtInAt: Date(timeIntervalSince1970: 1_801_627_506)
        ))
            .frame(idealWidth: 680)
    }
    CopiedPreview("Long owner") {
        TaskRowView.previewHost(
            bundle: .module,
            viewModel: .stub(
                ticket: "A \"b\" \\ R-0142",
                item: .chair,
                ownerName: "A \"b\" \\ María del Carmen Fernández-Villaverde y Martínez",
                broughtInAt: Date(timeIntervalSince1970: 1_801_627_506),
                isUrgent: true
            )
        )
        .frame(idealWidth: 680)
    }
    CopiedPreview("All in use") {
        ToolListView.previewHost(bundle: .module, viewModel: .stub(tools: [], isProcessing: true))
    }
}
