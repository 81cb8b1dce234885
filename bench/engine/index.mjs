import { readResidentMib } from '../lib/process-figures.mjs';
import { openEmbedded, openPostgres } from './databases.mjs';
import { historyStatements, rawSelects } from './history.mjs';
import { DEVICES, makeFleet } from './make-fleet.mjs';
import { measureIngest } from './measure-ingest.mjs';
import { measureCrowd, measureFreshness } from './measure-live.mjs';
import { measureFirstFrame, measureReading, measureSpreadsheet } from './measure-reading.mjs';
import { startBare, startEngine } from './start-engine.mjs';

export const name = 'engine';
export const about =
  'the embedded engine on both databases; --minutes=N for how long 1,000 sockets are open (1), --database=pglite|postgresql for one of them';

const SELECT_TIMES = 5;

async function onServer(database, work) {
  const server = await startEngine(database);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function measure(database, { print, minutes }) {
  const rows = [];
  const take = async (measuring) => {
    for (const row of await measuring) {
      print(`${database.name}: ${row.what}: ${row.value.toPrecision(3)} ${row.unit}`);
      rows.push(row);
    }
  };
  print(`${database.name}: making ${DEVICES} devices`);
  let people;
  await onServer(database, async (server) => {
    people = await makeFleet(server);
    await take(measureIngest(server));
  });
  print(`${database.name}: writing a million fixes`);
  await database.run(historyStatements(people.deviceIds));
  print(`${database.name}: selecting what will be read`);
  const raw = await database.time(rawSelects(people.deviceIds), SELECT_TIMES);
  await onServer(database, async (server) => {
    await take(measureReading(server, people, raw));
    await take(measureFirstFrame(server, people, raw));
    await take(measureFreshness(server, people));
    await take(measureMemory(server));
    await take(measureSpreadsheet(server, people, raw));
  });
  print(`${database.name}: a thousand sockets for ${minutes} min`);
  await onServer(database, (server) => take(measureCrowd(server, people, minutes * 60)));
  return rows;
}

async function measureMemory({ pid }) {
  const bare = await startBare();
  const value = readResidentMib(pid);
  const ratio = value / readResidentMib(bare.pid);
  await bare.stop();
  const what = `resident with ${DEVICES} devices and a million fixes`;
  return [{ what, value, unit: 'MiB', peer: 'a bare server', ratio }];
}

export async function run({ print, options: { minutes = '1', database: wanted } = {} }) {
  const openers = { pglite: openEmbedded, postgresql: openPostgres };
  const rows = [];
  for (const [key, open] of Object.entries(openers)) {
    if (wanted !== undefined && wanted !== key) continue;
    const database = await open();
    if (!database) {
      print('PostgreSQL was not found: install the package postgresql (15 or newer).');
      continue;
    }
    try {
      const measured = await measure(database, {
        print,
        minutes: Number(minutes),
      });
      rows.push(
        ...measured.map((row) => ({
          ...row,
          what: `${database.name}: ${row.what}`,
        })),
      );
    } finally {
      await database.remove();
    }
  }
  return rows;
}
