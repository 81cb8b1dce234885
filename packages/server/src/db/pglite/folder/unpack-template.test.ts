import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { resolveDatabaseAssets } from '../../resolve-database-assets';
import { openCluster } from '../worker/open-cluster';

const templatePath = resolveDatabaseAssets().templatePath!;
const dir = mkdtempSync(join(tmpdir(), 'rastro-unpack-'));

it.each([
  ['cut off', (archive: Buffer) => archive.subarray(0, archive.length >> 1)],
  ['with a link in it', (archive: Buffer) => Buffer.from(archive).fill('2', 156, 157)],
])('makes no cluster from a template that is %s', async (name, spoil) => {
  const broken = join(dir, `${name}.tar.gz`);
  writeFileSync(broken, gzipSync(spoil(gunzipSync(readFileSync(templatePath))), { level: 1 }));
  const dataDir = mkdtempSync(join(dir, 'data-'));
  const opening = openCluster({ clusterDir: join(dataDir, 'pg'), templatePath: broken });
  await expect(opening).rejects.toThrow(`The template ${broken} is broken.`);
  expect(readdirSync(dataDir)).toEqual(['pg.new']);
});
