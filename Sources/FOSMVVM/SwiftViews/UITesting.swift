#if SwiftViews && os(Linux)
    import Diagnostics
    import Foundation
    public import SwiftUI

    extension View {
        /// Sets the identifier by which tests find the view.
        nonisolated public func uiTestingIdentifier(_ identifier: String) -> some View {
            accessibilityIdentifier(identifier)
        }

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
        /// The type of the operations.
        package let type: any ViewModelOperations.Type
        /// The operations as JSON.
        package let json: Data
    }

    /// Attaches the operations of a view to the tree.
    private struct TestDataTransporter {
        let operations: any ViewModelOperations
    }

    extension TestDataTransporter: PrimitiveModifier {
        func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
            do {
                context.attach(TransportedOperations(type: type(of: operations), json: try operations.toJSONData()))
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
