import { expect } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { openServiceDoor } from '../../traccar/testing/open-service-door';
import type { Workplace } from '../../traccar/testing/use-front';

export const PASSWORD = 'a long password';

/** A door with its administrator; `mark` makes names of their own. */
export interface Scene {
  door: TestDoor;
  admin: TestBrowser;
  mark: string;
}

export const enter = async (door: TestDoor, email: string, password = PASSWORD) => {
  const browser = door.browser();
  expect((await browser.signIn(email, password)).status).toBe(200);
  return browser;
};

/** Runs a test over the engine, and in front of a tracking server elsewhere that has an account for services. */
export async function overBothDoors(
  at: Workplace,
  test: (scene: Scene) => Promise<void>,
): Promise<void> {
  const server = await startTestApp();
  try {
    const admin = await enter(server, ADMIN.email, ADMIN.password);
    await test({ door: server, admin, mark: 'e' });
  } finally {
    await server.stop();
  }
  await inFront(at, await openServiceDoor(at), test);
}

/** Runs a test through a door before the tracking server elsewhere. */
export async function inFront(
  { elsewhere: { admin } }: Workplace,
  door: TestDoor,
  test: (scene: Scene) => Promise<void>,
): Promise<void> {
  try {
    const mark = `${Date.now()}`;
    await test({ door, admin: await enter(door, admin.email, admin.password), mark });
  } finally {
    await door.stop();
  }
}

export const make = async (as: TestBrowser, path: string, json: object): Promise<number> => {
  const reply = await as.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};

export const list = async (as: TestBrowser, path: string): Promise<Record<string, unknown>[]> =>
  JSON.parse((await as.call(`GET /api/${path}`)).text) as Record<string, unknown>[];

/** Makes an account, and signs in with it. */
export async function addAccount(
  { door, mark }: Scene,
  as: TestBrowser,
  name: string,
  more: object = {},
): Promise<{ id: number; browser: TestBrowser }> {
  const email = `${name}-${mark}@example.com`;
  const id = await make(as, 'users', { name, email, password: PASSWORD, ...more });
  return { id, browser: await enter(door, email) };
}
