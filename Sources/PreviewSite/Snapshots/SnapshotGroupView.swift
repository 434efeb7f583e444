import Diagnostics
import FOSMVVM
import HTMLSnapshots
import PreviewCatalog
import PreviewSnapshots

/// A group of snapshots that are accepted or rejected together, as it is shown.
struct SnapshotGroupView: Codable, Sendable {
    let id: String
    let title: LocalizableString
    let count: LocalizableSubstitutions
    /// The place of the first change. Nil if nothing is compared.
    let place: String?
    /// The first members with pictures.
    let pictures: [SnapshotListItem]
    let items: [SnapshotListItem]
    /// Whether members are listed in addition to the pictures.
    let hasList: Bool
    let listLabel: LocalizableSubstitutions
    /// Says so below a picture for which the script finds no change.
    let samePixels: LocalizableString
    let difference: SnapshotDifferenceView?
    /// The differences of members with other texts.
    let examples: [SnapshotDifferenceView]
    let examplesLabel: LocalizableSubstitutions?
    let acceptAddress: String?
    let rejectAddress: String?
    let acceptLabel: LocalizableSubstitutions
    let rejectLabel: LocalizableSubstitutions

    /// The maximum number of pictures of a group, and of differences of a page.
    private static let (maxPictures, maxDifferences, maxExamples) = (6, 50, 8)

    /// Returns the groups of a review, the first ones with their differences.
    static func views(
        of review: SnapshotReview, in content: PackageContent, mayChange: Bool, links: PageLinks
    ) -> [SnapshotGroupView] {
        review.groups.enumerated().map { number, group in
            let pictures = PendingPicture.all(of: group, in: review)
            let items =
                pictures.isEmpty
                ? group.paths.map { path in
                    review.previews[path].map {
                        SnapshotListItem($0, isChanged: group.hasPending, in: content, links: links)
                    }
                        ?? SnapshotListItem(path: path)
                } : pictures.map { SnapshotListItem($0, in: content, links: links) }
            let locale = content.localizations.defaultLocale
            let differences = number < maxDifferences ? Self.differences(of: group, in: review, usual: locale) : []
            return SnapshotGroupView(
                key: group.key, id: group.id, items: items, examples: differences, hasPending: group.hasPending,
                usual: locale, mayChange: mayChange, links: links)
        }
    }

    /// Returns the difference of one member for each text. Those in the default locale come first.
    private static func differences(
        of group: ReviewGroup, in review: SnapshotReview, usual locale: LocaleIdentifier
    ) -> [SnapshotDifference] {
        guard case .changed(let group) = group else { return [] }
        let isUsual = { (member: HTMLSnapshot) in review.previews[member.path]?.locale == locale }
        let examples = group.examples.count > 1 ? group.examples : group.members
        let sorted = examples.filter(isUsual) + examples.filter { !isUsual($0) }
        return sorted.prefix(min(group.examples.count, maxExamples)).compactMap { try? $0.difference() }
    }

    /// Returns the first pictures: those of different previews, in the default locale, before those of other languages.
    private static func pictures(of items: [SnapshotListItem], usual: LocaleIdentifier) -> [SnapshotListItem] {
        let locale = usual.documentLanguage
        let shown = items.filter { $0.documentAddress != nil || $0.pictureAddress != nil }
        var known: Set<[String]> = []
        let all = (shown.filter { $0.locale == locale } + shown.filter { $0.locale != locale }).map { item in
            (item: item, isFirst: known.insert([item.viewName, item.name]).inserted)
        }
        let sorted = all.filter(\.isFirst) + all.filter { !$0.isFirst }
        return sorted.prefix(maxPictures).map(\.item)
    }

    /// - Parameters:
    ///   - key: The key of its texts.
    ///   - examples: The difference of one member for each text.
    ///   - hasPending: Whether it can be rejected.
    ///   - usual: The locale whose members come first.
    ///   - mayChange: Whether the visitor may change files.
    init(
        key: String, id: String, items: [SnapshotListItem], examples: [SnapshotDifference] = [], hasPending: Bool,
        usual: LocaleIdentifier, mayChange: Bool, links: PageLinks
    ) {
        let text = { (name: String) in
            LocalizableString.localized(for: Self.self, parentKeys: key, propertyName: name)
        }
        let counted = { (text: LocalizableString, count: Int) in
            text.bind(substitutions: ["count": LocalizableInt(value: count)])
        }
        let common = { (name: String) in LocalizableString.localized(for: Self.self, propertyName: name) }
        self.id = id
        self.items = items
        title = text("title")
        count = counted(common("count"), items.count)
        place = examples.first?.place.split(separator: " > ").suffix(2).joined(separator: " > ")
        pictures = Self.pictures(of: items, usual: usual)
        hasList = items.count > pictures.count
        listLabel = counted(common("list"), items.count)
        samePixels = common("samePixels")
        difference = examples.first.map(SnapshotDifferenceView.init(distinct:))
        self.examples = examples.dropFirst().map(SnapshotDifferenceView.init(distinct:))
        examplesLabel = examples.count > 1 ? counted(common("examples"), examples.count) : nil
        let canAccept = mayChange && key != SnapshotGroup.Kind.unreadable.rawValue
        acceptAddress = canAccept ? links.address(AcceptSnapshotGroup(values: [id])) : nil
        rejectAddress = mayChange && hasPending ? links.address(RejectSnapshotGroup(values: [id])) : nil
        acceptLabel = counted(hasPending ? common("accept") : text("accept"), items.count)
        rejectLabel = counted(common("reject"), items.count)
    }
}

