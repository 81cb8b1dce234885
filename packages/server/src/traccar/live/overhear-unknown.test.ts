import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UpstreamFrame } from '../../upstream/upstream';
import { overhearUnknown } from './overhear-unknown';
import { readFrames } from './read-frame';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Returns the log frames of a Traccar with `web.showUnknownDevices`. */
const log = (uniqueId: string, deviceId = 0): UpstreamFrame[] =>
  readFrames(
    JSON.stringify({
      logs: [{ protocol: 'osmand', uniqueId, deviceId, data: 'GET /', host: '10.0.0.7' }],
    }),
  );

const listen = () => {
  const opened: { userId: number; isOpen: boolean; logs: boolean; hear: typeof say }[] = [];
  const say = (...frames: UpstreamFrame[]) => {
    for (const { hear } of opened.slice(-1)) hear(...frames);
  };
  const list = overhearUnknown(
    {
      openSocket(actor, onFrame) {
        const hear = (...frames: UpstreamFrame[]) => frames.forEach(onFrame);
        const one = {
          userId: 'userId' in actor ? actor.userId : 0,
          isOpen: true,
          logs: false,
          hear,
        };
        opened.push(one);
        return Promise.resolve({
          setLogs: (on) => void (one.logs = on),
          close: () => void (one.isOpen = false),
        });
      },
    },
    Date.now,
  );
  return { list, opened, say };
};

describe('overhearUnknown', () => {
  it('knows who knocked since it was first asked, and nobody that is a device', async () => {
    const { list, opened, say } = listen();
    expect(await list(1)).toEqual([]);
    expect(opened).toMatchObject([{ userId: 1, logs: true }]);
    say(...log('stranger-99'), ...log('fw1', 1), ...log('stranger-99'));
    expect(await list(1)).toMatchObject([
      { uniqueId: 'stranger-99', address: '10.0.0.7', count: 2 },
    ]);
    expect(opened).toHaveLength(1);
  });

  it('opens one stream for two who ask at once', async () => {
    const { list, opened } = listen();
    await Promise.all([list(1), list(1)]);
    expect(opened).toHaveLength(1);
  });

  it('listens no more when nobody has asked for two minutes', async () => {
    const { list, opened } = listen();
    await list(1);
    await vi.advanceTimersByTimeAsync(100_000);
    await list(1);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(opened[0]?.isOpen).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened[0]?.isOpen).toBe(false);
    await list(1);
    expect(opened).toHaveLength(2);
  });

  it('knows nobody while the stream cannot be had, and tries again', async () => {
    const openSocket = vi.fn().mockResolvedValue({ status: 503, message: 'away' });
    const list = overhearUnknown({ openSocket }, Date.now);
    expect(await list(1)).toEqual([]);
    expect(await list(1)).toEqual([]);
    expect(openSocket).toHaveBeenCalledTimes(2);
  });

  it('asks again after the stream broke at its opening', async () => {
    const openSocket = vi.fn().mockRejectedValue(new Error('broken'));
    const list = overhearUnknown({ openSocket }, Date.now);
    await expect(list(1)).rejects.toThrow('broken');
    await expect(list(1)).rejects.toThrow('broken');
    expect(openSocket).toHaveBeenCalledTimes(2);
  });
});
