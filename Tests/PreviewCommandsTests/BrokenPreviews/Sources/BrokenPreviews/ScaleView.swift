import FOSMVVM
import Foundation
import PreviewCatalog

@ViewModel
struct ScaleViewModel {
    @LocalizedString var title

    let grams: Weight
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self {
        if ProcessInfo.processInfo.environment["PRINTING"] != nil {
            print("Weighed in print()")
            FileHandle.standardOutput.write(Data("Weighed in a file\n".utf8))
        }
        return .stub(grams: 500)
    }

    static func stub(grams: Int = 500) -> Self { .init(grams: Weight(grams: grams)) }
}

/// A number that can only be encoded where it is not negative.
struct Weight: Codable, Sendable {
    let grams: Int

    func encode(to encoder: any Encoder) throws {
        precondition(grams >= 0, "Nothing weighs less than nothing")
        var container = encoder.singleValueContainer()
        try container.encode(grams)
    }
}

struct ScaleView: ViewModelView {
    init(viewModel: ScaleViewModel) {}
}

struct EmptyScale: LocalizedError {
    let errorDescription: String? = "The scale is empty."
}

#Preview("Sound") {
    ScaleView.previewHost(bundle: .module, viewModel: .stub(grams: careless()))
}

#Preview("Crashing") {
    ScaleView.previewHost(bundle: .module, viewModel: .stub(grams: fallen()))
}

#Preview("Crashing later") {
    ScaleView.previewHost(bundle: .module, viewModel: .stub(grams: -1))
}

#Preview("Exiting") {
    ScaleView.previewHost(bundle: .module, viewModel: .stub(grams: ended()))
}

#Preview("Hanging") {
    let scale = ScaleViewModel.stub(grams: measured())
    ScaleView.previewHost(bundle: .module, viewModel: scale)
}

#Preview("Throwing") {
    try ScaleView.previewHost(bundle: .module, viewModel: .stub(grams: weighed()))
}

#Preview("Held", body: { ScaleView.previewHost(bundle: .module, locale: Locale(identifier: "de")) })

/// Does what the environment names, as stubs do by mistake.
private func careless() -> Int {
    switch ProcessInfo.processInfo.environment["CARELESS"] {
    case "printing": while true { print("Weighing") }
    case "leaving": chdir("/")
    case "starting":
        let child = Process()
        child.executableURL = URL(filePath: "/bin/sleep")
        child.arguments = ["7777"]
        try? child.run()
        let file = ProcessInfo.processInfo.environment["STARTED"] ?? ""
        try? "\(child.processIdentifier)".write(toFile: file, atomically: true, encoding: .utf8)
        fatalError("The scale fell")
    default: break
    }
    return 500
}

private func fallen() -> Int { preconditionFailure("The scale fell") }

private func ended() -> Int { exit(3) }

/// Creates the file that the environment names, so that a test knows that it has begun.
private func measured() -> Int {
    if let path = ProcessInfo.processInfo.environment["HANGING"] {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    while true { usleep(10_000) }
}

private func weighed() throws -> Int { throw EmptyScale() }