/// A snapshot in a group.
struct SnapshotListItem: Codable, Sendable {
    let name: String
    let viewName: String
    let locale: String
    let localeName: String
    /// Nil for HTML.
    let conditions: PictureConditions?
    /// The path of the recorded file in its folder.
    let path: String
    /// Nil for a snapshot without a preview.
    let address: String?
    /// The address of the bare preview, for a picture.
    let documentAddress: String?
    /// The address of the recorded HTML with which the bare preview is compared. Nil if nothing is compared.
    let recordedAddress: String?
    /// The address of the current picture of a preview.
    let pictureAddress: String?

    /// Creates an item of a preview.
    ///
    /// - Parameter isChanged: Whether it has recorded HTML that differs.
    init(_ snapshot: PreviewSnapshot, isChanged: Bool, in content: PackageContent, links: PageLinks) {
        let preview = snapshot.preview
        let locale = content.named(snapshot.locale)
        name = preview.name
        viewName = preview.viewName
        self.locale = locale.identifier.documentLanguage
        localeName = locale.name
        conditions = nil
        path = snapshot.path
        address = links.address(snapshot)
        func document(_ endpoint: some PreviewEndpoint) -> String {
            links.address(endpoint) {
                $0.locale = locale.identifier
                $0.view = snapshot.version
            }
        }
        documentAddress = document(BareDocument(preview))
        recordedAddress = isChanged ? document(RecordedDocument(preview)) : nil
        pictureAddress = nil
    }

    /// Creates an item of a picture.
    init(_ picture: PendingPicture, in content: PackageContent, links: PageLinks) {
        let locale = content.named(picture.preview.locale)
        name = picture.preview.preview.name
        viewName = picture.preview.preview.viewName
        self.locale = locale.identifier.documentLanguage
        localeName = locale.name
        conditions = picture.conditions
        path = picture.snapshot.path
        address = links.address(picture.page)
        (documentAddress, recordedAddress) = (nil, nil)
        pictureAddress = links.address(picture.file(.current))
    }

    /// Creates an item of a file without a preview.
    init(path: String) {
        (name, viewName, locale, localeName) = ("", "", "", "")
        conditions = nil
        self.path = path
        (address, documentAddress, recordedAddress, pictureAddress) = (nil, nil, nil, nil)
    }
}

/// The last decision, with the form that undoes it.
struct SnapshotUndoView: Codable, Sendable {
    let text: LocalizableSubstitutions
    let label: LocalizableString
    let address: String

    /// Nil if there is nothing to undo, or the visitor may not undo it.
    init?(_ history: SnapshotHistory, mayChange: Bool, links: PageLinks) {
        guard mayChange, let last = history.last else { return nil }
        text = LocalizableString.localized(for: Self.self, propertyName: last.kind.rawValue)
            .bind(substitutions: ["count": LocalizableInt(value: last.count)])
        label = .localized(for: Self.self, propertyName: "undo")
        address = links.address(UndoSnapshots())
    }
}

/// The result of the last comparison of all previews, as it is shown.
struct ComparisonView: Codable, Sendable {
    /// A number of snapshots.
    struct Figure: Codable, Sendable {
        let label: LocalizableString
        let value: LocalizableInt
    }

    /// A snapshot that could not be compared, with the reason.
    struct Failure: Codable, Sendable {
        let path: String
        let diagnostic: DiagnosticList.Item
    }

    let text: LocalizableSubstitutions
    let date: LocalizableDate
    /// Says that views changed after the comparison. Nil if they did not.
    let outdated: LocalizableString?
    let figures: [Figure]
    let failuresLabel: LocalizableSubstitutions
    let hasFailures: Bool
    let failures: [Failure]
    let more: LocalizableSubstitutions?

    private static let maxFailures = 100

    /// - Parameter accepted: The paths of snapshots that were accepted or recorded since then.
    init(
        _ comparison: CatalogComparison, accepted: Set<String>, in content: PackageContent, editors: EditorLinks
    ) {
        let text = { (name: String) in LocalizableString.localized(for: Self.self, propertyName: name) }
        let counted = { (name: String, count: Int) in
            text(name).bind(substitutions: ["count": LocalizableInt(value: count)])
        }
        let failures = comparison.failures
        let failed = Set(failures.map(\.path)).count
        let changed = comparison.changed.filter { !accepted.contains($0) }.count
        let new = comparison.new.filter { !accepted.contains($0) }.count
        let same = comparison.same + comparison.changed.count - changed + comparison.new.count - new
        self.text = counted("compared", same + changed)
        date = LocalizableDate(value: comparison.date, dateStyle: .medium, timeStyle: .short)
        outdated = comparison.viewVersion == content.viewVersion ? nil : text("outdated")
        figures = [
            ("same", same), ("changed", changed), ("new", new), ("unused", comparison.unused.count(where: \.isThere)),
            ("failed", failed),
        ].map { Figure(label: text($0), value: LocalizableInt(value: $1)) }
        failuresLabel = counted("failures", failed)
        hasFailures = !failures.isEmpty
        self.failures = failures.prefix(Self.maxFailures).map {
            Failure(
                path: $0.path,
                diagnostic: DiagnosticList.Item(content.paths.relative($0.diagnostic), editors: editors)
            )
        }
        more = SnapshotDifferenceView.omitted(failures.count - self.failures.count, key: "omittedFailures")
    }
}
