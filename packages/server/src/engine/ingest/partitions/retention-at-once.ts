import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { isMainThread, Worker } from 'node:worker_threads';
import { MINUTE_MS } from '@rastro/sdk/domain';

/**
 * Read by the server's program before its own code (`--import`): once it has said that it runs, its clock is
 * ten minutes ahead, so that what it does that often is due with the next look, and it says which statements
 * of it are on their way to the database.
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
  let aheadMs = 0;
  const { now } = Date;
  Date.now = () => now() + aheadMs;

  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message: { bytes?: unknown }, ...rest) {
    report(message.bytes);
    postMessage.call(this, message, ...rest);
  };
  const { write } = Socket.prototype;
  Socket.prototype.write = function (...args: unknown[]) {
    // It writes its ports there when it runs, and nothing before.
    if (this === (process.stdout as Socket)) aheadMs = RETENTION_EVERY_MS;
    report(args[0]);
    return Reflect.apply(write, this, args) as boolean;
  };
}
