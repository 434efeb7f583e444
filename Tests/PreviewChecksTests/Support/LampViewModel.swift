import FOSMVVM
import Foundation
import PreviewCatalog

/// A lamp, as the rules' tests show it.
@ViewModel
struct LampViewModel {
    enum State: String, Codable, CaseIterable {
        case on, off
    }

    @LocalizedString var title

    let isDimmed: Bool
    let state: State
    let note: Note?
    let brightness: Double
    let child: ShadeViewModel?

    var vmId: ViewModelId

    struct Note: Codable, Sendable {
        let author: String
    }

    init(
        isDimmed: Bool = false, state: State = .on, note: Note? = nil, brightness: Double = 1,
        child: ShadeViewModel? = nil, vmId: ViewModelId = .init(type: LampViewModel.self)
    ) {
        self.isDimmed = isDimmed
        self.state = state
        self.note = note
        self.brightness = brightness
        self.child = child
        self.vmId = vmId
    }

    static func stub() -> Self { Self() }
}

struct LampView: ViewModelView {
    init(viewModel: LampViewModel) {}
}

/// A view whose name is not that of its ViewModel.
struct LanternView: ViewModelView {
    init(viewModel: LampViewModel) {}
}
