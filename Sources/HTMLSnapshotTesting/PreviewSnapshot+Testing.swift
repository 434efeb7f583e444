public import SnapshotCatalog
public import Testing

extension PreviewSnapshot: CustomTestStringConvertible {
    /// `{ViewModel}/{preview} {locale}`.
    public var testDescription: String { title }
}
