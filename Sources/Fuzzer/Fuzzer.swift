import CFuzzer
import Foundation
import FuzzTargets

/// Feeds the target that `FUZZ_TARGET` names; the arguments are libFuzzer's.
///
/// In a build with `--sanitize fuzzer` libFuzzer brings its own `main`, which does the same.
@main
enum Fuzzer {
    static let target: FuzzTarget = {
        let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
        if let target = FuzzTarget.all.first(where: { $0.name == name }) { return target }
        let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
        report("Set FUZZ_TARGET to one of \(names). See Scripts/fuzz.")
        exit(2)
    }()

    static func main() {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        LLVMFuzzerRunDriver(&count, &arguments, testOneInput)
    }

    static func report(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}

/// Ends the program when the target fails, by which libFuzzer knows that it has to keep the input.
@c(LLVMFuzzerTestOneInput)
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do {
        try Fuzzer.target.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
    } catch {
        Fuzzer.report("\(Fuzzer.target.name): \(error.localizedDescription)")
        abort()
    }
}
