#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI

    // The calls without effect: each one in the list in Docs/SwiftUICalls.md.
    extension CallCase {
        static let silent = silentReading + silentLooks + silentLayouts + silentInputs + silentPages

        private static let silentReading: [CallCase] = [
            CallCase("accessibility(inputLabels:)") { $0.accessibility(inputLabels: [Text(verbatim: "x")]) },
            CallCase("accessibility(sortPriority:)") { $0.accessibility(sortPriority: 1) },
            CallCase("accessibilityAction(_:_:)") { $0.accessibilityAction(.escape) {} },
            CallCase("accessibilityAction(action:label:)") {
                $0.accessibilityAction {
                } label: {
                    Text(verbatim: "x")
                }
            },
            CallCase("accessibilityAction(named:_:)") { $0.accessibilityAction(named: Text(verbatim: "x")) {} },
            CallCase("accessibilityActions(_:)") { $0.accessibilityActions { Button("x") {} } },
            CallCase("accessibilityActivationPoint(_:)") { $0.accessibilityActivationPoint(.center) },
            CallCase("accessibilityAdjustableAction(_:)") { $0.accessibilityAdjustableAction { _ in } },
            CallCase("accessibilityChildren(children:)") { $0.accessibilityChildren { Text(verbatim: "x") } },
            CallCase("accessibilityCustomContent(_:_:importance:)") {
                $0.accessibilityCustomContent(Text(verbatim: "x"), Text(verbatim: "y"))
            },
            CallCase("accessibilityFocused(_:)") {
                $0.accessibilityFocused(AccessibilityFocusState<Bool>().projectedValue)
            },
            CallCase("accessibilityFocused(_:equals:)") {
                $0.accessibilityFocused(AccessibilityFocusState<Int?>().projectedValue, equals: 1)
            },
            CallCase("accessibilityIgnoresInvertColors(_:)") { $0.accessibilityIgnoresInvertColors() },
            CallCase("accessibilityInputLabels(_:)") { $0.accessibilityInputLabels([Text(verbatim: "x")]) },
            CallCase("accessibilityRepresentation(representation:)") {
                $0.accessibilityRepresentation { Text(verbatim: "x") }
            },
            CallCase("accessibilityRespondsToUserInteraction(_:)") { $0.accessibilityRespondsToUserInteraction() },
            CallCase("accessibilityRotor(_:entries:)") {
                $0.accessibilityRotor(Text(verbatim: "x")) { AccessibilityRotorEntry(Text(verbatim: "y"), id: 1) }
            },
            CallCase("accessibilityScrollAction(_:)") { $0.accessibilityScrollAction { _ in } },
            CallCase("accessibilityShowsLargeContentViewer()") { $0.accessibilityShowsLargeContentViewer() },
            CallCase("accessibilityShowsLargeContentViewer(_:)") {
                $0.accessibilityShowsLargeContentViewer { Text(verbatim: "x") }
            },
            CallCase("accessibilitySortPriority(_:)") { $0.accessibilitySortPriority(1) },
            CallCase("accessibilityTextContentType(_:)") { $0.accessibilityTextContentType(.narrative) },
            CallCase("speechAdjustedPitch(_:)") { $0.speechAdjustedPitch(1) },
            CallCase("speechAlwaysIncludesPunctuation(_:)") { $0.speechAlwaysIncludesPunctuation() },
            CallCase("speechSpellsOutCharacters(_:)") { $0.speechSpellsOutCharacters() },
        ]

        private static let silentLooks: [CallCase] = [
            CallCase("allowsTightening(_:)") { $0.allowsTightening(true) },
            CallCase("colorEffect(_:isEnabled:)") { $0.colorEffect(shader) },
            CallCase("containerShape(_:)") { $0.containerShape(Circle()) },
            CallCase("contentTransition(_:)") { $0.contentTransition(.opacity) },
            CallCase("controlGroupStyle(_:)") { $0.controlGroupStyle(.navigation) },
            CallCase("datePickerStyle(_:)") { $0.datePickerStyle(.wheel) },
            CallCase("dialogIcon(_:)") { $0.dialogIcon(Image(systemName: "star")) },
            CallCase("dialogSeverity(_:)") { $0.dialogSeverity(.critical) },
            CallCase("dynamicTypeSize(_:)") { $0.dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.large) },
            CallCase("disclosureGroupStyle(_:)") { $0.disclosureGroupStyle(.automatic) },
            CallCase("distortionEffect(_:maxSampleOffset:isEnabled:)") {
                $0.distortionEffect(shader, maxSampleOffset: .zero)
            },
            CallCase("glassEffectID(_:in:)") { $0.glassEffectID(1, in: Namespace().wrappedValue) },
            CallCase("glassEffectUnion(id:namespace:)") {
                $0.glassEffectUnion(id: 1, namespace: Namespace().wrappedValue)
            },
            CallCase("hoverEffect(_:)") { $0.hoverEffect() },
            CallCase("hoverEffectDisabled(_:)") { $0.hoverEffectDisabled() },
            CallCase("indexViewStyle(_:)") { $0.indexViewStyle(.page) },
            CallCase("layerEffect(_:maxSampleOffset:isEnabled:)") { $0.layerEffect(shader, maxSampleOffset: .zero) },
            CallCase("listSectionSeparator(_:edges:)") { $0.listSectionSeparator(.hidden) },
            CallCase("listSectionSeparatorTint(_:edges:)") { $0.listSectionSeparatorTint(.red) },
            CallCase("menuIndicator(_:)") { $0.menuIndicator(.hidden) },
            CallCase("menuOrder(_:)") { $0.menuOrder(.fixed) },
            CallCase("minimumScaleFactor(_:)") { $0.minimumScaleFactor(0.5) },
            CallCase("navigationSplitViewStyle(_:)") { $0.navigationSplitViewStyle(.balanced) },
            CallCase("navigationTransition(_:)") { $0.navigationTransition(.automatic) },
            CallCase("symbolEffect(_:options:isActive:)") { $0.symbolEffect(.pulse) },
            CallCase("symbolEffect(_:options:value:)") { $0.symbolEffect(.bounce, value: 1) },
            CallCase("symbolEffectsRemoved(_:)") { $0.symbolEffectsRemoved() },
            CallCase("symbolRenderingMode(_:)") { $0.symbolRenderingMode(.palette) },
            CallCase("tableColumnHeaders(_:)") { $0.tableColumnHeaders(.hidden) },
            CallCase("tableStyle(_:)") { $0.tableStyle(.bordered) },
            CallCase("toolbarRole(_:)") { $0.toolbarRole(.editor) },
            CallCase("truncationMode(_:)") { $0.truncationMode(.head) },
            CallCase("widgetAccentable(_:)") { $0.widgetAccentable() },
        ]

        private static let silentLayouts: [CallCase] = [
            CallCase("anchorPreference(key:value:transform:)") {
                $0.anchorPreference(key: Count.self, value: .bounds) { _ in 1 }
            },
            CallCase("contentShape(_:_:eoFill:)") { $0.contentShape(.interaction, Circle()) },
            CallCase("contentShape(_:eoFill:)") { $0.contentShape(Circle()) },
            CallCase("coordinateSpace(_:)") { $0.coordinateSpace(.named("x")) },
            CallCase("coordinateSpace(name:)") { $0.coordinateSpace(name: "x") },
            CallCase("defaultScrollAnchor(_:)") { $0.defaultScrollAnchor(.bottom) },
            CallCase("defaultScrollAnchor(_:for:)") { $0.defaultScrollAnchor(.bottom, for: .initialOffset) },
            CallCase("geometryGroup()") { $0.geometryGroup() },
            CallCase("layoutDirectionBehavior(_:)") { $0.layoutDirectionBehavior(.fixed) },
            CallCase("layoutValue(key:value:)") { $0.layoutValue(key: Size.self, value: 1) },
            CallCase("matchedGeometryEffect(id:in:properties:anchor:isSource:)") {
                $0.matchedGeometryEffect(id: 1, in: Namespace().wrappedValue)
            },
            CallCase("matchedTransitionSource(id:in:)") {
                $0.matchedTransitionSource(id: 1, in: Namespace().wrappedValue)
            },
            CallCase("onGeometryChange(for:of:action:)") {
                $0.onGeometryChange(for: CGSize.self, of: \.size) { _ in }
            },
            CallCase("onScrollGeometryChange(for:of:action:)") {
                $0.onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, _ in }
            },
            CallCase("onScrollPhaseChange(_:)") { $0.onScrollPhaseChange { _, _ in } },
            CallCase("onScrollVisibilityChange(threshold:_:)") { $0.onScrollVisibilityChange { _ in } },
            CallCase("scrollBounceBehavior(_:axes:)") { $0.scrollBounceBehavior(.basedOnSize) },
            CallCase("scrollClipDisabled(_:)") { $0.scrollClipDisabled() },
            CallCase("scrollPosition(_:anchor:)") { $0.scrollPosition(.constant(ScrollPosition())) },
            CallCase("scrollPosition(id:anchor:)") { $0.scrollPosition(id: .constant(Int?.none)) },
            CallCase("scrollTargetBehavior(_:)") { $0.scrollTargetBehavior(.paging) },
            CallCase("scrollTargetLayout(isEnabled:)") { $0.scrollTargetLayout() },
            CallCase("scrollTransition(_:axis:transition:)") { $0.scrollTransition { effect, _ in effect } },
            CallCase("scrollTransition(topLeading:bottomTrailing:axis:transition:)") {
                $0.scrollTransition(topLeading: .interactive, bottomTrailing: .interactive) { effect, _ in effect }
            },
            CallCase("visualEffect(_:)") { $0.visualEffect { effect, _ in effect } },
        ]

        private static let silentInputs: [CallCase] = [
            CallCase("draggable(_:)") { $0.draggable("x") },
            CallCase("draggable(_:preview:)") { $0.draggable("x") { Text(verbatim: "y") } },
            CallCase("dropDestination(for:action:isTargeted:)") {
                $0.dropDestination(for: String.self) { _, _ in false }
            },
            CallCase("focusable(_:)") { $0.focusable() },
            CallCase("focusable(_:interactions:)") { $0.focusable(interactions: .activate) },
            CallCase("focusEffectDisabled(_:)") { $0.focusEffectDisabled() },
            CallCase("keyboardShortcut(_:)") { $0.keyboardShortcut(.defaultAction) },
            CallCase("keyboardShortcut(_:modifiers:)") { $0.keyboardShortcut("k", modifiers: .command) },
            CallCase("menuActionDismissBehavior(_:)") { $0.menuActionDismissBehavior(.disabled) },
            CallCase("NavigationLink.isDetailLink(_:)", on: .link, in: .stack) { _ in
                NavigationLink("a") { Text(verbatim: "b") }.isDetailLink(false)
            },
            CallCase("onContinuousHover(coordinateSpace:perform:)") { $0.onContinuousHover { _ in } },
            CallCase("onDrag(_:)") { $0.onDrag { NSItemProvider() } },
            CallCase("onDrop(of:delegate:)") { $0.onDrop(of: [.image], delegate: Drop()) },
            CallCase("onDrop(of:isTargeted:perform:)") { $0.onDrop(of: [.image], isTargeted: nil) { _ in false } },
            CallCase("onHover(perform:)") { $0.onHover { _ in } },
            CallCase("onKeyPress(_:action:)") { $0.onKeyPress(.space) { .handled } },
            CallCase("onKeyPress(_:phases:action:)") { $0.onKeyPress(.space, phases: .down) { _ in .handled } },
            CallCase("onKeyPress(characters:phases:action:)") {
                $0.onKeyPress(characters: .letters) { _ in .handled }
            },
            CallCase("onKeyPress(keys:phases:action:)") { $0.onKeyPress(keys: [.space]) { _ in .handled } },
            CallCase("onKeyPress(phases:action:)") { $0.onKeyPress(phases: .down) { _ in .handled } },
            CallCase("scrollDismissesKeyboard(_:)") { $0.scrollDismissesKeyboard(.never) },
            CallCase("sensoryFeedback(_:trigger:)") { $0.sensoryFeedback(.success, trigger: 1) },
            CallCase("sensoryFeedback(_:trigger:condition:)") {
                $0.sensoryFeedback(.success, trigger: 1) { _, _ in true }
            },
            CallCase("sensoryFeedback(trigger:_:)") { $0.sensoryFeedback(trigger: 1) { _, _ in .success } },
        ]

        private static let silentPages: [CallCase] = [
            CallCase("defaultAppStorage(_:)") { $0.defaultAppStorage(.standard) },
            CallCase("defersSystemGestures(on:)") { $0.defersSystemGestures(on: .all) },
            CallCase("dialogSuppressionToggle(isSuppressed:)") {
                $0.dialogSuppressionToggle(isSuppressed: .constant(true))
            },
            CallCase("dismissalConfirmationDialog(_:shouldPresent:actions:)") {
                $0.dismissalConfirmationDialog("x", shouldPresent: true) { Button("y") {} }
            },
            CallCase("dismissalConfirmationDialog(_:shouldPresent:actions:message:)") {
                $0.dismissalConfirmationDialog("x", shouldPresent: true) {
                    Button("y") {}
                } message: {
                    Text(verbatim: "z")
                }
            },
            CallCase("focusedSceneValue(_:_:)") { $0.focusedSceneValue(\.tool, "x") },
            CallCase("focusedValue(_:_:)") { $0.focusedValue(\.tool, "x") },
            CallCase("handlesExternalEvents(preferring:allowing:)") {
                $0.handlesExternalEvents(preferring: [], allowing: [])
            },
            CallCase("onContinueUserActivity(_:perform:)") { $0.onContinueUserActivity("x") { _ in } },
            CallCase("onOpenURL(perform:)") { $0.onOpenURL { _ in } },
            CallCase("persistentSystemOverlays(_:)") { $0.persistentSystemOverlays(.hidden) },
            CallCase("presentationBackgroundInteraction(_:)") { $0.presentationBackgroundInteraction(.enabled) },
            CallCase("presentationCompactAdaptation(_:)") { $0.presentationCompactAdaptation(.popover) },
            CallCase("presentationCompactAdaptation(horizontal:vertical:)") {
                $0.presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
            },
            CallCase("presentationContentInteraction(_:)") { $0.presentationContentInteraction(.resizes) },
            CallCase("presentationSizing(_:)") { $0.presentationSizing(.fitted) },
            CallCase("previewContext(_:)") { $0.previewContext(Widget()) },
            CallCase("statusBar(hidden:)") { $0.statusBar(hidden: true) },
            CallCase("statusBarHidden(_:)") { $0.statusBarHidden() },
            CallCase("userActivity(_:element:_:)") { $0.userActivity("x", element: 1) { _, _ in } },
            CallCase("userActivity(_:isActive:_:)") { $0.userActivity("x") { _ in } },
            CallCase("widgetURL(_:)") { $0.widgetURL(nil) },
        ]

        private static let shader = Shader(function: ShaderFunction(library: .default, name: "x"), arguments: [])

        private enum Count: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }

        private enum Size: LayoutValueKey {
            static var defaultValue: CGFloat { 0 }
        }

        private struct Drop: DropDelegate {
            func performDrop(info: DropInfo) -> Bool { false }
        }

        private struct Widget: PreviewContext {
            subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
        }
    }

    extension FocusedValues {
        fileprivate var tool: String? {
            get { nil }
            set {}
        }
    }
#endif
