import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { device } from '@rastro/sdk/contract';
import { expect, it } from 'vitest';
import { inspectFile } from '../../csv/inspect-file';
import { findResource } from '../../resources/resources';
import { scanFile } from './scan-file';

it('refuses a file that changes while it is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scan-'));
  const path = join(folder, 'a.csv');
  await writeFile(path, 'name,uniqueId\nA,1\n');
  const handle = await open(path);
  try {
    const file = await scanFile(findResource(device), handle, await inspectFile(handle), []);
    const read = async () => {
      for await (const row of file.rows())
        await writeFile(path, `name,uniqueId\n${row.line},2\nC,3\n`);
    };
    await expect(read()).rejects.toThrow('changed while it was read');
  } finally {
    await handle.close();
    await rm(folder, { recursive: true });
  }
});
