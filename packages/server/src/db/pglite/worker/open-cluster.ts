import { openAsBlob, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableNodeFS } from '../folder/durable-node-fs';
import { syncPath, syncTree } from '../folder/sync-tree';
import { unpackTemplate } from '../folder/unpack-template';
import type { WorkerSetup } from './worker-messages';

const SHARED_BUFFERS = '40MB';

/**
 * Opens the cluster of a folder (or one in memory). A new folder starts from the template when there
 * is one. Throws when the database does not sync what it commits.
 */
export async function openCluster({ clusterDir, templatePath }: WorkerSetup): Promise<PGlite> {
  const settings = ['-c', 'wal_sync_method=fsync', '-c', `shared_buffers=${SHARED_BUFFERS}`];
  if (clusterDir === null) {
    return PGlite.create({
      ...(templatePath === null ? {} : { loadDataDir: await openAsBlob(templatePath) }),
      startParams: [...PGlite.defaultStartParams, ...settings],
    });
  }
  const startParams = [...PGlite.defaultStartParams.filter((p) => p !== '-F'), ...settings];
  const isNew = !existsSync(join(clusterDir, 'PG_VERSION'));
  if (isNew) await createCluster(clusterDir, templatePath);
  const fileSystem = new DurableNodeFS(clusterDir);
  const pglite = await PGlite.create({ fs: fileSystem, startParams });
  await testSync(pglite, fileSystem);
  return pglite;
}

/** Made in a folder beside it and moved when it is whole and on disk: a kill in between leaves nothing. */
async function createCluster(clusterDir: string, templatePath: string | null): Promise<void> {
  const draft = `${clusterDir}.new`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(clusterDir, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  if (templatePath === null) await (await PGlite.create({ fs: new NodeFS(draft) })).close();
  else unpackTemplate(templatePath, draft);
  await syncTree(draft);
  renameSync(draft, clusterDir);
  syncPath(dirname(clusterDir));
}

async function testSync(pglite: PGlite, fileSystem: DurableNodeFS): Promise<void> {
  const before = fileSystem.syncCount;
  await pglite.query("select pg_logical_emit_message(true, 'rastro', 'sync test')");
  if (fileSystem.syncCount === before) {
    throw new Error('The embedded database does not write its commits to disk. Refusing to start.');
  }
}
