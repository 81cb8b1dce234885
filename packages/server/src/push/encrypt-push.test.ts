import { createECDH } from 'node:crypto';
// The independent implementation of the encoding; it brings no types.
// @ts-expect-error -- see above
import ece from 'http_ece';
import { describe, expect, it } from 'vitest';
import { encryptPush, MAX_PUSH_BYTES } from './encrypt-push';
import { makeSubscriber } from './testing';

const fromText = (text: string) => Buffer.from(text, 'base64url');

describe('a message to a browser', () => {
  it('is the one of RFC 8291, appendix A, with its keys and salt', () => {
    const made = encryptPush(
      'When I grow up, I want to be a watermelon',
      {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      {
        salt: fromText('DGv6ra1nlYgDCS1FRnbzlw'),
        privateKey: fromText('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      },
    );
    expect(made.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
        'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
        'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it.each(['', 'Ônibus 2067 · SOS', 'x'.repeat(MAX_PUSH_BYTES)])(
    'is opened by another library, and by the keys of its browser alone',
    (text) => {
      const open = (body: Buffer, { address, privateKey }: ReturnType<typeof makeSubscriber>) => {
        const keys = createECDH('prime256v1');
        keys.setPrivateKey(privateKey);
        const options = { version: 'aes128gcm', privateKey: keys, authSecret: address.auth };
        return String(ece.decrypt(body, options));
      };
      const browser = makeSubscriber('a');
      const body = encryptPush(text, browser.address);
      expect(body.length).toBeLessThanOrEqual(4_096);
      expect(open(body, browser)).toBe(text);
      expect(() => open(body, makeSubscriber('b'))).toThrow();
      expect(encryptPush(text, browser.address)).not.toEqual(body);
    },
  );
});
