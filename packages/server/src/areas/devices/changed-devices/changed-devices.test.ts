import { expect, it } from 'vitest';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';
import { waitFor } from '../../../testing/wait-for';

const at = useFront();

it('brings what is made and changed before a tracking server elsewhere, one by one and in bulk', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  try {
    const admin = door.browser();
    await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
    const socket = admin.socket();
    await socket.opened;
    const told = () => socket.frames.flatMap((frame) => frame['devices'] ?? []);
    const json = { name: 'Silent', uniqueId: 'silent-1' };
    const id = Number((await admin.call('POST /api/devices', { json })).json['id']);
    await waitFor(() => expect(told()).toContainEqual(expect.objectContaining({ id, ...json })));
    const changes = { model: 'FMB920' };
    const planned = await admin.call('POST /api/bulk-changes', {
      json: { resource: 'devices', ids: [id], operation: 'update', changes },
    });
    await admin.call(`POST /api/bulk-changes/${String(planned.json['id'])}/start`);
    await waitFor(() => expect(told()).toContainEqual(expect.objectContaining({ id, ...changes })));
    socket.raw.close();
    await socket.closed;
  } finally {
    await door.stop();
  }
});
