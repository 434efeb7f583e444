import HTMLParsing
import Testing

@testable import HTMLSnapshots

/// Normalizing twice changes nothing, and never changes what a browser shows.
@Suite struct NormalizerPropertyTests {
    /// Each batch is 500 cases.
    @Test(arguments: 0..<2)
    func generatedTreesShowTheSame(batch: Int) throws {
        for seed in batch * 500..<(batch + 1) * 500 {
            let html = RandomHTML.text(seed: seed)
            let normalized = try HTMLNormalizer().normalized(html)
            try #require(!normalized.isVerbatim, "seed \(seed)")
            try expectSame(html, normalized, "seed \(seed)")
        }
    }

    /// Each batch is 500 cases.
    @Test(arguments: 0..<2)
    func soupShowsTheSame(batch: Int) throws {
        for seed in batch * 500..<(batch + 1) * 500 {
            let html = RandomHTML.soup(seed: seed)
            try expectSame(html, try HTMLNormalizer().normalized(html), "seed \(seed)")
        }
    }

    @Test(.enabled(if: TreeConstructionSamples.areThere, "../shared/conformance/html5-tree-construction is not there"))
    func samplesOfTheParsersConformanceShowTheSame() throws {
        var verbatim = 0
        let samples = try TreeConstructionSamples.all()
        #expect(samples.count > 1_000)
        for sample in samples {
            for html in [sample.html, "<!DOCTYPE html>" + sample.html] {
                let normalized = try HTMLNormalizer().normalized(html)
                if normalized.isVerbatim { verbatim += 1 }
                try expectSame(html, normalized, "\(sample.file): \(html.debugDescription)")
            }
        }
        #expect(verbatim < samples.count / 10)
    }

    private func expectSame(_ html: String, _ normalized: NormalizedHTML, _ comment: Comment) throws {
        try #require(
            try HTMLNormalizer().normalized(normalized.text).text.utf8.elementsEqual(normalized.text.utf8), comment)
        let (given, written) = (try HTMLParser.parse(html).nodes, try HTMLParser.parse(normalized.text).nodes)
        try #require(Skeleton.of(written) == Skeleton.of(given), comment)
        for hasScripts in [true, false] {
            let text = BrowserText.of(given, hasScripts: hasScripts)
            try #require(BrowserText.of(written, hasScripts: hasScripts) == text, comment)
        }
        try #require(VisibleTree(nodes: written) == VisibleTree(nodes: given), comment)
    }
}
