import { readResidentMib } from '../lib/process-figures.mjs';
import { openEmbedded, openPostgres } from './databases.mjs';
import { historyStatements } from './history.mjs';
import { DEVICES, makeFleet } from './make-fleet.mjs';
import { measureIngest } from './measure-ingest.mjs';
import { measureCrowd, measureFreshness } from './measure-live.mjs';
import { measureFirstFrame, measureReading, measureSpreadsheet } from './measure-reading.mjs';
import { startEngine } from './start-engine.mjs';

export const name = 'engine';
export const about =
  'the embedded engine on both databases; --minutes=N for how long 1,000 sockets are open (1), --database=pglite|postgresql for one of them';

/** At most so much is resident with 2,000 devices and a million fixes. */
const MEMORY_AIMS = { PGlite: '≤ 500', PostgreSQL: '≤ 250' };

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
  await onServer(database, async (server) => {
    await take(measureReading(server, people));
    await take(measureFirstFrame(server, people));
    await take(measureFreshness(server, people));
    await take(measureMemory(server, database));
    await take(measureSpreadsheet(server, people));
  });
  print(`${database.name}: a thousand sockets for ${minutes} min`);
  await onServer(database, (server) => take(measureCrowd(server, people, minutes * 60)));
  return rows;
}

const measureMemory = async ({ pid }, { name: database }) => [
  {
    what: `resident with ${DEVICES} devices and a million fixes`,
    aim: MEMORY_AIMS[database],
    value: readResidentMib(pid),
    unit: 'MiB',
  },
];

/** What a row is about, where, and what it should be. */
const toRow = ({ what, aim, ...row }, { name: database }) => ({
  ...row,
  what: `${database}: ${what}${aim === undefined ? '' : ` [${aim}]`}`,
});

export async function run({ print, options: { minutes = '1', database: wanted } = {} }) {
  const openers = { pglite: openEmbedded, postgresql: openPostgres };
  const rows = [];
  let peers;
  for (const [key, open] of Object.entries(openers)) {
    if (wanted !== undefined && wanted !== key) continue;
    const database = await open();
    if (!database) {
      print('PostgreSQL was not found: install the package postgresql (15 or newer).');
      continue;
    }
    try {
      const measured = await measure(database, { print, minutes: Number(minutes) });
      measured.forEach((row, index) => {
        const peer = peers?.[index];
        const versus =
          peer && peer.value !== 0 ? { peer: 'PGlite', ratio: row.value / peer.value } : {};
        rows.push({ ...toRow(row, database), ...versus });
      });
      peers = measured;
    } finally {
      await database.remove();
    }
  }
  return rows;
}
