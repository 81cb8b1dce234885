import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Knows which connections wait for an answer. */
export interface AnswerCount {
  add(socket: Duplex, response: ServerResponse): void;
  /** Whether an earlier request of the connection is still being answered. */
  areOpen(socket: Duplex): boolean;
}

/** Counts the answers that connections wait for: one may send requests before it has read the answers. */
export const countAnswers = (): AnswerCount => {
  const open = new WeakMap<Duplex, number>();
  const count = (socket: Duplex): number => open.get(socket) ?? 0;
  return {
    add(socket, response) {
      open.set(socket, count(socket) + 1);
      response.once('close', () => open.set(socket, count(socket) - 1));
    },
    areOpen: (socket) => count(socket) > 0,
  };
};
