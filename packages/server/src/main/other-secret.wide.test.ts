import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseConfig } from '../config/parse-config';
import { createLog } from '../http/create-log';
import { findCommand, runCommand } from '../operator/run-command';
import { startServer } from './start-server';

const folder = mkdtempSync(join(tmpdir(), 'rastro-secret-'));
const data = ['--data', join(folder, 'data')];
const secretFile = join(folder, 'other.key');
writeFileSync(secretFile, 'a secret of another server\n');
const other = [...data, '--secret-file', secretFile];

const start = (flags: string[]) => {
  const free = ['--port', '0', '--ingest-port', '0', '--no-demo'];
  const parsed = parseConfig([...free, ...flags], {});
  if (parsed.kind !== 'start') throw new Error('help was asked for');
  const log = createLog('silent');
  return startServer({
    config: parsed.config,
    log,
    onFatal: ({ message }) => expect.unreachable(message),
  });
};
const run = async (...argv: string[]) => {
  const command = findCommand(argv);
  if (!command) throw new Error(`There is no command ${argv[0]}.`);
  const lines: string[] = [];
  const around = {
    say: (line: string) => void lines.push(line),
    ask: () => Promise.resolve(false),
    openLog: () => createLog('silent'),
  };
  const code = await runCommand(command, argv, {}, around);
  return { code, secret: lines.find((line) => /\bsecret {2}/.test(line)) ?? '' };
};

it('refuses a start with another secret in words, as the check does, until it is taken by hand', async () => {
  await (await start(data)).stop();
  await expect(start(other)).rejects.toThrow(/another secret than the one of --secret-file\. Give/);
  const told = await run('check', ...other);
  expect(told.code).toBe(1);
  expect(told.secret).toMatch(/^PROBLEM .*another than what the database was sealed with/);
  expect((await run('renew-secret', ...other)).code).toBe(0);
  expect((await run('check', ...other)).secret).toMatch(/^ok .*opens what is sealed/);
  expect((await run('check', ...data)).secret).toMatch(/^PROBLEM/);
}, 120_000);
