import { expect, it } from 'vitest';
import { runCommandLine } from './create-program';
import { createTestContext } from './testing/create-test-context';
import { startFakeServer } from './testing/start-fake-server';

it('names RASTRO_TOKEN where that is what the server refuses', async () => {
  const server = await startFakeServer();
  server.meddleWith(({ response }) => {
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end('{"code":"HTTP_401_UNAUTHORIZED","message":"Sign in first."}');
  });
  const env = { RASTRO_TOKEN: 'wrong', RASTRO_URL: server.url };
  const { context, stderr } = createTestContext({ env });
  expect(await runCommandLine(['drivers', 'list'], context)).toBe(3);
  await server.stop();
  expect(stderr()).toContain('The server did not accept the token in RASTRO_TOKEN.');
  expect(stderr()).not.toContain('wrong');
});
