import { expect, it } from 'vitest';
import { ADMIN, startTestApp } from '../../http/testing';
import { enter, list, make, PASSWORD } from './testing';

it('leaves nothing of a reseller whose account is deleted, and keeps it while it has customers', async () => {
  const server = await startTestApp();
  const admin = await enter(server, ADMIN.email, ADMIN.password);
  const account = (name: string) => ({ name, email: `${name}@example.com`, password: PASSWORD });
  const userId = await make(admin, 'users', account('rede'));
  const limits = { domain: 'rede.example.com', maxDevices: 9, maxUsers: 9, maxResellers: 0 };
  await make(admin, 'resellers', { userId, ...limits });
  const reseller = await enter(server, 'rede@example.com');
  const customerId = await make(reseller, 'users', account('cliente'));

  const refused = await admin.call(`DELETE /api/users/${userId}`);
  expect([refused.status, refused.json['code']]).toEqual([409, 'HTTP_409_CONFLICT']);
  expect(await list(admin, 'resellers')).toMatchObject([{ id: userId, name: 'rede' }]);

  expect((await admin.call(`DELETE /api/users/${customerId}`)).status).toBe(204);
  expect((await admin.call(`DELETE /api/users/${userId}`)).status).toBe(204);
  expect(await list(admin, 'resellers')).toEqual([]);
  // Its domain may be another's.
  const nextId = await make(admin, 'users', account('outra'));
  await make(admin, 'resellers', { userId: nextId, ...limits });
  await server.stop();
});
