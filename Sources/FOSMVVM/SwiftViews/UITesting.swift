#if SwiftViews && os(Linux)
    import Diagnostics
    package import Foundation
    public import SwiftUI

    extension View {
        /// Sets the identifier by which tests find the view.
        ///
        /// - Parameters:
        ///   - identifier: The identifier.
        ///   - isEnabled: Whether the view gets it. Otherwise, it keeps the one that it has.
        nonisolated public func uiTestingIdentifier(_ identifier: String, isEnabled: Bool = true) -> some View {
            modifier(NodeModifier { if isEnabled { $0.identifier = identifier } })
        }

        /// The view itself. A test presents each view without the app around it.
        nonisolated public func testHost() -> some View { self }

        /// The view itself. A test presents each view without the app around it, and sets up a configuration by itself, in
        /// `environment(for:)` of its test case.
        nonisolated public func testHost<Decorated: View>(
            @ViewBuilder decorator: (_ testConfiguration: String, _ testView: AnyView) -> Decorated
        ) -> some View { self }

        /// Gives the operations of a view to its test, as they are at each evaluation of the view.
        ///
        /// - Parameters:
        ///   - viewModelOps: The operations.
        ///   - repaintToggle: The state that the view toggles after it invokes an operation, so that it is evaluated.
        nonisolated public func testDataTransporter(
            viewModelOps: any ViewModelOperations, repaintToggle: Binding<Bool>
        ) -> some View {
            modifier(TestDataTransporter(operations: viewModelOps))
        }
    }

    /// The operations of a view, as they were when it was evaluated.
    package struct TransportedOperations: Sendable {
        /// The name of the view.
        package let viewName: String
        /// The operations as JSON.
        package let json: Data
        private let operations: any ViewModelOperations
        /// The JSON when the operations were first evaluated, before anything was called.
        package let first: Data

        /// The type of the operations.
        package var type: any ViewModelOperations.Type { Swift.type(of: operations) }

        /// The names of the properties in the order in which the type declares them.
        package var fieldNames: [String] { ObjectFields.names(of: type) }

        /// - Throws: Any error of the operations' `encode(to:)`.
        fileprivate init(
            _ operations: any ViewModelOperations, of viewName: String, first: (_ json: Data) -> Data
        ) throws {
            self.operations = operations
            self.viewName = viewName
            json = try operations.toJSONData()
            self.first = first(json)
        }

        /// Makes the operations record from the start again, so that they show what the next call sets.
        ///
        /// The flags of calls and the arguments get their first values again. Numbers and lists stay, because they
        /// can grow with each call. Nothing else may use the operations meanwhile.
        ///
        /// - Returns: Whether anything had been recorded.
        @MainActor package func restartRecording() -> Bool {
            guard type is any AnyObject.Type, let now = RecordedMembers(try? operations.toJSONData()),
                let before = RecordedMembers(first), now != before
            else { return false }
            return ObjectFields.set(in: operations as AnyObject) { name, type in
                now.isRecorded(name, of: type, since: before) ? before.value(of: name, as: type) : nil
            }
        }

        /// Whether both have the same operations. Operations without identity are the same if they have one type.
        package func isSame(as other: Self) -> Bool {
            guard type is any AnyObject.Type else { return type == other.type }
            return operations as AnyObject === other.operations as AnyObject
        }

        /// Returns the content of the operations' JSON as it is now, which can be compared.
        ///
        /// - Throws: Any error of the operations' `encode(to:)`.
        package func currentContent() throws -> NSObject? { try Self.content(of: operations.toJSONData()) }

        /// Returns whether the operations are the same now as they were when the view was evaluated.
        ///
        /// - Throws: Any error of the operations' `encode(to:)`.
        package func isCurrent() throws -> Bool { try Self.content(of: json) == currentContent() }

        private static func content(of json: Data) throws -> NSObject? {
            try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed) as? NSObject
        }
    }

    /// Attaches the operations of a view to the tree.
    private struct TestDataTransporter {
        /// Where the place of the view keeps the first JSON. No property of a view has this offset.
        static let firstSlot = -3

        let operations: any ViewModelOperations
    }

    extension TestDataTransporter: PrimitiveModifier {
        func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
            do {
                let operations = try TransportedOperations(operations, of: context.viewName) { json in
                    context.first(json, at: Self.firstSlot)
                }
                context.attach(operations)
            } catch {
                context.report(.unencodable(type(of: operations), error))
            }
            return context.nodes(of: content)
        }
    }

    extension Diagnostic {
        fileprivate static func unencodable(_ operations: Any.Type, _ error: any Error) -> Diagnostic {
            Diagnostic(
                .brokenView,
                "\(TypeName.of(operations)) cannot be encoded for a test: \(error.localizedDescription)",
                subject: TypeName.of(operations))
        }
    }
#endif
