/// A request for a ViewModel.
public protocol ViewModelRequest: ServerRequest where ResponseBody: ViewModel {}
