#ifndef CMICROHTTPD_SHIM_H
#define CMICROHTTPD_SHIM_H

#include <microhttpd.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/// What `MHD_start_daemon` takes in its variadic tail. It must live as long as the daemon.
struct CMicroHTTPDOptions {
    /// Bound, listening and not blocking. The daemon owns it until `MHD_quiesce_daemon` gives it back.
    MHD_socket listenSocket;
    /// Of the pool; to libmicrohttpd a pool of one is none.
    unsigned int threads;
    /// Bytes of each thread's stack.
    size_t stackSize;
    /// Of all threads together: each gets an equal part.
    unsigned int connectionLimit;
    /// Seconds.
    unsigned int idleTimeout;
    /// Bytes a connection, for what it reads and the headers that it writes.
    size_t connectionMemory;
    /// The first argument of every callback. Not NULL.
    void *context;
    /// Called when a connection has been accepted, and before its socket is closed.
    MHD_NotifyConnectionCallback connect;
    /// Called with the raw target as soon as it is read; its result is the start value of `*req_cls` below.
    void *(*begin)(void *context, const char *target, struct MHD_Connection *connection);
    MHD_AccessHandlerCallback respond;
    /// Called once for each `begin`.
    MHD_RequestCompletedCallback end;
    /// Gets a message of libmicrohttpd in English, with a line feed at its end.
    void (*log)(void *context, const char *message);
};

/// Formats a message here, because `va_list` is another type in Swift on each system.
static inline void CMicroHTTPDLog(void *options, const char *format, va_list arguments) {
    const struct CMicroHTTPDOptions *given = (const struct CMicroHTTPDOptions *)options;
    char message[512];
    vsnprintf(message, sizeof message, format, arguments);
    given->log(given->context, message);
}

/// Ends a target that `begin` was given behind its `?`, so that libmicrohttpd finds no parameters in it.
///
/// It would make a record of each in the connection's memory, which nobody asks for. When that does not hold them all,
/// 0.9.75 forgets its own 431 and lets the client wait until the connection has idled too long. The text is not const but
/// part of the connection's buffer, which libmicrohttpd writes to in the same way next.
static inline void CMicroHTTPDDropQuery(const char *target) {
    char *query = strchr((char *)target, '?');
    if (query != NULL && query[1] != '\0') {
        query[1] = '\0';
    }
}

/// The socket of a connection, from `MHD_get_connection_info`, which is variadic, so that Swift cannot call it.
static inline MHD_socket CMicroHTTPDSocket(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

/// What `connect` has set as the socket context of a connection.
static inline void *CMicroHTTPDSocketContext(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
}

/// Calls `MHD_start_daemon`, which is variadic, so that Swift cannot.
///
/// The threads wait with poll, which says anew each time what each socket has to tell. By default they would use epoll
/// where the system has it, edge-triggered, which tells of each change once: 0.9.75 forgets some, and keeps a connection
/// whose client has left until it has idled too long. Two hundred of them took all places there are.
static inline struct MHD_Daemon *CMicroHTTPDStart(struct CMicroHTTPDOptions *options) {
    // clang-format off
    return MHD_start_daemon(
        MHD_USE_POLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_USE_ERROR_LOG, 0, NULL, NULL,
        options->respond, options->context,
        MHD_OPTION_EXTERNAL_LOGGER, CMicroHTTPDLog, options,
        MHD_OPTION_LISTEN_SOCKET, options->listenSocket,
        MHD_OPTION_THREAD_POOL_SIZE, options->threads > 1 ? options->threads : 0,
        MHD_OPTION_THREAD_STACK_SIZE, options->stackSize,
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
