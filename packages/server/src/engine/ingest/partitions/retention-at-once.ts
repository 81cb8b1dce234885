import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { isMainThread, Worker } from 'node:worker_threads';
import { MINUTE_MS } from '@rastro/sdk/domain';

/**
 * Read by the server's program before its own code (`--import`): what it does every ten minutes it does
 * once, at once, and it says which statements of it are on their way to the database.
 */
const RETENTION_EVERY_MS = 10 * MINUTE_MS;
const STATEMENT = /(?:drop table if exists|delete from) \w+/;

const report = (sent: unknown): void => {
  if (typeof sent !== 'string' && !(sent instanceof Uint8Array)) return;
  const [statement] = STATEMENT.exec(Buffer.from(sent as Uint8Array).toString('latin1')) ?? [];
  // Straight to the pipe: what the parent has read had been sent.
  if (statement) writeSync(2, `sent: ${statement}\n`);
};

if (isMainThread) {
  const every = globalThis.setInterval;
  globalThis.setInterval = ((run: () => void, ms: number) =>
    ms === RETENTION_EVERY_MS ? setTimeout(run, 0) : every(run, ms)) as typeof setInterval;

  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message: { bytes?: unknown }, ...rest) {
    report(message.bytes);
    postMessage.call(this, message, ...rest);
  };
  const { write } = Socket.prototype;
  Socket.prototype.write = function (...args: unknown[]) {
    report(args[0]);
    return Reflect.apply(write, this, args) as boolean;
  };
}
