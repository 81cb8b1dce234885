import { Readable } from 'node:stream';
import { assert, asyncProperty, string } from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommandLine } from '../create-program';
import { createMemoryProfiles, createTestContext } from '../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../testing/start-fake-server';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
  server.areaOf('users').set(2, { id: 2, name: 'Rui', email: 'rui@a' });
});
afterEach(() => server.stop());

async function run(token: string, stdin: string, ...args: string[]) {
  const profiles = createMemoryProfiles({ default: { url: server.url, email: 'ana', token } });
  const { context, stderr } = createTestContext({ profiles, stdin: Readable.from([stdin]) });
  const code = await runCommandLine([...args, '--debug'], context);
  return { code, stderr: stderr() };
}

it('tells each call with its status and its time', async () => {
  const { stderr } = await run('secret', '', 'users', 'get', 'rui@a', '--quiet');
  expect(stderr.replaceAll(/\d+ ms/g, 'N ms')).toBe(
    'debug: GET /api/users 200 N ms\ndebug: GET /api/users/2 200 N ms\n',
  );
});

it('tells no token, no password and nothing of a query or a body', async () => {
  const secrets = string({ unit: 'grapheme-ascii', minLength: 12, maxLength: 40 });
  const isSecret = secrets.filter((text) => /^[!-~]+$/.test(text) && !/^-/.test(text));
  await assert(
    asyncProperty(isSecret, async (secret) => {
      const inAddress = encodeURIComponent(secret);
      const told = [
        await run(secret, secret, 'users', 'update', '2', '--password'),
        await run(secret, '', 'api', 'GET', `/devices?token=${inAddress}`),
        await run(secret, '', 'api', 'GET', `/devices/${inAddress}1`),
        await run(secret, '', 'api', 'POST', '/groups', '--data', JSON.stringify({ name: secret })),
      ];
      for (const { stderr } of told) {
        expect(stderr).toMatch(/^debug: (GET|POST) /m);
        expect(stderr).not.toContain(secret);
        expect(stderr).not.toContain(inAddress);
      }
    }),
    { numRuns: 20 },
  );
});
