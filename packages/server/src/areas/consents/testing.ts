import { expect } from 'vitest';
import type { TestBrowser, TestDoor } from '../../http/testing';

const MISSING = { status: 409, json: { code: 'CONSENT_MISSING', field: 'disabled' } };
/** The refusal of one that is over. */
export const OVER = { status: 409, json: { code: 'CONSENT_OVER' } };

/** Makes a device. */
export const add = async (browser: TestBrowser, uniqueId: string): Promise<number> => {
  const reply = await browser.call('POST /api/devices', { json: { name: uniqueId, uniqueId } });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
/** Asks a person of it. */
export const ask = (browser: TestBrowser, deviceId: number, more: object = {}) =>
  browser.call('POST /api/consents', { json: { deviceId, personName: 'Bia', ...more } });
/** Makes a call of one consent. */
export const call = (browser: TestBrowser, id: unknown, action: string, json?: object) =>
  browser.call(`POST /api/consents/${String(id)}/${action}`, { ...(json && { json }) });
/** Lists consents. */
export const listOf = async (browser: TestBrowser, query = '') =>
  JSON.parse((await browser.call(`GET /api/consents?${query}`)).text) as Record<string, unknown>[];
/** Answers a consent as the person, who has no account. */
export const answer = (door: Pick<TestDoor, 'browser'>, token: unknown, given: string) =>
  door.browser().call('POST /api/session/consent/answer', { json: { token, answer: given } });
/** Checks whether a device is out of recording. */
export const isDisabled = async (browser: TestBrowser, id: number) =>
  (await browser.call(`GET /api/devices/${id}`)).json['disabled'];

interface Scene {
  door: TestDoor;
  admin: TestBrowser;
  /** Sends a fix, and says how many are kept of the device. */
  report(uniqueId: string, deviceId: number): Promise<number>;
}

/** From being asked to agreeing, taking it back and agreeing again: what is recorded meanwhile. */
export async function follow({ door, admin, report }: Scene): Promise<void> {
  const uniqueId = `bia-${Date.now()}`;
  const id = await add(admin, uniqueId);
  expect(await report(uniqueId, id)).toBe(1);
  const made = await ask(admin, id, { purpose: 'Night rounds', email: ' BIA@example.com ' });
  expect(made.json, made.text).toMatchObject({
    deviceId: id,
    status: 'asked',
    email: 'BIA@example.com',
    deviceName: uniqueId,
    answers: [],
    answeredAt: null,
  });
  const { token, url } = made.json;
  expect(String(url)).toContain(`/consent#${String(token)}`);
  expect(await isDisabled(admin, id)).toBe(true);
  expect(await report(uniqueId, id)).toBe(1);

  const told = await door.browser().call('POST /api/session/consent', { json: { token } });
  expect(told.json).toEqual({
    personName: 'Bia',
    deviceName: uniqueId,
    purpose: 'Night rounds',
    status: 'asked',
    askedBy: expect.stringContaining('ana@example.com'),
    expiresAt: null,
    answeredAt: null,
  });
  expect(told.headers.get('cache-control')).toBe('no-store');

  // Nobody says it in the person's place, by any way to write a device.
  const whole = (await admin.call(`GET /api/devices/${id}`)).json;
  const enabled = { ...whole, disabled: false };
  expect(await admin.call(`PUT /api/devices/${id}`, { json: enabled })).toMatchObject(MISSING);
  const patch = (json: object) => admin.call(`PATCH /api/devices/${id}`, { json });
  expect(await patch({ disabled: false })).toMatchObject(MISSING);
  expect((await patch({ model: 'FMB920' })).status).toBe(200);
  expect(await report(uniqueId, id)).toBe(1);

  const agreed = await answer(door, token, 'given');
  expect(agreed.json, agreed.text).toMatchObject({ status: 'given' });
  expect(await isDisabled(admin, id)).toBe(false);
  expect(await report(uniqueId, id)).toBe(2);
  expect((await answer(door, token, 'refused')).json).toMatchObject({ field: 'answer' });
  expect((await answer(door, token, 'given')).status).toBe(200);

  expect((await answer(door, token, 'withdrawn')).json).toMatchObject({ status: 'withdrawn' });
  expect(await report(uniqueId, id)).toBe(2);
  expect(await patch({ disabled: false })).toMatchObject(MISSING);
  const [kept] = await listOf(admin, `deviceId=${id}&latest=true`);
  expect(kept).toMatchObject({
    status: 'withdrawn',
    token: null,
    url: null,
    answers: [
      { answer: 'given', how: 'link', by: '' },
      { answer: 'withdrawn', how: 'link', by: '' },
    ],
  });

  // A new link, and another consent, end the ones before.
  const anew = await call(admin, made.json['id'], 'resend');
  expect(await answer(door, token, 'given')).toMatchObject({
    status: 400,
    json: { code: 'INVALID_TOKEN' },
  });
  expect((await answer(door, anew.json['token'], 'given')).status).toBe(200);
  expect(await report(uniqueId, id)).toBe(3);
  const second = await ask(admin, id, { personName: 'Caio' });
  expect(await report(uniqueId, id)).toBe(3);
  expect(await answer(door, anew.json['token'], 'withdrawn')).toMatchObject(OVER);
  expect(await listOf(admin, `deviceId=${id}`)).toMatchObject([
    { personName: 'Caio', status: 'asked' },
    { personName: 'Bia', status: 'ended' },
  ]);
  const paper = { answer: 'given', note: 'Signed on 21 August' };
  expect((await call(admin, second.json['id'], 'record', paper)).json).toMatchObject({
    status: 'given',
    answers: [{ how: 'paper', by: expect.stringContaining('ana@'), note: 'Signed on 21 August' }],
  });
  expect(await report(uniqueId, id)).toBe(4);
  await call(admin, second.json['id'], 'record', { answer: 'withdrawn' });
  expect(await report(uniqueId, id)).toBe(4);
  expect((await call(admin, second.json['id'], 'end')).json).toMatchObject({ status: 'ended' });
  expect(await report(uniqueId, id)).toBe(5);
  expect(await call(admin, second.json['id'], 'end')).toMatchObject(OVER);
  expect(await call(admin, second.json['id'], 'record', paper)).toMatchObject(OVER);

  // What somebody had taken out of use by hand stays so.
  await patch({ disabled: true });
  const third = await ask(admin, id);
  expect((await answer(door, third.json['token'], 'given')).status).toBe(200);
  expect(await isDisabled(admin, id)).toBe(true);
  expect((await patch({ disabled: false })).status).toBe(200);
  expect(await report(uniqueId, id)).toBe(6);
}
