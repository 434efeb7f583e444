public import FOSFoundation

/// A request that reads something.
public protocol ShowRequest: ServerRequest {}

extension ShowRequest {
    /// `ShowRequest`.
    public static var baseTypeName: String { "ShowRequest" }
    /// ``ServerRequestAction/show``.
    public var action: ServerRequestAction { .show }
}

/// A request that creates something from what a user has entered.
public protocol CreateRequest: ServerRequest, Stubbable
where RequestBody: ValidatableModel, ResponseBody: CreateResponseBody {}

extension CreateRequest {
    /// `CreateRequest`.
    public static var baseTypeName: String { "CreateRequest" }
    /// ``ServerRequestAction/create``.
    public var action: ServerRequestAction { .create }
}

/// A request that changes a part of something to what a user has entered.
public protocol UpdateRequest: ServerRequest, Stubbable
where RequestBody: ValidatableModel, ResponseBody: UpdateResponseBody {}

extension UpdateRequest {
    /// `UpdateRequest`.
    public static var baseTypeName: String { "UpdateRequest" }
    /// ``ServerRequestAction/update``.
    public var action: ServerRequestAction { .update }
}

/// A request that replaces something with what a user has entered.
public protocol ReplaceRequest: ServerRequest, Stubbable
where RequestBody: ValidatableModel, ResponseBody: ReplaceResponseBody {}

extension ReplaceRequest {
    /// `ReplaceRequest`.
    public static var baseTypeName: String { "ReplaceRequest" }
    /// ``ServerRequestAction/replace``.
    public var action: ServerRequestAction { .replace }
}

/// A request that deletes something, so that it can be restored.
public protocol DeleteRequest: ServerRequest, Stubbable where ResponseBody: DeleteResponseBody {}

extension DeleteRequest {
    /// `DeleteRequest`.
    public static var baseTypeName: String { "DeleteRequest" }
    /// ``ServerRequestAction/delete``.
    public var action: ServerRequestAction { .delete }
}

/// A request that deletes something forever.
public protocol DestroyRequest: ServerRequest, Stubbable where ResponseBody: DestroyResponseBody {}

extension DestroyRequest {
    /// `DestroyRequest`.
    public static var baseTypeName: String { "DestroyRequest" }
    /// ``ServerRequestAction/destroy``.
    public var action: ServerRequestAction { .destroy }
}

/// The response to a ``ShowRequest``.
public protocol ShowResponseBody: ServerRequestBody {}
/// The response to a ``CreateRequest``.
public protocol CreateResponseBody: ServerRequestBody {}
/// The response to an ``UpdateRequest``.
public protocol UpdateResponseBody: ServerRequestBody {}
/// The response to a ``ReplaceRequest``.
public protocol ReplaceResponseBody: ServerRequestBody {}
/// The response to a ``DeleteRequest``.
public protocol DeleteResponseBody: ServerRequestBody {}
/// The response to a ``DestroyRequest``.
public protocol DestroyResponseBody: ServerRequestBody {}

extension EmptyBody: CreateResponseBody, UpdateResponseBody, ReplaceResponseBody, DeleteResponseBody,
    DestroyResponseBody
{}
