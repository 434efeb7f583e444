#ifndef CMICROHTTPD_SHIM_H
#define CMICROHTTPD_SHIM_H

#include <microhttpd.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/// The variadic arguments of `MHD_start_daemon`. They must exist as long as the daemon.
struct CMicroHTTPDOptions {
    /// A bound, listening and non-blocking socket. The daemon owns it until `MHD_quiesce_daemon` returns it.
    MHD_socket listenSocket;
    /// The number of threads. With only one, there is no thread pool.
    unsigned int threads;
    /// The maximum number of connections of all threads together. Each thread gets an equal part.
    unsigned int connectionLimit;
    /// The number of seconds without data after which a connection is closed.
    unsigned int idleTimeout;
    /// The bytes per connection for reading, and for the headers of responses.
    size_t connectionMemory;
    /// The first argument of every callback. Not NULL.
    void *context;
    /// Called when a connection has been accepted, and before its socket is closed.
    MHD_NotifyConnectionCallback connect;
    /// Called with the raw target as soon as it is read. Its result is the initial value of `*req_cls` below.
    void *(*begin)(void *context, const char *target, struct MHD_Connection *connection);
    MHD_AccessHandlerCallback respond;
    /// Called once for each `begin`.
    MHD_RequestCompletedCallback end;
    /// Called with a message of libmicrohttpd in English, which ends with a line feed.
    void (*log)(void *context, const char *message);
};

/// Formats a message in C, because `va_list` is a different type in Swift on each system.
static inline void CMicroHTTPDLog(void *options, const char *format, va_list arguments) {
    const struct CMicroHTTPDOptions *given = (const struct CMicroHTTPDOptions *)options;
    char message[512];
    vsnprintf(message, sizeof message, format, arguments);
    given->log(given->context, message);
}

/// Ends the target after its `?`, so that libmicrohttpd finds no parameters in it. Call it in `begin`.
///
/// libmicrohttpd would store each parameter in the connection's memory, where nothing reads it. If that memory is full,
/// version 0.9.75 does not send its 431, so the client waits until the connection times out. The target is part of the
/// connection's buffer, which libmicrohttpd itself changes in the same way afterwards.
static inline void CMicroHTTPDDropQuery(const char *target) {
    char *query = strchr((char *)target, '?');
    if (query != NULL && query[1] != '\0') {
        query[1] = '\0';
    }
}

/// Returns the socket of a connection. Swift cannot call `MHD_get_connection_info`, because it is variadic.
static inline MHD_socket CMicroHTTPDSocket(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

/// Returns the address of a connection's client, which exists as long as the connection.
static inline const struct sockaddr *CMicroHTTPDClientAddress(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS)->client_addr;
}

/// Returns the socket context of a connection, which `connect` has set.
static inline void *CMicroHTTPDSocketContext(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
}

/// Calls `MHD_start_daemon`, which Swift cannot call, because it is variadic.
///
/// The threads wait with `poll`, which checks every socket each time. By default, they would use edge-triggered `epoll`
/// on Linux, which reports each change once. Version 0.9.75 misses some of these, and keeps the connection of a client
/// that has disconnected until it times out. Such connections would take the places of all others.
static inline struct MHD_Daemon *CMicroHTTPDStart(struct CMicroHTTPDOptions *options) {
    // clang-format off
    return MHD_start_daemon(
        MHD_USE_POLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG, 0, NULL, NULL,
        options->respond, options->context,
        MHD_OPTION_EXTERNAL_LOGGER, CMicroHTTPDLog, options,
        MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_LISTEN_SOCKET, options->listenSocket,
        MHD_OPTION_THREAD_POOL_SIZE, options->threads > 1 ? options->threads : 0,
        MHD_OPTION_CONNECTION_LIMIT, options->connectionLimit,
        MHD_OPTION_CONNECTION_TIMEOUT, options->idleTimeout,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->connectionMemory,
        MHD_OPTION_NOTIFY_CONNECTION, options->connect, options->context,
        MHD_OPTION_URI_LOG_CALLBACK, options->begin, options->context,
        MHD_OPTION_NOTIFY_COMPLETED, options->end, options->context,
        MHD_OPTION_END);
    // clang-format on
}

#endif
