import FOSMVVM
import PreviewCatalog

@testable import PreviewChecks

extension SamplePackage {
    /// A repair, whose texts are all there in English and German, but for what is replaced in the German ones.
    ///
    /// The keys of the English texts are in the lines 3 to 6, those of the German ones from line 9 on.
    static func repairs(
        english: [String: String] = [:], german: [String: String] = [:], germanType: String = "RepairViewModel"
    ) -> SamplePackage {
        SamplePackage(
            texts: [
                "A.yml": "en:\n  RepairViewModel:\n\(lines(english))de:\n  \(germanType):\n\(lines(german))"
            ],
            templates: ["RepairView": "<p>{{title}}</p>"],
            previews: [
                PreviewRecord(name: "Open", file: "/package/Sources/RepairView.swift", line: 3) {
                    RepairView.previewHost(viewModel: .stub())
                }
            ])
    }

    private static func lines(_ replaced: [String: String]) -> String {
        let texts: KeyValuePairs = [
            "title": "T", "count": "\"%{n} of all\"", "steps": "[a, b, c]", "parts": "[x, y]",
        ]
        return texts.map { "    \($0): \(replaced[$0] ?? $1)\n" }.joined()
    }
}
