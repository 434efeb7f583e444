import Dispatch
import FOSFoundation
import FOSMVVM
import HTMLSnapshots
import PreviewChecks
import Synchronization

/// The work on a content: what takes longer than a page may, and what changes while the content stays. Any thread may
/// call it.
final class BackgroundWork: Sendable {
    let content: PackageContent
    /// Finds the previews with problems.
    let examinations: PreviewExaminations
    /// Counts the texts that previews use.
    let texts: TextCounter
    let snapshots: SnapshotIndex
    /// Finds the problems of the whole project.
    let problems: ProblemSearch
    private let changes: ChangeCounter
    private let hasBegunDocs: Atomic<Bool>
    private let docs = Once<Void>()

    /// Begins no work. Each begins with the first page that needs it.
    ///
    /// - Parameters:
    ///   - content: What was read.
    ///   - earlier: What was read and found before, if anything.
    ///   - changes: Counts the problems of previews that are found later.
    ///   - snapshots: The snapshots of the content. By default, those in its folders, which are listed each time.
    ///   - exerciser: Uses views when the project is checked.
    init(
        on content: PackageContent, earlier: EarlierContent? = nil, changes: ChangeCounter = ChangeCounter(),
        snapshots: SnapshotIndex? = nil, exerciser: any ViewExerciser = LocalViewExerciser()
    ) {
        self.content = content
        self.changes = changes
        hasBegunDocs = Atomic(content.docs.diagnosticCount != nil)
        let snapshots = snapshots ?? SnapshotIndex(of: content)
        self.snapshots = snapshots
        problems = ProblemSearch(
            in: content, browser: earlier?.work.problems.browser ?? BrowserResults(), exerciser: exerciser,
            snapshots: snapshots, changes: changes)
        examinations = PreviewExaminations(
            catalog: content.catalog, examiner: content.examiner, changes: changes,
            known: earlier.flatMap { earlier in
                guard content.files.haveNames(of: earlier.content.files) else { return nil }
                return earlier.work.examinations.unaffected(by: content.viewChanges.since(earlier.content.version))
            } ?? [:], earlierKeys: earlier?.work.examinations.allTextKeys() ?? [:])
        texts = TextCounter(catalog: content.catalog, renderer: content.renderer, previews: examinations)
    }

    /// Reads the docs soon, unless that has begun. Until then, pages do not show how many problems they have.
    func readDocs() {
        guard !hasBegunDocs.exchange(true, ordering: .relaxed) else { return }
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + PreviewExaminations.pause) {
            self.readAllDocs()
        }
    }

    private func readAllDocs() {
        docs.get {
            content.docs.readAll()
            changes.advance(\.problems)
        }
    }

    /// Waits until everything that is wrong with previews has been found in all locales, and with the docs.
    func examineAllPreviews() {
        hasBegunDocs.store(true, ordering: .relaxed)
        readAllDocs()
        for locale in content.locales { _ = examinations.allFound(in: locale.identifier) }
    }
}
