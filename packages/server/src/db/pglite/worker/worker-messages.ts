/**
 * Message from the main thread to the database worker. Each request has an answer with its `id`.
 */
export type WorkerRequest =
  | { kind: 'protocol'; id: number; bytes: Uint8Array }
  | { kind: 'reset'; id: number }
  | { kind: 'dump'; id: number }
  | { kind: 'close'; id: number };

/**
 * Answer of the worker. `ready` comes once, after the self-test; `failed` gives the reason for its
 * end.
 */
export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; id: number; bytes: Uint8Array }
  | { kind: 'error'; id: number; message: string };

/** `workerData`: the folder of the cluster, or null for memory; a template that a new folder starts from. */
export interface WorkerSetup {
  clusterDir: string | null;
  templatePath: string | null;
}
