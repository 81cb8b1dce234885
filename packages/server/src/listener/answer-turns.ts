import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Limits of the concurrent work of a connection; further requests wait their turn. */
export interface TurnOptions {
  /** Answers under way: one, where an answer may hold a file or a report. */
  atOnce: number;
  /** Requests that may wait; a connection with more is cut. */
  maxWaiting: number;
}

/** Lets the requests of each connection be answered in turn, however many of them it has sent at once. */
export interface AnswerTurns {
  /** Calls `start` when it is that request's turn; never, once the connection is closed. */
  take(socket: Duplex, response: ServerResponse, start: () => void): void;
  /** True while a request of the connection is being answered or is waiting. */
  areOpen(socket: Duplex): boolean;
}

interface Connection {
  underWay: Set<ServerResponse>;
  waiting: { response: ServerResponse; start: () => void }[];
}

/** The turns of a port. What an answer holds may be given back when it closes: here each one does. */
export const createAnswerTurns = ({ atOnce, maxWaiting }: TurnOptions): AnswerTurns => {
  const connections = new WeakMap<Duplex, Connection>();

  const open = (socket: Duplex): Connection => {
    const connection: Connection = { underWay: new Set(), waiting: [] };
    connections.set(socket, connection);
    socket.once('close', () => {
      connection.waiting.length = 0;
      for (const response of connection.underWay) {
        // Node closes only the answer that is being written, not those behind it.
        if (response.socket === null) response.destroy().emit('close');
      }
    });
    return connection;
  };

  const goOn = (socket: Duplex, { underWay, waiting }: Connection): void => {
    while (!socket.destroyed && underWay.size < atOnce) {
      const next = waiting.shift();
      if (!next) return;
      const { response, start } = next;
      underWay.add(response);
      response.once('close', () => {
        underWay.delete(response);
        goOn(socket, { underWay, waiting });
      });
      start();
    }
  };

  return {
    take(socket, response, start) {
      const connection = connections.get(socket) ?? open(socket);
      connection.waiting.push({ response, start });
      if (connection.waiting.length > maxWaiting) socket.destroy();
      else goOn(socket, connection);
    },
    areOpen(socket) {
      const connection = connections.get(socket);
      return connection !== undefined && connection.underWay.size + connection.waiting.length > 0;
    },
  };
};
