#if SwiftViews && os(Linux)
    import FOSMVVM
    import PreviewCatalog
    import SwiftUI

    /// A view whose buttons crash and hang, with rows that come one after the other.
    @ViewModel
    struct FuseViewModel {
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }

    struct Fuse: Identifiable {
        let id = UUID()
        let room: String
    }

    struct FuseView: ViewModelView {
        @State private var count = 0
        @State private var fuses: [Fuse] = []
        @State private var chosen: UUID?

        var body: some View {
            VStack {
                Text(verbatim: "Pressed \(count) times")
                Button("Count") { count += 1 }.uiTestingIdentifier("count")
                Button("Crash") { fatalError("The fuse has blown") }.uiTestingIdentifier("crash")
                Button("Hang") { while count >= 0 {} }.uiTestingIdentifier("hang")
                Text(verbatim: "Chosen: \(fuses.first { $0.id == chosen }?.room ?? "")")
                ForEach(fuses.sorted { $0.room < $1.room }) { fuse in
                    Button {
                        chosen = fuse.id
                    } label: {
                        Text(verbatim: fuse.room)
                    }
                    .uiTestingIdentifier(fuse.room)
                }
            }
            .task {
                for room in ["Store", "Kitchen", "Attic"] {
                    fuses.append(Fuse(room: room))
                    try? await Task.sleep(for: .milliseconds(5))
                }
            }
        }

        init(viewModel: FuseViewModel) {}
    }

    #Preview("Sound until used") {
        FuseView.previewHost(bundle: .module, viewModel: .stub())
    }
#endif
