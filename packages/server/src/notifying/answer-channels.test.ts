import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database';
import type { Channel } from '../engine/notifications/channels/channel';
import type { Upstream } from '../upstream/upstream';
import { answerChannels } from './answer-channels';

/** The channels of this server: whoever delivers a test of one is written down. */
function open(theirs: readonly string[]) {
  const sent: string[] = [];
  const upstream = {
    async send({ method, path }: { method: string; path: string }) {
      if (method === 'GET') {
        return { status: 200, body: JSON.stringify(theirs.map((type) => ({ type }))) };
      }
      sent.push(`theirs ${path}`);
      return { status: 204, body: null };
    },
  } as unknown as Upstream; // nothing else of it is asked
  const channelOf = (type: string, follows?: string) =>
    ({ type, follows, deliver: async () => void sent.push(type) }) as unknown as Channel;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const answer = answerChannels({
    upstream,
    database: {} as Database,
    prefix: 'rastro',
    log,
    forget: () => undefined,
    channels: [channelOf('push', 'web'), channelOf('mail'), channelOf('sms')],
    readRecipient: async () => ({ userId: 1 }) as never,
  });
  const test = (type: string) =>
    answer.send(
      {
        method: 'POST',
        path: `/notifications/test/${type}`,
        query: new URLSearchParams(),
        body: undefined,
      },
      { actor: { userId: 1 } } as never,
    );
  return { sent, test };
}

describe('a test of a channel', () => {
  it('is sent by one alone: the tracking API where it has the channel, else this server', async () => {
    const { sent, test } = open(['web', 'mail']);
    expect((await test('mail')).status).toBe(204);
    expect((await test('sms')).status).toBe(204);
    expect(sent).toEqual(['theirs /notifications/test/mail', 'sms']);
  });

  it('goes to browsers too where pages are told by the tracking API', async () => {
    const { sent, test } = open(['web']);
    expect((await test('web')).status).toBe(204);
    expect(sent).toEqual(['theirs /notifications/test/web', 'push']);
  });
});
