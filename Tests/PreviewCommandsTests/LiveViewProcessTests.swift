#if SwiftViews && os(Linux)
    import Foundation
    import FoundationNetworking
    import Testing

    /// Views that crash and hang when they are used, run as a user runs them.
    @Suite struct LiveViewProcessTests {
        private static let package = HostProcess.package.appending(path: "Tests/PreviewCommandsTests/BrokenPreviews")
        private static let document = "render/FuseViewModel/sound-until-used?view=swift"

        /// A browser, which keeps its cookie.
        private struct Browser {
            let host: ServingHost
            private let session = URLSession(configuration: .ephemeral)

            init(_ host: ServingHost) {
                self.host = host
            }

            /// Presses a button of a page, and returns the page after it.
            func press(_ identifier: String, on page: String) async throws -> (status: Int, text: String) {
                let form = try #require(page.firstMatch(of: /<form id="live" method="post" action="([^"]*)"/))
                let buttons = page.matches(of: /value="([^"]*)"[^>]*data-testid="([^"]*)"/)
                let button = try #require(buttons.first { $0.2 == identifier })
                var request = URLRequest(url: try host.address(of: String(form.1)))
                request.httpMethod = "POST"
                request.setValue(String(host.url.absoluteString.trimming("/")), forHTTPHeaderField: "Origin")
                request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
                request.httpBody = Data("action=\(button.1)".utf8)
                let (data, response) = try await session.data(for: request)
                return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
            }
        }

        @Test func aPressChoosesTheRowThatThePageShows() async throws {
            let outputs = try OutputFiles()
            defer { outputs.remove() }
            let host = try await ServingHost(
                [], program: HostProcess.executable("broken-previews"), in: Self.package, outputs: outputs)
            let page = try await host.page(Self.document).text
            for room in ["Attic", "Kitchen", "Store", "Attic"] {
                let browser = Browser(host)
                let first = try await browser.press(room, on: page)
                #expect(first.text.contains("Chosen: \(room)<"), "The session begins with this press.")
                let other = try await browser.press("Kitchen", on: first.text)
                #expect(other.text.contains("Chosen: Kitchen<"))
            }
            #expect(try await host.stop(SIGTERM) == 0)
        }

        @Test func aViewThatCrashesOrHangsInUseHarmsOnlyItself() async throws {
            let outputs = try OutputFiles()
            defer { outputs.remove() }
            let host = try await ServingHost(
                ["--preview-timeout", "10"], program: HostProcess.executable("broken-previews"), in: Self.package,
                outputs: outputs)
            let (sound, crashing, hanging) = (Browser(host), Browser(host), Browser(host))
            let page = try await host.page(Self.document).text
            let counted = try await sound.press("count", on: page)
            #expect(counted.text.contains("Pressed 1 times"))

            let crashed = try await crashing.press("crash", on: page)
            #expect(crashed.status == 500)
            #expect(crashed.text.contains("The view crashed."))
            #expect(crashed.text.contains("Fatal error: The fuse has blown"))
            #expect(crashed.text.contains("FuseView.swift:"))

            let hung = try await hanging.press("hang", on: page)
            #expect(hung.status == 500)
            #expect(hung.text.contains("The view did not respond within 10 s."))

            #expect(try await sound.press("count", on: counted.text).text.contains("Pressed 2 times"))
            #expect(try await crashing.press("count", on: page).text.contains("Pressed 1 times"))
            #expect(try await host.stop(SIGTERM) == 0)
        }
    }

    extension String {
        fileprivate func trimming(_ character: Character) -> Substring {
            last == character ? dropLast() : self[...]
        }
    }
#endif
