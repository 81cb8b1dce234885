import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendJson, type StandIn, startStandIn } from '../../lookup/testing';
import { checkProviders } from './check-providers';

const SECRET = 'hunter2';
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let service: StandIn;
let host: string;
let methods: (string | undefined)[] = [];
/** Valid responses by the beginning of the path. */
const right: Record<string, unknown> = {
  '/bot': { ok: true, result: { id: 1, is_bot: true } },
  '/1065': { id: '1065' },
  '/token': { access_token: 'ya29.key', expires_in: 3600 },
};
beforeAll(async () => {
  service = await startStandIn(({ url = '', method }, response) => {
    methods.push(method);
    const known = Object.keys(right).find((path) => url.startsWith(path));
    if (known === undefined) response.statusCode = 404;
    sendJson(response, known === undefined ? {} : right[known]);
  });
  host = new URL(service.origin).host;
});
afterAll(() => service.stop());

const settings = (path = '', url = `${service.origin}${path}`) => ({
  telegram: { url, token: SECRET },
  whatsapp: { url, phoneNumberId: '1065', token: SECRET, template: 'x', language: 'pt_BR' },
  sms: { url, template: '{phone}{message}', authorization: SECRET },
  firebase: {
    url,
    projectId: 'fleet-1',
    clientEmail: 'push@fleet-1.example',
    privateKey,
    tokenUrl: `${url}/token`,
  },
});

it('asks each provider that is set up what sends nothing, and leaves the others out', async () => {
  methods = [];
  const findings = await checkProviders(settings());
  const takes = { level: 'good', found: `${host} takes the settings`, code: 'providerTakes' };
  expect(findings).toMatchObject([
    { ...takes, what: 'Telegram', params: { host } },
    { ...takes, what: 'WhatsApp' },
    { level: 'good', what: 'SMS', found: expect.stringContaining('not asked') },
    { ...takes, what: 'Firebase' },
  ]);
  expect(service.asked.toSorted()).toEqual(['/1065?fields=id', `/bot${SECRET}/getMe`, '/token']);
  expect(methods.toSorted()).toEqual(['GET', 'GET', 'POST']);
  await expect(checkProviders({})).resolves.toEqual([]);
});

it('says what is refused and which setting to look at, without a secret', async () => {
  const findings = await checkProviders(settings('/elsewhere'));
  expect(findings).toMatchObject([
    {
      level: 'problem',
      found: `${host}: Telegram refuses the token of the bot (404)`,
      service: 'refused',
      params: { service: 'Telegram', status: 404 },
      remedy: expect.stringContaining('--telegram-token-file'),
    },
    {
      level: 'problem',
      found: `${host}: WhatsApp refuses the id of the phone number (404)`,
      remedy: expect.stringContaining('--whatsapp-number-id'),
    },
    { level: 'good' },
    {
      level: 'problem',
      found: `${host}: Firebase refuses the service account (404)`,
      remedy: expect.stringContaining('--firebase-account-file'),
    },
  ]);
  expect(JSON.stringify(findings)).not.toContain(SECRET);
});

it.each([
  ['lies', { ok: false, id: '1066' }],
  ['has changed', []],
])('does not believe a provider that %s', async (_what, answer) => {
  const before = { ...right };
  for (const path of Object.keys(right)) right[path] = answer;
  const findings = await checkProviders(settings());
  Object.assign(right, before);
  expect(findings.map(({ level }) => level)).toEqual(['problem', 'problem', 'good', 'problem']);
});

it('says of a provider that is not there that it cannot be reached', async () => {
  const findings = await checkProviders(settings('', 'http://127.0.0.1:1'));
  for (const { what, found, service, params } of findings.filter(
    ({ level }) => level === 'problem',
  )) {
    expect(found).toBe(`127.0.0.1:1: ${what} cannot be reached`);
    expect({ service, params }).toEqual({ service: 'away', params: { service: what } });
  }
  expect(findings.filter(({ level }) => level === 'problem')).toHaveLength(3);
});
