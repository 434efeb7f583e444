public import FOSMVVM
import Foundation
import HTMLRendering
import HTMLSnapshots
public import PreviewCatalog
public import SnapshotCatalog
import TestFailures
public import Testing

/// Expects a preview's HTML to be complete, and as it is recorded in `__Snapshots__` beside the test's file.
///
/// What is not recorded is recorded, and fails; what differs is left beside the recorded file, as `.new.html`. With
/// `CI` set nothing is written. ``Testing/Trait/snapshots(record:redactions:)`` and `SNAPSHOT_TESTING_RECORD` say otherwise.
public func expectSnapshot(
    _ snapshot: PreviewSnapshot, filePath: StaticString = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let place = TestPlace(filePath: filePath, sourceLocation: sourceLocation)
    let file = snapshot.snapshot(in: place.snapshots)
    let address = HostProgram.address.map(snapshot.address)
    SnapshotExpectation(file, title: snapshot.title, address: address, place: place, note: { snapshot.templateNote })
        .check(redacting: snapshot.redactions, snapshot.html)
}

/// Expects a view's HTML to be as recorded in `__Snapshots__/tests/{file}/{name}.{locale}.html` beside the test's file.
///
/// - Parameters:
///   - view: The view, made here so that dates it takes from the clock can be shown as those of a fixed present.
///   - locale: The locale's tag.
///   - name: The snapshot's name, unlike all others of the test's file.
///   - filePath: The test's file.
///   - sourceLocation: Where a failure is shown.
public func expectSnapshot(
    of view: @autoclosure () -> HostedView<some ViewModelView>, locale: String = "en", named name: String,
    filePath: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    let place = TestPlace(filePath: filePath, sourceLocation: sourceLocation)
    SnapshotExpectation(place.snapshot(named: "\(name).\(locale)"), title: "\(name) \(locale)", place: place).check {
        try SingleView(view).html(locale: locale, filePath: "\(filePath)")
    }
}

/// Expects HTML to be as recorded in `__Snapshots__/tests/{file}/{name}.html` beside the test's file.
///
/// - Parameters:
///   - html: A fragment or a document.
///   - name: The snapshot's name, unlike all others of the test's file.
///   - filePath: The test's file.
///   - sourceLocation: Where a failure is shown.
public func expectSnapshot(
    _ html: String, named name: String, filePath: StaticString = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let place = TestPlace(filePath: filePath, sourceLocation: sourceLocation)
    SnapshotExpectation(place.snapshot(named: name), title: name, place: place).check { html }
}
