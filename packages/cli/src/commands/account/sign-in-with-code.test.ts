import { createTrackingClient } from '@rastro/sdk/client';
import { expect, it } from 'vitest';
import { createTestContext } from '../../testing/create-test-context';
import { signInWithCode } from './sign-in-with-code';

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'content-type': 'application/json' } });

/** Asks for a code beside the password. */
const client = createTrackingClient({
  baseUrl: 'http://test',
  fetch: async (_url, init) => {
    const code = new URLSearchParams(init?.body as string).get('code');
    if (code === '123456') return answer(200, { id: 1, name: 'Ana', email: 'ana@a' });
    const refusal = code === null ? 'ONE_TIME_CODE_NEEDED' : 'ONE_TIME_CODE_WRONG';
    return answer(401, { code: refusal, message: 'No.', field: 'code' });
  },
});
const signIn = (code?: string) =>
  signInWithCode(createTestContext().context, client, {
    email: 'ana',
    password: 'a password',
    ...(code && { code }),
  });

it('passes the code on that was given, and says when it is wrong', async () => {
  expect(await signIn('123456')).toMatchObject({ name: 'Ana' });
  await expect(signIn('000000')).rejects.toMatchObject({ code: 'ONE_TIME_CODE_WRONG' });
});

it('says how to give the code where nobody can be asked', async () => {
  await expect(signIn()).rejects.toMatchObject({
    message: 'There is no terminal to ask for the one-time code on.',
    hint: expect.stringContaining('--code') as string,
  });
});
