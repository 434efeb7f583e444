/// Writes what a check found for people or machines.
package protocol CheckReporter {
    /// The whole report, which ends in a line break.
    func text(of report: CheckReport) -> String
}
