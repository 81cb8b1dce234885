import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppIsGone, createFirebase, readServiceAccount } from './firebase';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PEM = privateKey.export({ type: 'pkcs8', format: 'pem' });
const NOW = Date.UTC(2026, 10, 23, 12);

interface Asked {
  url: string;
  authorization: string | undefined;
  body: string;
}
let server: Server;
let url: string;
let asked: Asked[];
/** Next responses of Cloud Messaging and the account server. */
let answers: { message: [number, unknown]; key: [number, unknown] };
let nowMs: number;

/** Speaks the protocol of both: an assertion (RFC 7523) for a key, and `messages:send` (HTTP v1). */
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      asked.push({ url: path, authorization: headers.authorization, body });
      const [status, answer] = path === '/token' ? answers.key : answers.message;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  [asked, nowMs] = [[], NOW];
  answers = {
    message: [200, { name: 'projects/fleet-1/messages/1' }],
    key: [200, { access_token: 'ya29.key', expires_in: 3600, token_type: 'Bearer' }],
  };
});

const accountText = (changes: object = {}) =>
  JSON.stringify({
    type: 'service_account',
    project_id: 'fleet-1',
    private_key: PEM,
    client_email: 'push@fleet-1.iam.gserviceaccount.com',
    token_uri: `${url}/token`,
    ...changes,
  });
const open = () => createFirebase({ url, ...readServiceAccount(accountText())! }, () => nowMs);
const message = { title: 'Ônibus 1', body: 'SOS', data: { path: '/devices/1' }, ttlMs: 90_500 };

describe('Firebase', () => {
  it('[S3.37] gets a message for an app, in the name of the service account', async () => {
    const firebase = open();
    await firebase.send('app:one', message);
    await firebase.send('app:two', message);
    expect(asked.map(({ url: path }) => path)).toEqual([
      '/token',
      ...Array.from({ length: 2 }, () => '/v1/projects/fleet-1/messages:send'),
    ]);
    const form = new URLSearchParams(asked[0]?.body);
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const isSigned = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${claims}`),
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      iss: 'push@fleet-1.iam.gserviceaccount.com',
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
      aud: `${url}/token`,
      iat: NOW / 1000,
      exp: NOW / 1000 + 3600,
    });
    expect(asked[1]?.authorization).toBe('Bearer ya29.key');
    expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
      message: {
        token: 'app:one',
        notification: { title: 'Ônibus 1', body: 'SOS' },
        data: { path: '/devices/1' },
        android: { priority: 'high', ttl: '90s' },
      },
    });
  });

  it('asks for another key before the old one ends, and once it is refused', async () => {
    const firebase = open();
    const keys = () => asked.filter(({ url: path }) => path === '/token').length;
    await firebase.send('app', message);
    nowMs += 3_600_000 - 60_000;
    await firebase.send('app', message);
    expect(keys()).toBe(2);
    answers.message = [401, { error: { status: 'UNAUTHENTICATED' } }];
    await expect(firebase.send('app', message)).rejects.toMatchObject({ problem: 'away' });
    answers.message = [200, { name: 'x' }];
    await firebase.send('app', message);
    expect(keys()).toBe(3);
  });

  it('says that an app is gone', async () => {
    const details = [{ '@type': 'FcmError', errorCode: 'UNREGISTERED' }];
    answers.message = [404, { error: { code: 404, status: 'NOT_FOUND', details } }];
    await expect(open().send('app', message)).rejects.toBeInstanceOf(AppIsGone);
  });

  it.each<[string, Partial<typeof answers>, string]>([
    ['is busy', { message: [503, {}] }, 'failed'],
    ['refuses', { message: [400, { error: { details: [null] } }] }, 'refused'],
    ['lies', { message: [200, { ok: true }] }, 'refused'],
    ['gives no key', { key: [400, { error: 'invalid_grant' }] }, 'away'],
    ['gives a key that is none', { key: [200, { access_token: 'a\nb' }] }, 'away'],
    ['is too busy to give a key', { key: [500, {}] }, 'failed'],
  ])(
    'that %s loses no message that may be taken, and tells no secret',
    async (_what, said, how) => {
      Object.assign(answers, said);
      const failure = await open()
        .send('app', message)
        .then(
          () => expect.unreachable(),
          (error: unknown) => error as { problem: string; message: string },
        );
      expect(failure.problem).toBe(how);
      expect(failure.message).not.toMatch(/ya29|PRIVATE|a\nb/);
    },
  );

  it('takes the key file of a service account and nothing else', () => {
    expect(readServiceAccount(accountText())).toMatchObject({ projectId: 'fleet-1' });
    for (const wrong of [
      ...['', 'null', '[]', '{}', accountText({ private_key: 'x' })],
      ...[accountText({ project_id: '../x' }), accountText({ token_uri: 'file:///etc/passwd' })],
    ]) {
      expect(readServiceAccount(wrong)).toBeUndefined();
    }
  });
});
