import Foundation
import Hummingbird
import NIOPosix

/// Serves the list of visits in several ways, for `Scripts/server-benchmark`, or measures which part of a large page could
/// be streamed.
///
/// The arguments are `serve` and a port, or `streaming`.
@main
enum ServerBenchmark {
    private static let benchmarks = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    static let example = benchmarks.appending(path: "../../Examples/HummingbirdWorkshop").standardizedFileURL

    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        switch (arguments.first, arguments.dropFirst().first.flatMap { Int($0) }) {
        case ("serve", let port?): try await serve(port: port)
        case ("streaming", nil):
            try StreamingBenchmark(example: example, bareTemplates: benchmarks.appending(path: "Templates")).run()
        default:
            print("Write 'serve' and a port, or 'streaming'.")
            exit(2)
        }
    }

    private static func serve(port: Int) async throws {
        let visits = VisitList()
        SampleVisits.all(count: 50).forEach(visits.add)
        let router = try WorkshopSite.router(package: example, visits: visits)
        let mustache = try MustachePage(templates: example.appending(path: "Templates"))
        router.get("mustache") { _, _ in response(ByteBuffer(string: mustache.html(of: visits.all))) }
        router.get("swift") { _, _ in response(ByteBuffer(bytes: CompiledPage.html(of: visits.all))) }
        let constant = ByteBuffer(bytes: CompiledPage.html(of: visits.all))
        router.get("constant") { _, _ in response(constant) }
        let application = Application(
            router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            eventLoopGroupProvider: .shared(MultiThreadedEventLoopGroup(numberOfThreads: 2)))
        try await application.runService()
    }

    /// Returns a response with the headers of the example's pages.
    private static func response(_ html: ByteBuffer) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/html; charset=utf-8", .contentLanguage: "en", .vary: "Accept-Language",
            ],
            body: ResponseBody(byteBuffer: html))
    }
}
