import { Duplex } from 'node:stream';
import { DatabaseAwayError } from '../../database-away';
import type { WorkerHost } from './worker-host';

const SYNC = 0x53;
const SIMPLE_QUERY = 0x51;
const TERMINATE = 0x58;
const STARTUP = 0x00;

/** Watches one exchange with the worker; the returned function ends the watch. */
export type WatchExchange = () => () => void;

/**
 * Looks like a socket to `pg` and carries its bytes to the worker. Messages are gathered until the
 * one that wants an answer, so one statement is one round trip.
 */
export class ProtocolStream extends Duplex {
  readonly #host: WorkerHost;
  readonly #watch: WatchExchange;
  #gathered: Buffer[] = [];

  constructor(host: WorkerHost, watch: WatchExchange) {
    super();
    this.#host = host;
    this.#watch = watch;
  }

  connect(): this {
    void this.#host.exited.then(() => this.destroy(new DatabaseAwayError()));
    this.#host.ready
      .then(() => this.#host.request({ kind: 'reset' }))
      .then(
        () => this.emit('connect'),
        (error: Error) => this.destroy(error),
      );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    const kind = chunk[0];
    if (kind === TERMINATE) {
      this.push(null);
      done();
      return;
    }
    this.#gathered.push(chunk);
    if (kind !== SYNC && kind !== SIMPLE_QUERY && kind !== STARTUP) {
      done();
      return;
    }
    const bytes = new Uint8Array(Buffer.concat(this.#gathered));
    this.#gathered = [];
    const endWatch = this.#watch();
    this.#host
      .request({ kind: 'protocol', bytes })
      .finally(endWatch)
      .then(
        (answer) => {
          if (!this.destroyed)
            this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.length));
          done();
        },
        (error: Error) => done(error),
      );
  }
}
