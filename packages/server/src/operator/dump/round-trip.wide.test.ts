import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import { createLog } from '../../http/create-log';
import type { Database } from '../../db/database';
import { migrations } from '../../db/migrations';
import { openDatabase } from '../../db/open-database';
import { openTestDatabase } from '../../db/testing';
import { createTestEngine } from '../../engine/testing';
import { createDumpWriter, readDumpFiles } from './dump-files';
import { dumpDatabase } from './dump-database';
import type { DumpPart } from './dump-parts';
import { loadDatabase } from './load-database';

const log = createLog('silent');
const folder = mkdtempSync(join(tmpdir(), 'rastro-dump-'));
const HOSTILE = `'"; drop table users; --\u2028<b>\\n\t{}`;

let embedded: Database;
let other: Database | undefined;

/** Everything a dump says but when it was made, in an order of its own. */
const readAll = async (db: Database): Promise<unknown> => {
  const rows: string[] = [];
  let head: unknown;
  const take = async (part: DumpPart): Promise<void> => {
    if (part.kind === 'head') head = { ...part.head, createdAt: '' };
    if (part.kind === 'rows') rows.push(...part.rows.map((row) => `${part.table} ${row}`));
  };
  await dumpDatabase(db, take, 0);
  return { head, rows: rows.sort() };
};

/** The sequences that a database of an older version has. */
async function readSequencesOf(version: string): Promise<Set<string>> {
  const db = await openTestDatabase();
  try {
    await db.query('create schema older');
    return await db.transaction(async (unit) => {
      await unit.query('set local search_path to older');
      for (const [name, { up }] of Object.entries(migrations)) {
        if (name <= version) await up(unit.kysely);
      }
      const { rows } = await unit.query<{ sequencename: string }>(
        `select sequencename from pg_sequences where schemaname = 'older'`,
      );
      return new Set(rows.map(({ sequencename }) => sequencename));
    });
  } finally {
    await db.close();
  }
}

const writeTo = async (db: Database, name: string): Promise<string> => {
  const dir = join(folder, name);
  const writer = await createDumpWriter(dir);
  await dumpDatabase(db, writer.take, Date.now());
  await writer.finish();
  return dir;
};

const loadFiles = async (db: Database, dir: string): Promise<Record<string, number>> =>
  loadDatabase(db, await readDumpFiles(dir), log);

const fill = async (db: Database): Promise<void> => {
  const test = await createTestEngine(db);
  await test.send('anonymous', 'POST /users', {
    name: HOSTILE,
    email: 'admin@example.com',
    password: 'secret',
    attributes: { note: HOSTILE },
  });
  const admin = await test.userId('admin@example.com');
  for (const name of ['Child', 'Parent']) await test.send(admin, 'POST /groups', { name });
  await test.send(admin, 'PUT /groups/1', { id: 1, name: 'Child', groupId: 2 });
  await test.send(admin, 'POST /devices', { name: HOSTILE, uniqueId: 'bus', groupId: 1 });
  await test.send(admin, 'POST /geofences', {
    name: 'Depot',
    area: 'CIRCLE (-23.5 -46.6, 200)',
  });
  await test.send(admin, 'POST /permissions', { deviceId: 1, geofenceId: 1 });
  for (const days of [200, 2, 1, 0]) {
    await test.engine.ingest({
      uniqueId: 'bus',
      timestampMs: test.now() - days * DAY_MS,
      latitude: -23.500_000_1,
      longitude: -46.6,
      speedKnots: 10.123_456_789,
      attributes: { alarm: 'sos', text: HOSTILE },
      raw: { host: '127.0.0.1', text: HOSTILE },
    });
  }
  await test.engine.close();
  await db.query(`insert into device_images values (1, 'device.png', '\\x0001ff')`);
  await db.query(
    `insert into work_queue (kind, lane, payload, waits_since, next_at)
     values ('mail', '1', '{ "kind":\n "test" }', now(), now())`,
  );
};

beforeAll(async () => {
  embedded = await openDatabase({ dataDir: null, log });
  await fill(embedded);
});
afterAll(async () => {
  await other?.close();
  await embedded.close();
});

