// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTrackingClient } from './create-tracking-client';
import { at } from './test-entities';
import { failure } from './test-failure';
import type { Answer, SeenCall, TestServer } from './test-server';
import { startTestServer } from './test-server';

let server: TestServer;
let answer: (call: SeenCall) => Answer = () => ({ body: {} });
beforeEach(async () => {
  server = await startTestServer((call) => answer(call));
});
afterEach(() => server.stop());

const client = (options: Partial<Parameters<typeof createTrackingClient>[0]> = {}) =>
  createTrackingClient({ baseUrl: server.baseUrl, ...options });

describe('sessions', () => {
  it.each([401, 404])('[S7.7] are nobody’s at %d', async (status) => {
    answer = () => ({ status });
    const signedOut = vi.fn();
    const one = client();
    one.on('signedOut', signedOut);
    expect(await one.session.get()).toBeNull();
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('say that rights are others once terms of use are due, and of no other refusal', async () => {
    const rightsChanged = vi.fn();
    const one = client();
    one.on('rightsChanged', rightsChanged);
    answer = () => ({ status: 403, body: { code: 'PERMISSION_REQUIRED' } });
    await failure(one.access.get(1));
    expect(rightsChanged).not.toHaveBeenCalled();
    answer = () => ({ status: 403, body: { code: 'TERMS_NOT_ACCEPTED' } });
    expect((await failure(one.access.get(1))).code).toBe('TERMS_NOT_ACCEPTED');
    expect(rightsChanged).toHaveBeenCalledOnce();
  });

  it('fail when the server does, signed in or not', async () => {
    answer = () => ({ status: 503 });
    expect((await failure(client().session.get())).code).toBe('HTTP_503_SERVICE_UNAVAILABLE');
  });

  it('[S7.6] [S8.12] sign in with a form, and say what was wrong', async () => {
    answer = () => ({ status: 401, body: { code: 'HTTP_401_UNAUTHORIZED', message: 'No' } });
    const call = client().session.create({ email: 'a@b', password: 'c', remember: true });
    expect((await failure(call)).code).toBe('HTTP_401_UNAUTHORIZED');
    expect(server.calls[0]?.body).toBe('email=a%40b&password=c&remember=true');
  });

  it('[S5.1] [S8.7] ask nobody when a field is empty', async () => {
    const call = client().session.create({ email: '', password: 'c' });
    expect((await failure(call)).code).toBe('FILL_ALL_FIELDS');
    expect(server.calls).toEqual([]);
  });

  it('[S8.5] [S8.6] carry what else the refusal said', async () => {
    const body = {
      message: 'Account is suspended trust - pay',
      trustAvailable: true,
      invoices: [1],
    };
    answer = () => ({ status: 400, body });
    const error = await failure(client().session.create({ email: 'a', password: 'b' }));
    expect(error.code).toBe('ACCOUNT_IS_SUSPENDED_TRUST');
    expect(error.details).toEqual({ trustAvailable: true, invoices: [1] });
  });

  it('[S5.6] [S7.8] [S8.8] [S8.13] [S8.14] know the codes of sign-in', async () => {
    answer = () => ({ status: 500 });
    const byPassword = await failure(client().session.create({ email: 'a', password: 'b' }));
    expect(byPassword.code).toBe('ACCOUNT_IS_BLOCKED');
    answer = () => ({ status: 401, text: 'Token has expired' });
    expect((await failure(client().session.createByToken('T'))).code).toBe('INVALID_LOGIN_DATA');
    expect(server.calls.at(-1)).toMatchObject({ method: 'GET', url: '/api/session?token=T' });
    expect((await failure(client().session.createByToken(''))).code).toBe('FILL_ALL_FIELDS');
  });

  it('[S8.11] say of any other failure that the sign-in failed', async () => {
    const one = client();
    for (const reply of [{ text: '<html>', type: 'text/html' }, { body: { name: 'no id' } }]) {
      answer = () => reply;
      const error = await failure(one.session.create({ email: 'a', password: 'b' }));
      expect(error.code).toBe('LOGIN_PROCESS_ERROR');
      expect((await failure(one.session.createByToken('T'))).code).toBe('LOGIN_PROCESS_ERROR');
    }
    // Who asks who is signed in signs nobody in.
    expect((await failure(one.session.get())).code).toBe('UNEXPECTED_ANSWER');
  });

  it('[S7.9] end, also when they had ended already', async () => {
    const signedOut = vi.fn();
    const one = client();
    one.on('signedOut', signedOut);
    for (const status of [204, 401, 404]) {
      answer = () => ({ status });
      await one.session.delete();
    }
    expect(signedOut).toHaveBeenCalledTimes(3);
    answer = () => ({ status: 503 });
    expect((await failure(one.session.delete())).status).toBe(503);
  });

  it('give a token as the raw text it is', async () => {
    answer = () => ({ text: 'RAW.TOKEN', type: 'application/json' });
    expect(await client().session.createToken({ expiration: at(0) })).toBe('RAW.TOKEN');
    expect(server.calls[0]?.body).toBe('expiration=2026-08-21T16%3A18%3A00.000Z');
  });

  it('end a token before its time', async () => {
    answer = () => ({ status: 204 });
    await client().session.revokeToken('RAW.TOKEN');
    const { method, url, body } = server.calls[0] ?? {};
    expect([method, url, body]).toEqual(['POST', '/api/session/token/revoke', 'token=RAW.TOKEN']);
  });

  it('[S7.10] ask for a mail to a new password', async () => {
    answer = () => ({ status: 204 });
    await client().session.requestPassword(' ana@example.com ');
    const { method, url, body } = server.calls[0] ?? {};
    expect([method, url]).toEqual(['POST', '/api/session/password']);
    expect(body).toBe('email=ana%40example.com&requested_from=web');
  });

  it('[S7.11] set a new password with the token of the mail', async () => {
    answer = () => ({ status: 204 });
    await client().session.setPassword({ token: 'RAW-TOKEN', password: 'a & b' });
    const { method, url, body } = server.calls[0] ?? {};
    expect([method, url]).toEqual(['POST', '/api/session/password']);
    expect(body).toBe('token=RAW-TOKEN&password=a+%26+b');
  });

  it('confirm a new e-mail with the token of the mail', async () => {
    answer = () => ({ status: 204 });
    await client().session.confirmEmail('RAW-TOKEN');
    const { method, url, body } = server.calls[0] ?? {};
    expect([method, url, body]).toEqual(['POST', '/api/session/email', 'token=RAW-TOKEN']);
    expect((await failure(client().session.confirmEmail(''))).code).toBe('FILL_TOKEN_FIELD');
  });

  it('[S5.4] [S5.5] ask nobody for a new password without an address or a token', async () => {
    const { session } = client();
    expect((await failure(session.requestPassword(' '))).code).toBe('FILL_EMAIL_FIELD');
    const input = { token: '', password: 'secret' };
    expect((await failure(session.setPassword(input))).code).toBe('FILL_TOKEN_FIELD');
    expect(server.calls).toEqual([]);
  });

  it('[S8.27] say why a new password could not be had, in the form of sign-in’s codes', async () => {
    const signedOut = vi.fn();
    const one = client();
    one.on('signedOut', signedOut);
    answer = () => ({ status: 401, text: 'Mail is off - x.Y (A.java:1)' });
    expect((await failure(one.session.requestPassword('a@b'))).code).toBe('MAIL_IS_OFF');
    answer = () => ({ status: 400, body: { code: 'INVALID_TOKEN', message: 'No' } });
    const input = { token: 'T', password: 'secret' };
    expect((await failure(one.session.setPassword(input))).code).toBe('INVALID_TOKEN');
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('are not ended by the refusal of a call from before somebody signed in', async () => {
    let refuse: (response: Response) => void = () => undefined;
    const fetch = vi.fn(() => Promise.resolve(new Response('{"id":2}')));
    fetch.mockImplementationOnce(() => new Promise((resolve) => (refuse = resolve)));
    const one = client({ fetch });
    const signedOut = vi.fn();
    one.on('signedOut', signedOut);
    const early = failure(one.devices.list());
    await one.session.create({ email: 'ana', password: 'secret' });
    refuse(new Response('', { status: 401 }));
    expect((await early).code).toBe('HTTP_401_UNAUTHORIZED');
    expect(signedOut).not.toHaveBeenCalled();
  });
});
