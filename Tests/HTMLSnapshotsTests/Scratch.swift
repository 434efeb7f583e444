import Testing
import Foundation
@testable import HTMLSnapshots
@Test func scratch() throws {
    var pairs: [[String]] = []
    for seed in 0..<4000 {
        let html = RandomHTML.text(seed: seed)
        if html.hasPrefix("<!") { continue }
        pairs.append([html, try HTMLNormalizer().normalized(html).text])
    }
    for sample in try TreeConstructionSamples.all() where !HTMLProlog(sample.html).isDocument {
        let n = try HTMLNormalizer().normalized(sample.html)
        if n.isVerbatim { continue }
        pairs.append([sample.html, n.text])
    }
    try JSONEncoder().encode(pairs).write(to: URL(filePath: "/tmp/snapx/pairs.json"))
}
