import { fdatasyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath } from './sync-tree';

interface EmscriptenStream {
  nfd?: number;
  node: unknown;
}

interface EmscriptenModule {
  NODEFS: {
    realPath(node: unknown): string;
    stream_ops: { fsync?: (stream: EmscriptenStream) => number };
  };
}

/** WASI's number of an input/output error. */
const EIO = 29;

type InitOptions = Parameters<NodeFS['init']>[1];

/**
 * PGlite's node file system with the fsync hook it lacks: without it a power cut loses seconds of
 * acknowledged data or the whole cluster. Needs `wal_sync_method=fsync`; other methods skip the hook.
 */
export class DurableNodeFS extends NodeFS {
  /** Number of syncs requested by the database; the self-test at start reads it. */
  syncCount = 0;

  override async init(pg: PGlite, options: InitOptions) {
    const result = await super.init(pg, options);
    const preRun = result.emscriptenOpts.preRun;
    if (!Array.isArray(preRun)) throw new Error('PGlite has changed: no list of preRun hooks.');
    preRun.push((module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        this.syncCount += 1;
        try {
          if (stream.nfd != null) fdatasyncSync(stream.nfd);
          else syncPath(module.NODEFS.realPath(stream.node));
          return 0;
        } catch {
          // The database must hear of it and stop: an exception would fly past it.
          return EIO;
        }
      };
    });
    return result;
  }
}
