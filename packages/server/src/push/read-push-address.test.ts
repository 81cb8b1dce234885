import { describe, expect, it } from 'vitest';
import { readPushAddress } from './read-push-address';
import { makeSubscriber } from './testing';

const { address } = makeSubscriber('a');
const read = (change: object) => readPushAddress({ ...address, ...change });

describe('where a browser takes its messages', () => {
  it.each(['https://fcm.googleapis.com/fcm/send/a', 'https://web.push.apple.com/Q'])(
    'is an address of the internet: %s',
    (endpoint) => expect(read({ endpoint })).toEqual({ ...address, endpoint }),
  );

  it.each([
    ...[
      'http://push.example.net/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://2130706433/',
    ],
    ...[
      'https://localhost/a',
      'https://router/a',
      'https://printer.local/a',
      'https://a.internal/',
    ],
    ...['https://push.example.net:8443/a', 'https://me:secret@push.example.net/a'],
    ...[`https://push.example.net/${'a'.repeat(1_024)}`, 'javascript:alert(1)', '', null, 7, {}],
  ])('is not %s', (endpoint) => expect(read({ endpoint })).toBe('endpoint'));

  it.each([
    ['p256dh', ''],
    ['p256dh', address.auth],
    ['p256dh', Buffer.alloc(65, 4).toString('base64url')],
    ['p256dh', 'x'.repeat(5_000)],
    ['p256dh', null],
    ['auth', address.p256dh],
    ['auth', 'not base64!'],
    ['auth', ['a']],
  ])('has keys that are some: %s is not %s', (member, value) =>
    expect(read({ [member]: value })).toBe(member),
  );
});
