import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmptyServer } from './start-empty-server.mjs';

export const name = 'import';
export const about = '`rastro devices import` into an empty server on this machine';

const ROWS = 5_000;
const MANY_ROWS = 500_000;
const bin = 'packages/cli/bin/rastro.js';
/** Tells the most memory the process had, whatever it ran. */
const TELL_MEMORY = `data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))`;

/** Minimal work of any reader of the file. */
const READ_LINES = `
  import { createReadStream } from 'node:fs';
  import { createInterface } from 'node:readline';
  let count = 0;
  for await (const line of createInterface({ input: createReadStream(process.argv[1]) }))
    count += line.split(';').length;`;

function writeFleet(path, count) {
  const row = (index) =>
    `Caminhão ${index};bench-${index};+55 11 ${index};truck;ABC${index};a note of some length about this one`;
  const rows = Array.from({ length: count }, (_, index) => row(index));
  const header = 'name;uniqueId;phone;category;attributes.plate;attributes.notes';
  writeFileSync(path, [header, ...rows, ''].join('\r\n'));
  return path;
}

const runCli = (args, env) => runNode([bin, ...args], env);

/** Runs a script; seconds it took, and its peak memory in MiB. */
function runNode(args, env) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', TELL_MEMORY, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (chunk) => (told += chunk));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code !== 0) return reject(new Error(`A process ended with ${code}:\n${told}`));
      const seconds = (performance.now() - startedAt) / 1000;
      resolve({ seconds, peakMib: Number(/peak (\d+)/.exec(told)[1]) / 1024 });
    });
  });
}

/** One create after the other, as a script without thought would do it. */
async function createOneByOne(server, count) {
  const startedAt = performance.now();
  for (let index = 0; index < count; index += 1) {
    const response = await fetch(`${server.url}/api/devices`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${server.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ name: `Van ${index}`, uniqueId: `one-${index}` }),
    });
    if (!response.ok) throw new Error(await response.text());
  }
  return count / ((performance.now() - startedAt) / 1000);
}

export async function run({ print }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
  const server = await startEmptyServer();
  try {
    const env = {
      RASTRO_CONFIG_DIR: folder,
      RASTRO_URL: server.url,
      RASTRO_TOKEN: server.token,
    };
    const few = writeFleet(join(folder, 'few.csv'), ROWS);
    const many = writeFleet(join(folder, 'many.csv'), MANY_ROWS);
    const oneByOne = await createOneByOne(server, 300);
    const made = await runCli(['devices', 'import', few, '--yes'], env);
    print(`${ROWS} rows in ${made.seconds.toFixed(1)} s`);
    const again = await runCli(['devices', 'import', few, '--yes'], env);
    const planned = await runCli(['devices', 'import', many, '--dry-run'], env);
    const nothing = await runNode(['-e', '0'], {});
    const lines = await runNode(['--input-type=module', '-e', READ_LINES, many], {});
    const mib = Math.round(statSync(many).size / 2 ** 20);
    const rate = ROWS / made.seconds;
    return [
      {
        what: `rows created, ${ROWS} of them`,
        value: rate,
        unit: 'rows/s',
        peer: 'one call after the other',
        ratio: rate / oneByOne,
      },
      {
        what: 'the same file again, nothing to do',
        value: ROWS / again.seconds,
        unit: 'rows/s',
        peer: 'one call after the other',
        ratio: ROWS / again.seconds / oneByOne,
      },
      {
        what: `peak memory, ${ROWS} rows`,
        value: made.peakMib,
        unit: 'MiB',
        peer: 'node -e 0',
        ratio: made.peakMib / nothing.peakMib,
      },
      {
        what: `peak memory, the plan of ${MANY_ROWS} rows (${mib} MiB)`,
        value: planned.peakMib,
        unit: 'MiB',
        peer: `${ROWS} rows`,
        ratio: planned.peakMib / made.peakMib,
      },
      {
        what: 'rows read and planned',
        value: MANY_ROWS / planned.seconds,
        unit: 'rows/s',
        peer: 'reading the lines of the file',
        ratio: lines.seconds / planned.seconds,
      },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
