import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runCommandLine } from '../create-program';
import { createMemoryProfiles, createTestContext } from '../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../testing/start-fake-server';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
  server.add({ id: 1, name: 'Truck', uniqueId: 'a', attributes: { note: 'no', at: '1e3' } });
  server.add({ id: 2, name: 'Bus\u009b2J', uniqueId: '1', attributes: {} });
  server.add({ id: 3, name: 'Twin', uniqueId: 'c', attributes: {} });
  server.add({ id: 4, name: 'Twin', uniqueId: 'd', attributes: {} });
});
afterEach(() => server.stop());

async function run(...args: string[]) {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const profiles = createMemoryProfiles({ default: profile });
  const { context, stdout, stderr } = createTestContext({ profiles });
  const code = await runCommandLine(args, context);
  return { code, stdout: stdout(), stderr: stderr() };
}

it('prints the same as YAML and as JSON, and steers no terminal', async () => {
  for (const args of [['devices', 'list'], ['devices', 'get', 'Truck'], ['whoami']]) {
    const json = await run(...args, '--json');
    expect((await run(...args, '-o', 'json')).stdout).toBe(json.stdout);
    const yaml = await run(...args, '--output', 'yaml');
    expect(parse(yaml.stdout)).toEqual(JSON.parse(json.stdout));
    expect(yaml.stdout).not.toContain('\u009b');
  }
});

it('prints the CSV of a command, or a row for each of what it prints as JSON', async () => {
  const csv = await run('devices', 'list', '--csv');
  expect((await run('devices', 'list', '-o', 'csv')).stdout).toBe(csv.stdout);
  const one = await run('devices', 'get', 'Truck', '-o', 'csv');
  expect(one.stdout).toMatch(/^id,name,.*\r\n1,Truck,.*\r\n$/);
});

it('prints names that other commands take, and ids of what has no name of its own', async () => {
  expect((await run('devices', 'list', '-o', 'name')).stdout).toBe('Truck\n2\n3\n4\n');
  expect((await run('devices', 'get', '1', '-o', 'name')).stdout).toBe('Truck\n');
});

it('prints at most so many', async () => {
  const { stdout, stderr } = await run('devices', 'list', '--limit', '2', '-o', 'name');
  expect([stdout, stderr]).toEqual(['Truck\n2\n', '2 devices of 4\n']);
});

it.each([
  [['devices', 'list', '-o', 'xml'], 'Allowed choices are table, json, yaml, csv, name'],
  [['whoami', '-o', 'name'], 'Allowed choices are table, json, yaml, csv.'],
  [['devices', 'list', '-o', 'yaml', '--csv'], '--output and --csv are not given together'],
  [['devices', 'list', '--limit', '0'], '--limit "0" is no whole number'],
])('answers 2 to %j', async (args, words) => {
  const { code, stderr } = await run(...args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
});
