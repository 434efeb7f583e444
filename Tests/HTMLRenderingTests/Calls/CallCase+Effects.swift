#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI

    // What the HTML has only with a call. The names of calls are those of the list in Docs/SwiftUICalls.md.
    extension CallCase {
        static let texts: [CallCase] = [
            CallCase("accentColor(_:)", adds: "--ui-accent: var(--ui-red)", on: .button) { $0.accentColor(.red) },
            CallCase("blendMode(_:)", adds: "mix-blend-mode: multiply") { $0.blendMode(.multiply) },
            CallCase("colorInvert()", adds: "filter: invert(1)") { $0.colorInvert() },
            CallCase("colorMultiply(_:)", adds: "background-color: var(--ui-red); mix-blend-mode: multiply") {
                $0.colorMultiply(.red)
            },
            CallCase("compositingGroup()", adds: "isolation: isolate") { $0.compositingGroup() },
            CallCase("drawingGroup(opaque:colorMode:)", adds: "isolation: isolate") { $0.drawingGroup() },
            CallCase("flipsForRightToLeftLayoutDirection(_:)", adds: "scaleX(var(--ui-direction, 1))", on: .image) {
                $0.flipsForRightToLeftLayoutDirection(true)
            },
            CallCase("fontWidth(_:)", adds: "font-stretch: 80%") { $0.fontWidth(.condensed) },
            CallCase("hueRotation(_:)", adds: "hue-rotate(90deg)") { $0.hueRotation(.degrees(90)) },
            CallCase("keyframeAnimator(initialValue:repeating:content:keyframes:)", adds: "opacity: 0.25") {
                $0.keyframeAnimator(initialValue: 0.25) { view, value in
                    view.opacity(value)
                } keyframes: { _ in
                    KeyframeTrack(\.self) { LinearKeyframe(1, duration: 1) }
                }
            },
            CallCase("monospaced(_:)", adds: "font-family: ui-monospace") { $0.monospaced() },
            CallCase("privacySensitive(_:)", adds: "aria-hidden=\"true\" style=\"--ui-redacted: 1\"") {
                $0.privacySensitive().redacted(reason: .privacy)
            },
            CallCase("rotation3DEffect(_:axis:anchor:anchorZ:perspective:)", adds: "rotate3d(0, 1, 0, 45deg)") {
                $0.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
            },
            CallCase("saturation(_:)", adds: "saturate(0.5)") { $0.saturation(0.5) },
            CallCase("textSelection(_:)", adds: "user-select: none") { $0.textSelection(.disabled) },
            CallCase("tracking(_:)", adds: "letter-spacing: 3px") { $0.tracking(3) },
        ]

        static let layouts: [CallCase] = [
            CallCase("backgroundPreferenceValue(_:alignment:_:)", adds: "<div class=\"ui-background-back\"") {
                $0.backgroundPreferenceValue(Shade.self) { $0 }
            },
            CallCase("clipped(antialiased:)", adds: "overflow: hidden") { $0.clipped() },
            CallCase("containerBackground(_:for:)", adds: "background-color: var(--ui-red)") {
                $0.containerBackground(.red, for: .navigation)
            },
            CallCase("edgesIgnoringSafeArea(_:)", adds: "--ui-edges: all") { $0.edgesIgnoringSafeArea(.all) },
            CallCase("fixedSize(horizontal:vertical:)", adds: "text-wrap: nowrap; flex-shrink: 0") { $0.fixedSize() },
            CallCase("gridCellUnsizedAxes(_:)", adds: "inline-size: 0; min-inline-size: 100%", in: .grid) {
                $0.gridCellUnsizedAxes(.horizontal)
            },
            CallCase("inspector(isPresented:content:)", adds: "<aside class=\"ui-inspector-column\">") {
                $0.inspector(isPresented: .constant(true)) { Text(verbatim: "side") }
            },
            CallCase("inspectorColumnWidth(_:)", adds: "inline-size: 240px") { $0.inspectorColumnWidth(240) },
            CallCase("layoutPriority(_:)", adds: "flex-shrink: 0") { $0.layoutPriority(1) },
            CallCase("mask(alignment:_:)", adds: "clip-path: circle(closest-side)") { $0.mask { Circle() } },
            CallCase("safeAreaPadding(_:_:)", adds: "padding-block: 7px 0px") { $0.safeAreaPadding(.top, 7) },
            CallCase("scaledToFill()", adds: "object-fit: cover", on: .image) { $0.scaledToFill() },
            CallCase("scenePadding(_:)", adds: "padding-inline: 16px 16px") { $0.scenePadding() },
            CallCase("scrollDisabled(_:)", adds: "--ui-scrolling: hidden", on: .list) { $0.scrollDisabled(true) },
            CallCase("scrollIndicators(_:axes:)", adds: "--ui-scrollbar: none", in: .scrolling) {
                $0.scrollIndicators(.hidden)
            },
        ]

        static let groups: [CallCase] = [
            CallCase("accessibilityHeading(_:)", adds: "</h3>") { $0.accessibilityHeading(.h3) },
            CallCase("accessibilityRemoveTraits(_:)", removes: "</h", on: .heading) {
                $0.accessibilityRemoveTraits(.isHeader)
            },
            CallCase("deleteDisabled(_:)", removes: "aria-label=\"Delete: 1\"", on: .rows, in: .editing) {
                $0.deleteDisabled(true)
            },
            CallCase("gaugeStyle(_:)", adds: "data-appearance=\"arc\"", on: .gauge) {
                $0.gaugeStyle(.accessoryCircular)
            },
            CallCase("groupBoxStyle(_:)", adds: ">styled</p>", on: .groupBox) { $0.groupBoxStyle(OwnBoxStyle()) },
            CallCase("headerProminence(_:)", adds: "data-appearance=\"increased\"", on: .list) {
                $0.headerProminence(.increased)
            },
            CallCase("labeledContentStyle(_:)", adds: ">styled</p>", on: .labeled) {
                $0.labeledContentStyle(OwnContentStyle())
            },
            CallCase("labelsHidden()", adds: "<span class=\"ui-unseen\">", on: .toggle) { $0.labelsHidden() },
            CallCase("listRowSpacing(_:)", adds: "--ui-row-spacing: 9px", on: .list) { $0.listRowSpacing(9) },
            CallCase("listSectionSpacing(_:)", adds: "--ui-section-spacing: 9px", on: .list) {
                $0.listSectionSpacing(9)
            },
            CallCase("listStyle(_:)", adds: "data-appearance=\"inset alternating\"", on: .list) {
                $0.listStyle(.inset(alternatesRowBackgrounds: true))
            },
            CallCase("formStyle(_:)", adds: "data-appearance=\"columns\"", on: .form) { $0.formStyle(.columns) },
            CallCase("moveDisabled(_:)", removes: "aria-label=\"Move Down: 1\"", on: .rows, in: .editing) {
                $0.moveDisabled(true)
            },
            CallCase("progressViewStyle(_:)", adds: "class=\"ui-ring\" role=\"progressbar\"", on: .progress) {
                $0.progressViewStyle(.circular)
            },
            CallCase("scrollContentBackground(_:)", adds: "--ui-list-background: transparent", on: .list) {
                $0.scrollContentBackground(.hidden)
            },
            CallCase("tabViewStyle(_:)", adds: "data-appearance=\"grouped\"", on: .tabs) { $0.tabViewStyle(.grouped) },
        ]

        static let presentations: [CallCase] = [
            CallCase("actionSheet(isPresented:content:)", adds: "<dialog class=\"ui-alert ui-confirmation\" open") {
                $0.actionSheet(isPresented: .constant(true)) {
                    ActionSheet(title: Text(verbatim: "sheet"), buttons: [.destructive(Text(verbatim: "gone"))])
                }
            },
            CallCase("contextMenu(menuItems:)", adds: "<div class=\"ui-context\"") {
                $0.contextMenu { Button("entry") {} }
            },
            CallCase("fullScreenCover(isPresented:onDismiss:content:)", adds: "<dialog class=\"ui-sheet ui-cover\"") {
                $0.fullScreenCover(isPresented: .constant(true)) { Text(verbatim: "cover") }
            },
            CallCase("interactiveDismissDisabled(_:)", removes: "data-dismiss", in: .sheet) {
                $0.interactiveDismissDisabled()
            },
            CallCase("navigationBarHidden(_:)", removes: "<header", in: .stack) { $0.navigationBarHidden(true) },
            CallCase("navigationSplitViewColumnWidth(_:)", adds: "minmax(321px, 321px)", in: .columns) {
                $0.navigationSplitViewColumnWidth(321)
            },
            CallCase("navigationSubtitle(_:)", adds: "<div class=\"ui-navigation-subtitle\">", in: .stack) {
                $0.navigationSubtitle("below")
            },
            CallCase("presentationBackground(_:)", adds: "background-color: var(--ui-red)", in: .sheet) {
                $0.presentationBackground(.red)
            },
            CallCase("presentationCornerRadius(_:)", adds: "border-radius: 9px", in: .sheet) {
                $0.presentationCornerRadius(9)
            },
            CallCase("presentationDetents(_:)", adds: "block-size: 123px", in: .sheet) {
                $0.presentationDetents([.height(123)])
            },
            CallCase("toolbarBackground(_:for:)", adds: "bar\" style=\"background-color: var(--ui-red)\"", in: .stack) {
                $0.toolbarBackground(.red, for: .navigationBar)
            },
            CallCase("toolbarTitleDisplayMode(_:)", adds: "ui-navigation-inline", in: .stack) {
                $0.toolbarTitleDisplayMode(.inline)
            },
            CallCase("toolbarTitleMenu(content:)", adds: "<div class=\"ui-navigation-end\">", in: .stack) {
                $0.toolbarTitleMenu { Button("entry") {} }
            },
            CallCase("toolbarVisibility(_:for:)", removes: "<header", in: .stack) {
                $0.toolbarVisibility(.hidden, for: .navigationBar)
            },
        ]

        static let inputs: [CallCase] = [
            CallCase("allowsHitTesting(_:)", adds: "pointer-events: none") { $0.allowsHitTesting(false) },
            CallCase("autocapitalization(_:)", adds: "autocapitalize=\"none\"", on: .field) {
                $0.autocapitalization(.none)
            },
            CallCase("buttonBorderShape(_:)", adds: "--ui-button-radius: 9999px", on: .button) {
                $0.buttonBorderShape(.capsule)
            },
            CallCase("disableAutocorrection(_:)", adds: "autocorrect=\"off\" spellcheck=\"false\"", on: .field) {
                $0.disableAutocorrection(true)
            },
            CallCase("menuStyle(_:)", adds: "data-appearance=\"borderless\"", on: .menu) {
                $0.menuStyle(.borderlessButton)
            },
            CallCase("searchScopes(_:scopes:)", adds: "data-appearance=\"segmented\"") {
                $0.searchable(text: .constant("")).searchScopes(.constant(1)) { Text(verbatim: "scope").tag(1) }
            },
            CallCase("searchSuggestions(_:)", adds: "<div class=\"ui-suggestions\">") {
                $0.searchable(text: .constant("")).searchSuggestions {
                    Text(verbatim: "hint").searchCompletion("completed")
                }
            },
            CallCase("simultaneousGesture(_:including:)", adds: "<button class=\"ui-tap\"") {
                $0.simultaneousGesture(TapGesture().onEnded {})
            },
            CallCase("textEditorStyle(_:)", adds: "data-appearance=\"plain\"", on: .editor) {
                $0.textEditorStyle(.plain)
            },
            CallCase("textFieldStyle(_:)", adds: "data-appearance=\"roundedBorder\"", on: .field) {
                $0.textFieldStyle(.roundedBorder)
            },
        ]
    }

    /// A color behind a view.
    private struct Shade: PreferenceKey {
        static var defaultValue: Color { .red }

        static func reduce(value: inout Color, nextValue: () -> Color) { value = nextValue() }
    }

    private struct OwnBoxStyle: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { Text(verbatim: "styled") }
    }

    private struct OwnContentStyle: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { Text(verbatim: "styled") }
    }
#endif
