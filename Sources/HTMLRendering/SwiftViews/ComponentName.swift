#if SwiftViews && os(Linux)
    import FOSMVVM
    import SwiftUI

    extension ViewNode {
        /// The name of the template in `Templates/Components`.
        var componentName: String {
            switch kind {
            case .text: "Text"
            case .symbol: "Image"
            case .image, .asset: "AsyncImage"
            case .table: "Table"
            case .tableRow: "TableRow"
            case .tableCell: "TableCell"
            case .color: "Color"
            case .divider: "Divider"
            case .spacer: "Spacer"
            case .vStack: "VStack"
            case .hStack: "HStack"
            case .zStack: "ZStack"
            case .scrollView: "ScrollView"
            case .form: "Form"
            case .section: "Section"
            case .label: "Label"
            case .labeledContent: "LabeledContent"
            case .progress: "ProgressView"
            case .button: "Button"
            case .control(.picker, _) where details == nil && appearance != nil: "RadioGroup"
            case .control: details is FieldDetails ? "Field" : "Control"
            case .lazyGrid, .grid: "Grid"
            case .gridRow: "GridRow"
            case .overlay: "Overlay"
            case .groupBox: "GroupBox"
            case .disclosure: "DisclosureGroup"
            case .unavailable: "ContentUnavailableView"
            case .menu: "Menu"
            case .navigation: "NavigationStack"
            case .navigationLink: "NavigationLink"
            case .tabView: "TabView"
            case .tab: "Tab"
            case .stepper: "Stepper"
            case .popover: "Popover"
            case .confirmation: "ConfirmationDialog"
            case .list: "List"
            case .link: "Link"
            case .sheet: "Sheet"
            case .alert: "Alert"
            case .foreign: "TemplateView"
            case .problem: "Problem"
            }
        }
    }
#endif
