import { mergePatch } from '@rastro/sdk/domain';
import { describe, expect, it } from 'vitest';
import type { UpstreamResponse } from '../upstream/upstream';
import { createChange } from './change-object';
import { signInAt, useFront } from './testing/use-front';

type Json = Record<string, unknown>;
const asMerge = (patch: Json) => (stored: Json) => mergePatch(stored, patch) as Json;

describe('changes of one object at a Traccar elsewhere', () => {
  const at = useFront();

  it('wait for each other, and all are kept', async () => {
    const { upstream } = at.front;
    const actor = { userId: await signInAt(at.front, at.elsewhere.admin) };
    const query = new URLSearchParams();
    const body = { name: 'Bus', uniqueId: `patched-${Date.now()}`, phone: '1' };
    const made = await upstream.send({ method: 'POST', path: '/devices', query, body }, { actor });
    const path = `/devices/${(JSON.parse(made.body ?? '') as { id: number }).id}`;
    const seats = Array.from({ length: 8 }, (_, seat) => `seat${seat}`);
    const answers = await Promise.all([
      upstream.change(path, asMerge({ phone: null }), { actor }),
      ...seats.map((seat) =>
        upstream.change(path, asMerge({ attributes: { [seat]: 1 } }), { actor }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    const stored = await upstream.send({ method: 'GET', path, query }, { actor });
    expect(JSON.parse(stored.body ?? '')).toMatchObject({
      name: 'Bus',
      phone: null,
      attributes: Object.fromEntries(seats.map((seat) => [seat, 1])),
    });
    await upstream.send({ method: 'DELETE', path, query }, { actor });
  });
});

describe('a change that somebody else writes over', () => {
  const actor = { userId: 1 };
  /** A server that keeps one thing, which `meddle` changes after each write. */
  const changeOf = (meddle: (stored: Json) => Json) => {
    let stored: Json = { id: 5, name: 'Bus', model: 'A', attributes: { color: 'red' } };
    return createChange(async ({ method, body }): Promise<UpstreamResponse> => {
      if (method === 'PUT') stored = meddle(body as Json);
      return { status: 200, body: JSON.stringify(stored) };
    });
  };

  it('is answered with the members that are not as they were written', async () => {
    const change = changeOf((stored) => ({ ...stored, name: 'Tram', attributes: {} }));
    const patch = { name: 'Truck', model: 'B', attributes: { color: 'blue' } };
    expect(await change('/devices/5', asMerge(patch), { actor })).toEqual({
      status: 409,
      body: 'name, attributes.color',
    });
  });

  it('is none where they write something else', async () => {
    const change = changeOf((stored) => ({ ...stored, model: 'C' }));
    const answer = await change('/devices/5', asMerge({ name: 'Truck' }), { actor });
    expect(answer.status).toBe(200);
  });

  it('leaves no one waiting when a call breaks', async () => {
    let isBroken = true;
    const change = createChange(async () => {
      if (isBroken) throw new Error('broken');
      return { status: 404, body: '' };
    });
    await expect(change('/devices/5', asMerge({}), { actor })).rejects.toThrow('broken');
    isBroken = false;
    expect((await change('/devices/5', asMerge({}), { actor })).status).toBe(404);
  });
});
