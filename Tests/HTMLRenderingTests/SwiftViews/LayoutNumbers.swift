#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    /// Views whose places are compared with those in Apple's SwiftUI: `Tests/Browser/LayoutNumbers.html` has their HTML and
    /// the places, which a browser measures in both directions.
    ///
    /// To write the file again, run this test with the environment variable `RECORD_LAYOUTS`.
    @Suite struct LayoutNumbers {
        private static let file = URL(filePath: #filePath).appending(path: "../../../Browser/LayoutNumbers.html")
            .standardizedFileURL
        /// The widths of the page.
        private static let widths = [320.0, 480]

        @Test func theBrowserMeasuresTheLayoutsOfThisVersion() throws {
            let renderer = HTMLRenderer(
                templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                localizations: TextStore(yaml: [:]), environment: .preview)
            let sections = try NumberedLayout.allCases.map { layout in
                let view = renderer.render(
                    ViewInput(NumberedLayoutViewModel(layout: layout), in: NumberedLayoutView.self), locale: .english)
                #expect(view.diagnostics == [])
                return
                    "<section data-case=\"\(layout)\" data-places='\(try Self.json(layout))'>\n\(view.text)</section>\n"
            }
            let html = sections.joined()
            if ProcessInfo.processInfo.environment["RECORD_LAYOUTS"] != nil {
                try Data(html.utf8).write(to: Self.file)
            }
            #expect(try String(contentsOf: Self.file, encoding: .utf8) == html)
        }

        /// The places for each width: the distances from the start and the top, the width and the height.
        private static func json(_ layout: NumberedLayout) throws -> String {
            let places = Dictionary(uniqueKeysWithValues: widths.map { ("\(Int($0))", layout.places(in: $0)) })
            return String(
                decoding: try JSONSerialization.data(withJSONObject: places, options: .sortedKeys), as: UTF8.self)
        }
    }

    private enum NumberedLayout: String, CaseIterable, Codable {
        case leading, trailing, bottom, spacer, spacers, column, endOfFrame, leastFrame, cornerOfFrame, padded
        case front, filledFront, overlay, filledOverlay, background, filledBackground, offset, guide, position
        case filledPosition, smallFrame
        case columns, alignedColumn, adaptive, rows, grid, wideCell, columnAlignment
        case geometry, paddedGeometry, fitting, ratio, divider, filledColumn, filledRow, nested, tapped, tappedColumn

        /// The places of the views with names, in a page of a width.
        func places(in width: Double) -> [String: [Double]] {
            let start = { (own: Double) in (width - own) / 2 }
            return stacks(width, start) ?? layers(width, start) ?? grids(width, start) ?? others(width, start)
        }

        private func stacks(_ width: Double, _ start: (Double) -> Double) -> [String: [Double]]? {
            switch self {
            case .leading: ["a": [start(60), 0, 40, 20], "b": [start(60), 30, 60, 30]]
            case .trailing: ["a": [start(60) + 20, 0, 40, 20], "b": [start(60), 30, 60, 30]]
            case .bottom: ["a": [start(105), 10, 40, 20], "b": [start(105) + 45, 0, 60, 30]]
            case .spacer: ["a": [0, 5, 40, 20], "b": [width - 60, 0, 60, 30]]
            case .spacers:
                ["a": [0, 5, 40, 20], "b": [40 + (width - 140) / 2, 0, 60, 30], "c": [width - 40, 5, 40, 20]]
            case .column: ["a": [start(40), 0, 40, 20], "b": [start(40), 80, 40, 20]]
            case .endOfFrame: ["a": [width - 40, 0, 40, 20]]
            case .leastFrame: ["a": [start(100), 0, 40, 20]]
            case .cornerOfFrame: ["a": [width - 40, 80, 40, 20]]
            case .padded: ["a": [start(60) + 10, 10, 40, 20], "b": [start(60), 40, 60, 30]]
            default: nil
            }
        }

        private func layers(_ width: Double, _ start: (Double) -> Double) -> [String: [Double]]? {
            let back = [start(80), 0, 80, 60]
            return switch self {
            case .front: ["a": back, "b": [start(80) + 60, 50, 20, 10]]
            case .filledFront: ["a": [0, 0, width, 100], "b": [start(40), 40, 40, 20]]
            case .overlay: ["a": back, "b": [start(80) + 60, 0, 20, 10]]
            case .filledOverlay, .filledBackground: ["a": back, "b": back]
            case .background: ["a": back, "b": [start(80), 50, 100, 10]]
            case .offset: ["a": [start(40) + 10, 5, 40, 20]]
            case .guide: ["a": [start(60), 0, 40, 20], "b": [start(60) - 50, 20, 60, 30]]
            case .position: ["a": [start(100) + 30, 20, 40, 20]]
            case .filledPosition: ["a": [start(100), -10, 100, 80]]
            case .smallFrame: ["a": [start(20) - 20, -10, 60, 40]]
            default: nil
            }
        }

        private func grids(_ width: Double, _ start: (Double) -> Double) -> [String: [Double]]? {
            let column = (width - 10) / 2
            let fitting = ((width + 10) / 110).rounded(.down)
            let adaptive = (width - 10 * (fitting - 1)) / fitting
            return switch self {
            case .columns:
                ["a": [0, 0, column, 20], "b": [column + 10, 0, column, 20], "c": [0, 26, column, 20]]
            case .alignedColumn: ["a": [start(160) + 60, 0, 40, 20], "b": [start(160) + 115, 0, 40, 20]]
            case .adaptive: ["a": [0, 0, adaptive, 20], "b": [adaptive + 10, 0, adaptive, 20]]
            case .rows:
                ["a": [start(86), 0, 40, 20], "b": [start(86), 24, 40, 30], "c": [start(86) + 46, 0, 40, 20]]
            case .grid:
                [
                    "a": [start(150), 0, 40, 20], "b": [start(150) + 90, 0, 60, 20], "c": [start(150), 25, 80, 30],
                    "d": [start(150) + 90, 35, 20, 10],
                ]
            case .wideCell: ["a": [start(150), 0, 40, 20], "e": [start(150), 25, 120, 10]]
            case .columnAlignment: ["a": [start(150) + 40, 0, 40, 20], "c": [start(150), 25, 80, 30]]
            default: nil
            }
        }

        private func others(_ width: Double, _ start: (Double) -> Double) -> [String: [Double]] {
            switch self {
            case .geometry: ["a": [start(100), 0, 50, 30], "g": [start(100), 0, 100, 60]]
            case .paddedGeometry: ["a": [20, 0, 10, 10], "g": [0, 0, width, 40]]
            case .fitting: ["a": [start(60), 0, 60, 20], "b": [start(60), 28, 60, 20]]
            case .ratio: ["a": [start(100), 0, 100, 50]]
            case .divider: ["d": [start(101) + 50, 0, 1, 30]]
            case .filledColumn, .tappedColumn: ["a": [0, 0, width, 80], "b": [start(40), 80, 40, 20]]
            case .filledRow: ["a": [0, 0, width / 2, 50], "b": [width / 2, 0, width / 2, 50]]
            case .nested:
                ["a": [0, 0, width - 60, 80], "b": [(width - 100) / 2, 80, 40, 20], "c": [width - 60, 0, 60, 100]]
            case .tapped: ["a": [0, 5, 40, 20], "b": [width - 60, 0, 60, 30]]
            default: [:]
            }
        }
    }

    private struct NumberedLayoutView: ViewModelView {
        private let viewModel: NumberedLayoutViewModel

        init(viewModel: NumberedLayoutViewModel) { self.viewModel = viewModel }

        var body: some View {
            switch viewModel.layout {
            case .leading, .trailing, .bottom, .spacer, .spacers, .column: stacks
            case .endOfFrame, .leastFrame, .cornerOfFrame, .padded, .ratio, .divider: frames
            case .front, .filledFront, .overlay, .filledOverlay, .background, .filledBackground: layers
            case .offset, .guide, .position, .filledPosition, .smallFrame, .geometry, .paddedGeometry, .fitting: places
            case .columns, .alignedColumn, .adaptive, .rows: lazyGrids
            case .grid, .wideCell, .columnAlignment: grids
            case .filledColumn, .filledRow, .nested, .tapped, .tappedColumn: filled
            }
        }

        private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
            Color.red.frame(width: width, height: height).uiTestingIdentifier(name)
        }

        private func filling(_ name: String) -> some View { Color.blue.uiTestingIdentifier(name) }

        @ViewBuilder private var stacks: some View {
            switch viewModel.layout {
            case .leading:
                VStack(alignment: .leading, spacing: 10) {
                    box("a", 40, 20)
                    box("b", 60, 30)
                }
            case .trailing:
                VStack(alignment: .trailing, spacing: 10) {
                    box("a", 40, 20)
                    box("b", 60, 30)
                }
            case .bottom:
                HStack(alignment: .bottom, spacing: 5) {
                    box("a", 40, 20)
                    box("b", 60, 30)
                }
            case .spacer:
                HStack(spacing: 0) {
                    box("a", 40, 20)
                    Spacer(minLength: 10)
                    box("b", 60, 30)
                }
            case .spacers:
                HStack(spacing: 0) {
                    box("a", 40, 20)
                    Spacer()
                    box("b", 60, 30)
                    Spacer()
                    box("c", 40, 20)
                }
            default:
                VStack(spacing: 0) {
                    box("a", 40, 20)
                    Spacer()
                    box("b", 40, 20)
                }.frame(height: 100)
            }
        }

        @ViewBuilder private var frames: some View {
            switch viewModel.layout {
            case .endOfFrame: box("a", 40, 20).frame(maxWidth: .infinity, alignment: .trailing)
            case .leastFrame: box("a", 40, 20).frame(minWidth: 100, minHeight: 50, alignment: .topLeading)
            case .cornerOfFrame:
                box("a", 40, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                    .frame(height: 100)
            case .padded:
                VStack(spacing: 0) {
                    box("a", 40, 20).padding(10)
                    box("b", 60, 30)
                }
            case .ratio: Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100).uiTestingIdentifier("a")
            default:
                HStack(spacing: 10) {
                    box("x", 40, 30)
                    Divider().uiTestingIdentifier("d")
                    box("y", 40, 30)
                }
            }
        }

        @ViewBuilder private var layers: some View {
            switch viewModel.layout {
            case .front:
                ZStack(alignment: .bottomTrailing) {
                    box("a", 80, 60)
                    box("b", 20, 10)
                }
            case .filledFront:
                ZStack {
                    filling("a")
                    box("b", 40, 20)
                }.frame(height: 100)
            case .overlay: box("a", 80, 60).overlay(alignment: .topTrailing) { box("b", 20, 10) }
            case .filledOverlay: box("a", 80, 60).overlay { filling("b") }
            case .background: box("a", 80, 60).background(alignment: .bottomLeading) { box("b", 100, 10) }
            default: box("a", 80, 60).background { filling("b") }
            }
        }

        @ViewBuilder private var places: some View {
            switch viewModel.layout {
            case .offset: box("a", 40, 20).offset(x: 10, y: 5)
            case .guide:
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 40, 20)
                    box("b", 60, 30).alignmentGuide(.leading) { $0[.trailing] - 10 }
                }
            case .position: box("a", 40, 20).position(x: 50, y: 30).frame(width: 100, height: 80)
            case .filledPosition: filling("a").position(x: 50, y: 30).frame(width: 100, height: 80)
            case .smallFrame: box("a", 60, 40).frame(width: 20, height: 20)
            case .geometry:
                GeometryReader { box("a", $0.size.width / 2, $0.size.height / 2) }
                    .frame(width: 100, height: 60).uiTestingIdentifier("g")
            case .paddedGeometry:
                GeometryReader { _ in box("a", 10, 10) }.frame(height: 40).padding(.horizontal, 20).uiTestingIdentifier(
                    "g")
            default:
                ViewThatFits {
                    HStack {
                        box("a", 60, 20)
                        box("b", 60, 20)
                    }
                    VStack {
                        box("a", 60, 20)
                        box("b", 60, 20)
                    }
                }.frame(width: 100)
            }
        }

        @ViewBuilder private var lazyGrids: some View {
            switch viewModel.layout {
            case .columns:
                LazyVGrid(columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())], spacing: 6) {
                    ForEach(["a", "b", "c"], id: \.self) { filling($0).frame(height: 20) }
                }
            case .alignedColumn:
                LazyVGrid(
                    columns: [
                        GridItem(.fixed(100), spacing: 10, alignment: .trailing), GridItem(.fixed(50)),
                    ]
                ) {
                    box("a", 40, 20)
                    box("b", 40, 20)
                }
            case .adaptive:
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)]) {
                    ForEach(["a", "b"], id: \.self) { filling($0).frame(height: 20) }
                }
            default:
                LazyHGrid(rows: [GridItem(.fixed(20), spacing: 4), GridItem(.fixed(30))], spacing: 6) {
                    box("a", 40, 20)
                    box("b", 40, 30)
                    box("c", 40, 20)
                }
            }
        }

        private var grids: some View {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    if viewModel.layout == .columnAlignment {
                        box("a", 40, 20).gridColumnAlignment(.trailing)
                    } else {
                        box("a", 40, 20)
                    }
                    box("b", 60, 20)
                }
                GridRow {
                    if viewModel.layout == .wideCell {
                        box("e", 120, 10).gridCellColumns(2)
                    } else {
                        box("c", 80, 30)
                        box("d", 20, 10)
                    }
                }
                if viewModel.layout == .wideCell { GridRow { box("f", 80, 10) } }
            }
        }

        @ViewBuilder private var filled: some View {
            switch viewModel.layout {
            case .filledColumn:
                VStack(spacing: 0) {
                    filling("a")
                    box("b", 40, 20)
                }.frame(height: 100)
            case .filledRow:
                HStack(spacing: 0) {
                    filling("a")
                    filling("b")
                }.frame(height: 50)
            case .nested:
                HStack(spacing: 0) {
                    VStack(spacing: 0) {
                        filling("a")
                        box("b", 40, 20)
                    }
                    box("c", 60, 100)
                }
            case .tapped:
                HStack(spacing: 0) {
                    box("a", 40, 20).onTapGesture {}
                    Spacer()
                    box("b", 60, 30)
                }
            default:
                VStack(spacing: 0) {
                    filling("a").onTapGesture {}
                    box("b", 40, 20)
                }.frame(height: 100)
            }
        }
    }

    @ViewModel
    private struct NumberedLayoutViewModel {
        let layout: NumberedLayout
        var vmId = ViewModelId(type: Self.self)

        init(layout: NumberedLayout) { self.layout = layout }

        static func stub() -> Self { Self(layout: .leading) }
    }
#endif
