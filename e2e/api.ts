import { expect, type Page } from '@playwright/test';
import type { RunningServer } from './start-server';

/** Name, address and password of an account. */
export interface Account {
  name: string;
  email: string;
  password: string;
}

/** The first administrator of a server of one's own. */
export const administrator: Account = {
  name: 'Ana Prado',
  email: 'ana@example.com',
  password: 'uma senha bem comprida',
};

export type CallApi = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** Makes the first administrator with the code from the terminal and answers a way to call as them. */
export async function setUp(server: RunningServer): Promise<CallApi> {
  const readCode = () => /\b[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(server.output())?.[0];
  await expect.poll(readCode).toBeDefined();
  const code = readCode();
  const response = await fetch(`${server.url}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ code, ...administrator }),
  });
  if (!response.ok) throw new Error(`set-up answered ${response.status}: ${await response.text()}`);
  return createCall(server, toCookie(response));
}

/** Signs in as somebody and answers a way to call as them. */
export async function signIn(
  server: RunningServer,
  { email, password }: { email: string; password: string },
): Promise<CallApi> {
  const response = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { origin: server.url },
    body: new URLSearchParams({ email, password }),
  });
  if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
  return createCall(server, toCookie(response));
}

/** Address of a server, and the account that pages sign in with; the first administrator of a server of one's own by default. */
export interface Door {
  url: string;
  administrator?: Account;
}

/** Signs a browser in, without its sign-in page. */
export async function signInPage(
  page: Page,
  server: Door,
  { email, password }: { email: string; password: string } = server.administrator ?? administrator,
): Promise<void> {
  const answer = await page.request.post(`${server.url}/api/session`, {
    headers: { origin: server.url },
    form: { email, password },
  });
  expect(answer.ok()).toBe(true);
}

const toCookie = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

function createCall(server: RunningServer, cookie: string): CallApi {
  return async (method, path, body) => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        cookie,
        origin: server.url,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}
