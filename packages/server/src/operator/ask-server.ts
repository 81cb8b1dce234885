import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { splitLines } from '../text/split-lines';
import { type OperatorQuestion, operatorSocketPath } from './operator-socket';

/**
 * Returns the response of the server that runs on a data folder, a value per line; undefined when
 * none is running.
 */
export const askServer = async (
  dataDir: string,
  question: OperatorQuestion,
): Promise<AsyncIterable<unknown> | undefined> => {
  const socket = connect(operatorSocketPath(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.write(`${question}\n`);
  return readValues(socket.setEncoding('utf8'));
};

async function* readValues(socket: Socket): AsyncGenerator<unknown> {
  for await (const line of splitLines(socket)) yield JSON.parse(line) as unknown;
}
