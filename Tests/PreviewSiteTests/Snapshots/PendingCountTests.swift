import Testing

@testable import PreviewSite

@Suite struct PendingCountTests {
    @Test func aCountIsGoodUntilItIsForgotten() {
        let count = PendingCount(interval: .seconds(3600))
        #expect(count.value { 2 } == 2)
        #expect(count.value { 3 } == 2)
        count.forget()
        #expect(count.value { 3 } == 3)
    }

    @Test func aCountThatWasBegunBeforeItIsForgottenIsNotKept() {
        let count = PendingCount(interval: .seconds(3600))
        let begun = count.value {
            count.forget()
            return 2
        }
        #expect(begun == 2)
        #expect(count.value { 1 } == 1)
    }

    @Test func withoutAnIntervalEachCountIsNew() {
        let count = PendingCount(interval: .zero)
        #expect(count.value { 2 } == 2)
        #expect(count.value { 3 } == 3)
    }
}
