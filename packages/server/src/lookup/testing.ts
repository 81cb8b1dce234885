import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service outside, for tests: answers what it is told, and remembers what it was asked. */
export interface StandIn {
  origin: string;
  /** Path and query of each question, in order. */
  asked: string[];
  /** The header of the last question. */
  userAgent: string | undefined;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
}

/** Answers with JSON. */
export const sendJson = (response: ServerResponse, value: unknown): void =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(value));

/** Starts one on a free port of this machine. */
export async function startStandIn(answer: StandIn['answer']): Promise<StandIn> {
  const server = createServer((request, response) => {
    standIn.asked.push(request.url ?? '');
    standIn.userAgent = request.headers['user-agent'];
    standIn.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: StandIn = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    userAgent: undefined,
    answer,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}
