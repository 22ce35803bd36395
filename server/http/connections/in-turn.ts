import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { cutOff, isInTurn, onTurn } from './node-internals.ts';

/** Browsers and proxies send the next request after the last response; this is for the few that do not. */
const MAX_WAITING = 4;

/** Hands over one request at a time per connection. Too many waiting ones cost it the connection. */
export function answerInTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();

  return (request, response) => {
    if (isInTurn(response)) return listener(request, response);
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MAX_WAITING) {
      cutOff(socket);
      return;
    }
    waiting.set(socket, count);
    onTurn(response, () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      process.nextTick(() => {
        if (!response.destroyed) listener(request, response);
      });
    });
  };
}
