import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PGlite, protocol } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveDatabaseAssets } from '../../resolve-database-assets';
import { askCluster } from './ask-cluster';
import { endsReady } from './ends-ready';
import { openCluster } from './open-cluster';

const MIB = 2 ** 20;
let pglite: PGlite;
beforeAll(async () => {
  const clusterDir = join(mkdtempSync(join(tmpdir(), 'rastro-ask-')), 'pg');
  const { templatePath } = resolveDatabaseAssets();
  pglite = await openCluster({ clusterDir, templatePath });
}, 240_000);
afterAll(() => pglite.close());

const toQuestion = protocol.serialize.query;

const measureHeap = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};

describe('askCluster', () => {
  it.each([1, 100_000, 3_000_000])(
    'answers %i letters whole, in memory of their own',
    async (n) => {
      const first = await askCluster(pglite, toQuestion(`select repeat('a', ${n}) as text`));
      const second = await askCluster(pglite, toQuestion(`select repeat('b', ${n}) as text`));
      expect([first, second].map(endsReady)).toEqual([true, true]);
      expect(Buffer.from(first).toString().split('a').length - 1).toBe(n);
      expect(Buffer.from(second).toString().match(/b+/g)?.at(-1)).toHaveLength(n);
      // The worker gives both away.
      expect(first.buffer).not.toBe(second.buffer);
      expect(first.byteLength).toBe(first.buffer.byteLength);
    },
  );

  it('answers what is wrong with a statement, and the next one', async () => {
    const wrong = await askCluster(pglite, toQuestion('select nothing from nowhere'));
    expect(endsReady(wrong)).toBe(true);
    expect(Buffer.from(wrong).toString()).toContain('relation "nowhere" does not exist');
    const next = await askCluster(pglite, toQuestion('select 41 + 1 as sum'));
    expect(Buffer.from(next).toString()).toContain('42');
  });

  it('keeps nothing of what it answered', async () => {
    const question = toQuestion(`select repeat('long', 250000) as text`);
    await askCluster(pglite, question);
    const before = measureHeap();
    for (let step = 0; step < 50; step += 1) await askCluster(pglite, question);
    expect(measureHeap() - before).toBeLessThan(10 * MIB);
  });
});
