// Code that imports Combine uses the declarations of OpenCombine, and those of Foundation that belong to it on Apple
// platforms.
@_exported public import FoundationNetworking
@_exported public import FoundationPublishers
@_exported public import OpenCombine
