import PreviewChecks
import Testing

/// A rule as users write it, without access to anything that is not public.
private struct LongButton: PreviewRule {
    let name = "long-button"
    let severity = CheckSeverity.warning
    let summary = "A button is long"
    let explanation = "It does not fit."
    let fix = "Shorten it."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        preview.elements().filter { $0.name == "button" && $0.text.count > 8 }.map {
            PreviewMistake("\"\($0.text)\" of \($0.value(of: "id") ?? "a button") is long.", at: $0)
        }
    }
}

/// A rule about the ViewModel.
private struct UndimmedLamp: PreviewRule {
    let name = "undimmed-lamp"
    let severity = CheckSeverity.error
    let summary = "A lamp is not dimmed"
    let explanation = "It is too bright."
    let fix = "Dim it."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        guard let lamp = preview.viewModel as? LampViewModel, !lamp.isDimmed else { return [] }
        return [PreviewMistake("'\(preview.name)' is not dimmed.")]
    }
}

@Suite struct OwnRuleTests {
    @Test func aMistakeAtAnElementIsFoundInTheTemplate() {
        let package = SamplePackage(
            templates: [
                "LampView": "<p>{{title}}\n<button id=\"a\">Turn <b>on\nnow</b></button><button>Off</button></p>"
            ])
        #expect(
            package.lines(LongButton()) == [
                "Templates/LampView.mustache:2:1: \"Turn on now\" of a is long. Seen in the preview 'lit' of LampViewModel."
            ])
    }

    @Test func aMistakeWithoutAnElementIsAtThePreview() {
        let package = SamplePackage(previews: [.lamp("Bright", .stub()), .lamp("Dim", LampViewModel(isDimmed: true))])
        #expect(package.lines(UndimmedLamp()) == ["Sources/Lamps/LampView.swift:9: 'Bright' is not dimmed."])
    }
}
