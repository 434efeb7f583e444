import Diagnostics
import Testing

struct NearestNamesTests {
    private let names = ["TaskListViewModel", "TaskViewModel", "SignInViewModel", "BoardViewModel"]

    @Test(arguments: [
        ("TaskListViewMdel", "TaskListViewModel"), ("tasklistviewmodel", "TaskListViewModel"),
        ("SingInViewModel", "SignInViewModel"), ("Board", "BoardViewModel"),
    ])
    func findsWhatWasMeant(word: String, name: String) {
        #expect(NearestNames.nearest(to: word, among: names).first == name)
    }

    @Test func theNearestComesFirst() {
        let nearest = NearestNames.nearest(to: "TaskLstViewModel", among: names)
        #expect(nearest.prefix(2) == ["TaskListViewModel", "TaskViewModel"])
    }

    @Test func leavesOutWhatHasLittleInCommon() {
        #expect(NearestNames.nearest(to: "xyzzy", among: names).isEmpty)
        #expect(NearestNames.nearest(to: "", among: names).isEmpty)
    }

    @Test func givesNoMoreThanTheLimit() {
        #expect(NearestNames.nearest(to: "a1", among: ["a2", "a3", "a4"], limit: 2) == ["a2", "a3"])
    }

    @Test func aSwapOfNeighborsIsOneEdit() {
        #expect(NearestNames.nearest(to: "ba", among: ["ab"]) == ["ab"])
    }
}
