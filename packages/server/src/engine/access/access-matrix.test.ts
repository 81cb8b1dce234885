import { afterAll, describe, expect, it } from 'vitest';
import { createAccessFixture, user } from './testing';

const { test, ids, make, link, names, stop } = await createAccessFixture();
afterAll(stop);

describe('what each account sees', () => {
  it.each([
    ['admin', ['Shared'], ["Ana's", 'Shared']],
    ['ana', ["Ana's"], ["Ana's"]],
    ['bruno', [], []],
    ['manager', [], []],
    ['reader', ['Shared'], ['Shared']],
  ])('%s', async (name, own, all) => {
    expect(await names(name, 'GET /devices')).toEqual(own);
    expect(await names(name, 'GET /devices?all=true')).toEqual(all);
  });

  it('nobody without an account, a deleted or a disabled one', async () => {
    const anonymous = await test.send('anonymous', 'GET /devices');
    expect(anonymous).toMatchObject({ status: 401, body: 'HTTP 401 Unauthorized' });
    expect((await test.send(999_999, 'GET /devices')).status).toBe(401);
    const gone = await make(ids['admin']!, 'POST /users', user('gone', { disabled: true }));
    expect((await test.send(gone, 'GET /devices')).status).toBe(401);
  });
});

describe('what each account may do to a device', () => {
  const outcomes: [string, string, string][] = [
    ['bruno', 'anas', 'Device access denied'],
    ['manager', 'anas', 'Device access denied'],
    ['reader', 'anas', 'Device access denied'],
    ['reader', 'shared', 'Write access denied'],
    ['fixer', 'shared', 'Write access denied'],
  ];
  it.each(outcomes)('%s changing and deleting %s: %s', async (name, device, words) => {
    const body = { id: ids[device], name: 'Stolen', uniqueId: device };
    const id = ids[device];
    expect(await test.send(ids[name]!, `PUT /devices/${id}`, body)).toMatchObject({
      status: 400,
      body: words,
    });
    expect(await test.send(ids[name]!, `DELETE /devices/${id}`)).toMatchObject({
      status: 400,
      body: words,
    });
  });

  it('a change is a full replace, and counts by the id in the body', async () => {
    const body = { id: ids['anas'], name: "Ana's", uniqueId: 'anas', category: 'car' };
    const answer = await test.send(ids['ana']!, `PUT /devices/${ids['shared']}`, body);
    expect(answer.json).toMatchObject({ category: 'car', phone: null, attributes: {} });
    expect(await names('admin', 'GET /devices')).toEqual(['Shared']);
  });

  it('the device limit counts, and parallel calls do not get past it', async () => {
    const calls = [1, 2, 3, 4].map((n) =>
      test.send(ids['ana']!, 'POST /devices', { name: `A${n}`, uniqueId: `limit-${n}` }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400]);
  });
});

describe('users and links', () => {
  it('a manager reaches his own users only, up to his limit', async () => {
    const { manager, managed, ana } = ids;
    expect(await names('manager', 'GET /users')).toEqual(['managed']);
    expect((await test.send(manager!, `GET /users/${managed}`)).status).toBe(200);
    expect((await test.send(manager!, `GET /users/${ana}`)).body).toBe('User access denied');
    expect((await test.send(manager!, 'POST /users', user('more'))).body).toBe(
      'Manager user limit reached',
    );
    const raise = { id: managed, ...user('managed'), deviceLimit: 5 };
    expect((await test.send(manager!, `PUT /users/${managed}`, raise)).body).toBe(
      'Administrator access required',
    );
  });

  it('nobody raises himself, and a read-only account changes nothing', async () => {
    const { ana, reader, shared } = ids;
    for (const more of [{ administrator: true }, { deviceLimit: -1 }, { userLimit: 9 }]) {
      const body = { id: ana, ...user('ana', { deviceLimit: 2 }), ...more };
      expect((await test.send(ana!, `PUT /users/${ana}`, body)).body).toBe(
        'Administrator access required',
      );
    }
    const renamed = {
      id: reader,
      ...user('reader', { readonly: true, deviceLimit: -1 }),
      name: 'x',
    };
    expect((await test.send(reader!, `PUT /users/${reader}`, renamed)).body).toBe(
      'Write access denied',
    );
    const self = { userId: reader, deviceId: shared };
    expect((await test.send(reader!, 'DELETE /permissions', self)).body).toBe(
      'Operation restricted',
    );
    expect((await test.send(reader!, `DELETE /positions?deviceId=${shared}`)).body).toBe(
      'Operation restricted',
    );
    expect((await test.send(reader!, 'POST /notifications', { type: 'deviceMoving' })).body).toBe(
      'Write access denied',
    );
  });

  it('a link needs access to both sides', async () => {
    const { ana, bruno, anas, shared } = ids;
    const give = (userId?: number, deviceId?: number) =>
      test.send(ana!, 'POST /permissions', { userId, deviceId });
    expect((await give(bruno, anas)).body).toBe('User access denied');
    expect((await give(ana, shared)).body).toBe('Device access denied');
  });

  it('links are listed for administrators, 0 for any', async () => {
    const { admin, reader, shared, ana } = ids;
    const list = async (query: string) =>
      (await test.send(admin!, `GET /permissions?${query}`)).json;
    const one = { userid: reader, deviceid: shared };
    expect(await list(`userId=${reader}&deviceId=${shared}`)).toEqual([one]);
    expect(await list(`userId=${reader}&deviceId=0`)).toEqual([one]);
    expect(await list(`userId=0&deviceId=${shared}`)).toContainEqual(one);
    expect(await list('userId=0&deviceId=999999')).toEqual([]);
    for (const query of ['', 'userId=1', 'deviceId=1&userId=1']) {
      expect(await test.send(admin!, `GET /permissions?${query}`)).toMatchObject({ status: 400 });
    }
    expect((await test.send(ana!, `GET /permissions?userId=${ana}&deviceId=0`)).body).toBe(
      'Administrator access required',
    );
  });

  it('groups are followed three levels down', async () => {
    const { admin, bruno } = ids;
    let groupId = 0;
    const groups: number[] = [];
    for (const level of [1, 2, 3, 4]) {
      groupId = await make(admin!, 'POST /groups', { name: `g${level}`, groupId });
      groups.push(groupId);
      await make(admin!, 'POST /devices', { name: `in g${level}`, uniqueId: `g${level}`, groupId });
    }
    await link({ userId: bruno, groupId: groups[0] });
    expect(await names('bruno', 'GET /devices')).toEqual(['in g1', 'in g2', 'in g3']);
    expect(await names('bruno', 'GET /groups')).toEqual(['g1', 'g2', 'g3']);
    const cycle = { id: groups[0], name: 'g1', groupId: groups[3] };
    expect((await test.send(admin!, `PUT /groups/${groups[0]}`, cycle)).body).toBe(
      'Cycle in group hierarchy',
    );
  });
});
