import type { Ask } from '../ground/holders/read-holders';
import type { Upstream } from '../upstream/upstream';

/** Keeps an event until people were told of it. */
type Take = (event: { id: number }, body: unknown) => Promise<void>;

/** Above all numbers that a tracking server gives its events. */
const FIRST_ID = 2 ** 52;

/** Tells people of what the product saw as of what a tracking API elsewhere forwards; that API hears nothing of it. */
export const createRaiseEvent =
  ({ ask, take }: { ask: Ask; take: Take }): NonNullable<Upstream['raiseEvent']> =>
  async ({ key, deviceId, type, eventTimeMs, attributes }) => {
    const answer = await ask('/devices', { id: String(deviceId) });
    if (answer.status >= 400)
      throw new Error(`the device of an event was not read: ${answer.status}`);
    const [device] = JSON.parse(answer.body ?? '[]') as { name: string; groupId: number }[];
    if (!device) return;
    const { name, groupId } = device;
    const id = FIRST_ID + key;
    const eventTime = new Date(eventTimeMs).toISOString();
    await take(
      { id },
      {
        event: { id, deviceId, type, eventTime, attributes, positionId: 0 },
        device: { id: deviceId, name, groupId },
      },
    );
  };
