import { expect, it } from 'vitest';
import { createDoorReads } from '../../ground/logs/create-door-reads';
import { createLog } from '../../http/create-log';
import { ADMIN, startTestApp } from '../../http/testing';
import { NO_LIMITS } from '../../listener/door-limits';
import { createUnknownTrackers } from '../../upstream/unknown-trackers';
import { openEngineDoor } from './open-engine-door';

it('keeps who made an account: what binds a manager binds at the product’s door whom it makes here', async () => {
  const server = await startTestApp();
  const door = await openEngineDoor(
    server.engine,
    { host: '127.0.0.1', port: 0 },
    {
      database: server.database,
      log: createLog('silent'),
      limits: NO_LIMITS,
      metrics: undefined,
      unknownTrackers: createUnknownTrackers(Date.now),
      attributePrefix: 'rastro',
      reads: createDoorReads(server.app.readLog),
    },
  );
  try {
    await server.addUser({
      name: 'Boss',
      email: 'boss@example.com',
      userLimit: -1,
      disableReports: true,
    });
    const made = await fetch(`http://127.0.0.1:${door.port}/api/users`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`boss@example.com:${ADMIN.password}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        name: 'Child',
        email: 'child@example.com',
        password: ADMIN.password,
        disableReports: false,
      }),
    });
    expect(made.status, await made.text()).toBe(200);
    const child = server.browser();
    await child.signIn('child@example.com', ADMIN.password);
    const period = 'deviceId=1&from=2026-08-01T00:00:00Z&to=2026-08-02T00:00:00Z';
    const refused = await child.call(`GET /api/reports/summary?${period}`);
    expect(refused.json.code).toBe('ACCOUNT_WITHOUT_REPORTS');
  } finally {
    await door.close();
    await server.stop();
  }
});
