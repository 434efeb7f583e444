import CFuzzer
import Foundation
import FuzzTargets

/// Passes inputs to the target in `FUZZ_TARGET`. The arguments are those of libFuzzer.
///
/// With `--sanitize fuzzer`, libFuzzer provides its own `main`, which does the same.
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

/// Ends the program if the target fails, so that libFuzzer keeps the input.
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
