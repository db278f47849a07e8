import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * The listener of a server whose answers take time. What fails because the client was killed meanwhile, or because the test
 * is over and its connections are closed, is no fault of anybody; anything else fails the tests, as a promise that nobody
 * waits for.
 */
export function answerBy(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): RequestListener {
  return (request, response) => {
    const { socket } = request;
    void handle(request, response).catch((error: unknown) => {
      if (!socket.destroyed) throw error;
    });
  };
}
