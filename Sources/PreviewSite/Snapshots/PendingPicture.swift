import FOSMVVM
import Foundation
import HTMLSnapshots
import HTTPCore
import PreviewSnapshots

/// A picture that differs from the recorded one, by its group and its number in it. No name in a request becomes a path.
struct PendingPicture {
    /// A file of the picture.
    enum Version: String {
        case recorded
        case current
    }

    let group: SnapshotGroup
    let index: Int
    let preview: PreviewSnapshot

    /// Returns the pictures of a group. Empty for a group of other changes.
    static func all(of group: ReviewGroup, in review: SnapshotReview) -> [PendingPicture] {
        guard case .changed(let group) = group, group.kind == .pixels else { return [] }
        return group.members.enumerated().compactMap { index, member in
            review.preview(of: member).map { PendingPicture(group: group, index: index, preview: $0) }
        }
    }

    /// Finds the picture with these values of a path.
    ///
    /// - Throws: The page about an unknown address, if the files have changed since it was written.
    static func named(
        _ endpoint: some Endpoint, in context: PageContext
    ) throws(PageError) -> PendingPicture {
        let review = context.snapshotReview
        let group = review.groups.first { $0.id == endpoint.values[0] }
        let pictures = group.map { all(of: $0, in: review) } ?? []
        guard let number = Int(endpoint.values[1]), let picture = pictures.first(where: { $0.index == number }) else {
            throw .unknownPage(endpoint.address)
        }
        return picture
    }

    var snapshot: HTMLSnapshot { group.members[index] }

    /// The theme and the width, which are in the name of the file.
    var conditions: PictureConditions? {
        let names = snapshot.path.split(separator: ".").dropLast().suffix(2).map(String.init)
        guard let theme = names.first.flatMap(PreviewTheme.init(rawValue:)) else { return nil }
        return PictureConditions(theme: theme.localizableString, width: names[1])
    }

    /// Its page.
    var page: PicturePage { PicturePage(values: [group.id, "\(index)"]) }

    /// Returns the page of the picture with another number in the group. Nil if there is none.
    func page(at offset: Int) -> PicturePage? {
        group.members.indices.contains(index + offset) ? PicturePage(values: [group.id, "\(index + offset)"]) : nil
    }

    func file(_ version: Version) -> PictureFile {
        PictureFile(values: [group.id, "\(index)", version.rawValue])
    }
}

/// How a preview is shown in a picture.
struct PictureConditions: Codable, Sendable {
    let theme: LocalizableString
    /// The width in CSS pixels, as a text.
    let width: String
}

/// The recorded and the current picture of a preview, `/snapshots/pictures/{group}/{number}`.
struct PicturePage: Endpoint {
    static let pattern = PathPattern("snapshots", "pictures", values: 2...2)
    static let parameters = PageParameter.ofPreviews
    static let isCacheable = false
    static let listsSnapshots = true
    let values: [String]

    func answer(in context: PageContext) throws(PageError) -> Answer {
        .page(Page(SnapshotPageViewModel(try .named(self, in: context), context)))
    }
}

/// A file of a picture, `/snapshots/pictures/{group}/{number}/recorded` or `…/current`.
struct PictureFile: Endpoint {
    static let pattern = PathPattern("snapshots", "pictures", values: 3...3)
    static let isCacheable = false
    static let listsSnapshots = true
    let values: [String]

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let snapshot = try PendingPicture.named(self, in: context).snapshot
        let bytes: Data?
        switch PendingPicture.Version(rawValue: values[2]) {
        case .recorded: bytes = try? snapshot.recordedBytes()
        case .current: bytes = try? snapshot.pendingBytes()
        case nil: bytes = nil
        }
        guard let bytes else { throw .unknownPage(address) }
        return .response(HTTPResponse(.png, body: HTTPBody(bytes)))
    }
}
