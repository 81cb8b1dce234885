import { describe, expect, it, vi } from 'vitest';
import { LookupError } from '../../../lookup/lookup-error';
import type { EventPlace } from '../message/event-facts';
import type { Message } from './channel';
import { nameEventPlace } from './name-event-place';

const SOMEWHERE = { latitude: -23.5, longitude: -46.625, address: null, fences: [], speedKnots: 0 };
const message = (place: EventPlace | null): Message => ({
  kind: 'event',
  commandId: 0,
  facts: {
    event: { id: 1, type: 'alarm', eventTimeMs: 0, deviceId: 7, positionId: 1 },
    device: { id: 7, name: 'Bus' },
    geofence: '',
    maintenance: '',
    driver: '',
    place,
  },
});
const addressOf = (named: Message) => named.kind === 'event' && named.facts.place?.address;

describe('the place of an event in a mail', () => {
  it('gets its address, asked for once', async () => {
    const find = vi.fn(async () => 'Rua <b>Augusta</b>, 7');
    expect(addressOf(await nameEventPlace(message(SOMEWHERE), find))).toBe('Rua <b>Augusta</b>, 7');
    expect(find.mock.calls).toEqual([[SOMEWHERE]]);
  });

  it('needs none in a fence, with an address, without a fix, or in another message', async () => {
    const find = vi.fn(async () => 'Rua A');
    const others: Message[] = [
      message({ ...SOMEWHERE, fences: ['Depot'] }),
      message({ ...SOMEWHERE, address: 'Rua B' }),
      message(null),
      { kind: 'test' },
    ];
    for (const other of others) expect(await nameEventPlace(other, find)).toBe(other);
    expect(await nameEventPlace(others[2]!, undefined)).toBe(others[2]);
    expect(find).not.toHaveBeenCalled();
  });

  it('stays coordinates while the service is away, busy or slow', async () => {
    const away = () => Promise.reject(new LookupError('busy', 'too many'));
    expect(addressOf(await nameEventPlace(message(SOMEWHERE), away))).toBeNull();
    const never = () => new Promise<string>(() => undefined);
    expect(addressOf(await nameEventPlace(message(SOMEWHERE), never, 5))).toBeNull();
  });
});
