import { Worker } from 'node:worker_threads';
import { DatabaseAwayError } from '../../database-away';
import type { WorkerAnswer, WorkerRequest, WorkerSetup } from './worker-messages';

type Payload = WorkerRequest extends infer R
  ? R extends { id: number }
    ? Omit<R, 'id'>
    : never
  : never;

/** Its garbage is bytes of answers: more room for it is memory that nobody uses. */
const YOUNG_MIB = 8;

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/** One running database worker: requests in, bytes out, in order. */
export class WorkerHost {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #failure: Error | undefined;
  #reason: string | undefined;

  /** Resolves when the worker has opened its cluster; rejects with its reason when it could not. */
  readonly ready: Promise<void>;
  /** Resolves when the thread is gone, for whatever reason. */
  readonly exited: Promise<void>;

  constructor(workerPath: string, setup: WorkerSetup) {
    this.#worker = new Worker(workerPath, {
      workerData: setup,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB },
    });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (answer: WorkerAnswer) => {
        if (answer.kind === 'ready') resolve();
        else if (answer.kind === 'failed') {
          this.#reason = answer.message;
          reject(new Error(answer.message));
        } else this.#settle(answer);
      });
      this.#worker.on('error', (error) => {
        this.#reason = String(error);
        this.#fail(new DatabaseAwayError());
        reject(error);
      });
      this.#worker.on('exit', () => reject(new DatabaseAwayError()));
    });
    this.ready.catch(() => undefined);
    this.exited = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#fail(new DatabaseAwayError());
        resolve();
      });
    });
  }

  /** Reason the thread ended by itself, if it could report one. */
  get reason(): string | undefined {
    return this.#reason;
  }

  /** Sends a request and resolves with the bytes of its answer. */
  request(payload: Payload): Promise<Uint8Array> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...payload, id });
    });
  }

  /** Ends the thread at once: committed data is safe, a running statement is lost. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(answer: Extract<WorkerAnswer, { id: number }>): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === 'answer') waiting?.resolve(answer.bytes);
    else waiting?.reject(new Error(answer.message));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