describe('a dump', () => {
  it('holds everything, into another database and back', async () => {
    const before = await readAll(embedded);
    const dir = await writeTo(embedded, 'there');
    expect(statSync(dir).mode & 0o077).toBe(0);
    other = await openTestDatabase();
    const counts = await loadFiles(other, dir);
    expect(counts).toMatchObject({ devices: 1, groups: 2, positions: 3, positions_old: 1 });
    expect(await readAll(other)).toEqual(before);

    const back = await writeTo(other, 'back');
    await embedded.close();
    embedded = await openDatabase({ dataDir: null, log });
    await loadFiles(embedded, back);
    expect(await readAll(embedded)).toEqual(before);
    // What counts on goes on, and what refers is held to it again.
    const { rows } = await embedded.query(`insert into groups (name) values ('Next') returning id`);
    expect(rows).toEqual([{ id: 3 }]);
    await expect(
      embedded.query('insert into user_device (user_id, device_id) values (1, 99)'),
    ).rejects.toThrow();
  });

  it('is of one moment, whatever is written meanwhile, and lets it be written', async () => {
    const test = await createTestEngine(embedded);
    const taken: DumpPart[] = [];
    let writing: Promise<unknown> | undefined;
    await dumpDatabase(
      embedded,
      async (part) => {
        taken.push(part);
        writing ??= test.engine.ingest({
          uniqueId: 'bus',
          timestampMs: test.now(),
          latitude: 1,
          longitude: 2,
          speedKnots: 0,
          attributes: {},
        });
        // Behind the moment of the dump, writers are let in before its last page.
        if (part.kind === 'rows' && part.table === 'positions') await writing;
      },
      0,
    );
    expect(await writing).toMatchObject({ outcome: 'stored' });
    const end = taken.at(-1);
    expect(end?.kind === 'end' && end.counts).toMatchObject({ positions: 3, positions_old: 1 });
    await test.engine.close();
  });

  it('is not read into a database with somebody in it', async () => {
    const before = await readAll(embedded);
    await expect(loadFiles(embedded, join(folder, 'there'))).rejects.toThrow(
      'The database is not empty',
    );
    expect(await readAll(embedded)).toEqual(before);
  });

  it('of an older version is brought up to date, and one of a newer program is refused', async () => {
    const manifest = join(folder, 'there', 'manifest.json');
    const text = readFileSync(manifest, 'utf8');
    const head = JSON.parse(text) as Record<string, unknown> & {
      files: Record<string, unknown>;
      sequences: { name: string }[];
      tables: string[];
    };
    writeFileSync(manifest, JSON.stringify({ ...head, version: '9999-future' }));
    const target = await openTestDatabase();
    try {
      await expect(loadFiles(target, join(folder, 'there'))).rejects.toThrow(
        'come from a newer program (9999-future)',
      );

      const { work_queue: _queue, ...files } = head.files;
      const version = '0003-engine-resources';
      const known = await readSequencesOf(version);
      const reports = JSON.stringify({
        ...head,
        version,
        files,
        sequences: head.sequences.filter(({ name }) => known.has(name)),
      });
      writeFileSync(manifest, reports);
      await loadFiles(target, join(folder, 'there'));
      const { rows } = await target.query('select name from kysely_migration order by name desc');
      expect(rows[0]).toEqual({ name: Object.keys(migrations).at(-1) });
      expect((await target.query('select email from users')).rows).toHaveLength(1);
    } finally {
      writeFileSync(manifest, text);
      await target.close();
    }
  });

  it('that was cut or changed is refused, and changes nothing', async () => {
    const dir = join(folder, 'there');
    const target = await openTestDatabase();
    try {
      const before = await readAll(target);
      for (const damage of [(text: string) => text.slice(0, -9), (text: string) => `${text} `]) {
        const file = join(dir, 'devices.ndjson');
        const text = readFileSync(file, 'utf8');
        writeFileSync(file, damage(text));
        await expect(loadFiles(target, dir)).rejects.toThrow(
          'devices.ndjson is missing or not as it was written',
        );
        writeFileSync(file, text);
      }
      async function* early(): AsyncGenerator<DumpPart> {
        for await (const part of await readDumpFiles(dir)) {
          if (part.kind === 'end') return;
          yield part;
        }
      }
      await expect(loadDatabase(target, early(), log)).rejects.toThrow('it ends too early');
      expect(await readAll(target)).toEqual(before);
    } finally {
      await target.close();
    }
  });
});
