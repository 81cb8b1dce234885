import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPinned, parsePinned, resolvePinned } from './pinned-attributes';

const owner = (text: string) => ({ attributes: { 'acme.deviceAttributes': text } });

it('[S3.12] reads a comma list, each key once', () => {
  expect(parsePinned(' power, fuel ,,power,temp1')).toEqual(['power', 'fuel', 'temp1']);
});

it('reads what it wrote', () => {
  const key = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
  fc.assert(
    fc.property(fc.uniqueArray(key), (keys) => {
      expect(parsePinned(formatPinned(keys))).toEqual(keys.filter((one) => !one.includes(',')));
    }),
  );
});

it('takes the choice of the user before that of the server, under the prefix of the product', () => {
  const server = owner('power,fuel');
  const of = (user: ReturnType<typeof owner> | null, prefix = 'acme') =>
    resolvePinned({ user, server, prefix });
  expect(of(owner('hours'))).toEqual(['hours']);
  expect(of(owner(''))).toEqual(['power', 'fuel']);
  expect(of(null)).toEqual(['power', 'fuel']);
  const forcing = { ...server, forceSettings: true };
  expect(resolvePinned({ user: owner('hours'), server: forcing, prefix: 'acme' })).toEqual([
    'power',
    'fuel',
  ]);
  expect(of(owner('hours'), 'rastro')).toBeNull();
});

it('begins with what the brand names where neither user nor server says anything', () => {
  const start = ['temp1', 'power', 'temp1'];
  const of = (user: string, server: string) =>
    resolvePinned({ user: owner(user), server: owner(server), prefix: 'acme', start });
  expect(of('', ' , ')).toEqual(['temp1', 'power']);
  expect(of('', 'fuel')).toEqual(['fuel']);
  expect(of('hours', '')).toEqual(['hours']);
});
