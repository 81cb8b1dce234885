import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../../testing/start-fake-server';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
});
afterEach(() => server.stop());

async function run(...args: string[]) {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const test = createTestContext({ profiles: createMemoryProfiles({ default: profile }) });
  const code = await runCommandLine(args, test.context);
  return { code, stdout: test.stdout(), stderr: test.stderr() };
}

const NOVEMBER = ['--from', '2026-11-01', '--to', '2026-12-01T00:00:00-03:00'];

it('asks for what people did in a period, and lists it', async () => {
  server.areaOf('audit').set(1, {
    id: 1,
    actionTime: '2026-11-02T10:00:00.000+00:00',
    userEmail: 'rui@b.example',
    actionType: 'edit',
    objectType: 'device',
    objectId: 7,
  });
  const { code, stdout } = await run('audit', 'list', ...NOVEMBER);
  expect(code).toBe(0);
  expect(stdout).toMatch(/rui@b\.example\s+edit\s+device\s+7/);
  const asked = new URL(`http://a${server.calls.at(-1)?.slice('GET '.length)}`);
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    from: '2026-11-01T00:00:00.000Z',
    to: '2026-12-01T03:00:00.000Z',
  });
});

it('lists what the server counted', async () => {
  const captureTime = '2026-11-02T00:00:00.000+00:00';
  server.areaOf('statistics').set(1, { id: 1, captureTime, requests: 12 });
  const { stdout } = await run('statistics', 'list', ...NOVEMBER, '--csv');
  expect(stdout).toContain('12');
});

it('says so where there is nothing, and what a date is', async () => {
  expect((await run('audit', 'list', ...NOVEMBER)).stderr).toContain('No actions then.');
  const wrong = await run('audit', 'list', '--from', 'May', '--to', '2026-12-01');
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain('--from is no date like 2027-12-31');
  expect((await run('audit', 'list')).code).toBe(2);
});
