public import Foundation

/// Something about a preview or a ViewModel that keeps it from being shown.
public enum CatalogProblem: LocalizedError, Hashable, Sendable {
    /// Two previews of one ViewModel have one address.
    case duplicatePreview(name: String, viewModel: String, at: SourcePlace, first: SourcePlace)
    /// A preview's name has neither a letter nor a digit.
    case emptySlug(name: String, at: SourcePlace)
    /// Two ViewModels have one name.
    case duplicateViewModel(name: String, at: SourcePlace, first: SourcePlace)

    /// Where the problem is.
    public var place: SourcePlace {
        switch self {
        case .duplicatePreview(_, _, let place, _), .emptySlug(_, let place), .duplicateViewModel(_, let place, _):
            place
        }
    }

    /// What happened and what to do, without the place of the problem itself.
    public var errorDescription: String? {
        switch self {
        case .duplicatePreview(let name, let viewModel, _, let first):
            """
            \(viewModel) already has a preview at the address of "\(name)", in \(first.file):\(first.line). \
            Rename one.
            """
        case .emptySlug(let name, _):
            """
            The preview name "\(name)" has no letter or digit to make an address of. \
            Give it a name such as "Empty".
            """
        case .duplicateViewModel(let name, _, let first):
            """
            There is already a ViewModel \(name), in \(first.file):\(first.line). \
            Rename one, as it is found by its name.
            """
        }
    }
}
