// A test that imports this module names previews, recorded files and modes, which the others declare.
@_exported public import HTMLSnapshots
@_exported public import SnapshotCatalog
