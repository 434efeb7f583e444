import Testing

@testable import PreviewSite

/// How wide the sections of features are.
struct CatalogFeatureTests {
    /// Returns the halfWidthColumns of the sections with numbers of views, after the last ones were made wider.
    private func halfWidthColumns(_ views: [Int]) -> [String?] {
        let card = CatalogPageViewModel.stub().features[0].cards[0]
        var features = views.enumerated().compactMap { number, views in
            CatalogFeature(name: "\(number)", number: number, views: views, cards: [card])
        }
        features.balanceLastRow()
        return features.map(\.halfWidthColumns)
    }

    @Test func fullRowsStayAsTheyAre() {
        #expect(halfWidthColumns([1, 1, 1]) == [nil, nil, nil])
        #expect(halfWidthColumns([2, 1, 5]) == [nil, nil, nil], "One view stands next to two.")
        #expect(halfWidthColumns([]).isEmpty)
    }

    @Test func theLastTwoSectionsOfOneViewFillARow() {
        #expect(halfWidthColumns([1, 1, 1, 1]) == [nil, nil, "3", "3"], "Three columns would leave one view alone.")
        #expect(halfWidthColumns([1, 1, 7, 1, 1, 1]) == [nil, nil, nil, nil, "4", "4"])
        #expect(halfWidthColumns([5, 1]) == [nil, "3 4"], "A single one is half a row.")
    }

    @Test func aFeatureWithoutCardsIsNoSection() {
        #expect(CatalogFeature(name: "Notes", number: 0, views: 0, cards: []) == nil)
    }
}
