import { expect, it } from 'vitest';
import { ADMIN, startTestApp } from '../../../http/testing';

it('tells administrators alone how the server is, and asks outside once for many', async () => {
  let looks = 0;
  const checkServer = async () => {
    looks += 1;
    return [
      { level: 'good', what: 'mail', found: 'mail.example.com answers' },
      {
        level: 'problem',
        what: 'tracking',
        found: 'away',
        remedy: 'Start it.',
        code: 'trackingAway',
        params: { url: 'http://127.0.0.1:9' },
      },
    ] as const;
  };
  const server = await startTestApp({ checkServer });
  try {
    await server.addUser({ name: 'Rui', email: 'rui@example.com' });
    const admin = server.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
    const rui = server.browser();
    await rui.signIn('rui@example.com', ADMIN.password);
    expect(await rui.call('GET /api/server-checks')).toMatchObject({
      status: 403,
      json: { code: 'ADMINISTRATOR_REQUIRED' },
    });
    expect(looks).toBe(0);
    const replies = await Promise.all(
      Array.from({ length: 3 }, () => admin.call('GET /api/server-checks')),
    );
    expect(looks).toBe(1);
    expect(JSON.parse(replies[0]?.text ?? '')).toMatchObject([
      { id: 1, level: 'good', what: 'mail', remedy: null, code: '' },
      {
        id: 2,
        level: 'problem',
        remedy: 'Start it.',
        code: 'trackingAway',
        params: { url: 'http://127.0.0.1:9' },
      },
    ]);
    server.wait(11_000);
    await admin.call('GET /api/server-checks');
    expect(looks).toBe(2);
  } finally {
    await server.stop();
  }
});
