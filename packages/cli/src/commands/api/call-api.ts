import { readFile } from 'node:fs/promises';
import { toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { type Context, printJson } from '../../context';
import { describeAnswer } from '../../describe-failure';
import { exitCode } from '../../exit-code';
import { fetchOf } from '../../http/debug-fetch';
import { requireSignIn, type SignIn } from '../../profiles/resolve-sign-in';
import { readFields } from './read-fields';
import { readAllText } from '../../terminal/read-all-text';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const HINT = "As in: rastro api GET '/devices?all=true'";

/** `rastro api` */
export const callApi: RunCommand = async (context, [given = '', path = ''], options) => {
  const { data, paginate } = options;
  const method = given.toUpperCase();
  if (!METHODS.includes(method)) {
    throw wrong(`"${given}" is no method. There are: ${METHODS.join(', ')}.`);
  }
  const isReading = method === 'GET' || method === 'HEAD';
  const sent = typeof data === 'string' ? await readBody(context, data) : undefined;
  if (sent !== undefined && isReading) throw wrong(`${method} takes no --data.`);
  const fields = await readFields(options);
  const hasFields = Object.keys(fields).length > 0;
  if (sent !== undefined && hasFields) throw wrong('--data and fields are not given together.');
  if (paginate && method !== 'GET') throw wrong('--paginate is for GET.');
  const body = hasFields && !isReading ? JSON.stringify(fields) : sent;
  const signIn = await requireSignIn(context);
  const address = toAddress(signIn.url, path);
  if (isReading) {
    for (const [key, value] of Object.entries(fields)) address.searchParams.set(key, String(value));
  }
  const call = (at: URL) => callOnce(context, signIn, at, { method, body });
  const { response, answer, json } = await (paginate ? readAll(address, call) : call(address));
  if (json !== undefined) printJson(context, json);
  else if (answer !== '') writeText(context, answer);
  if (!response.ok) throw refuse(response.status, json);
};

interface Answer {
  response: Response;
  answer: string;
  json: unknown;
}

async function callOnce(
  context: Context,
  { token }: SignIn,
  address: URL,
  { method, body }: { method: string; body: string | undefined },
): Promise<Answer> {
  const response = await send(context, address, {
    method,
    // The token is for this server alone: another one that it points to does not get it.
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  const answer = await response.text();
  return { response, answer, json: parseJson(answer) };
}

const PART = 1000;

/** All parts of a list in one; what is no list, and the first refusal, as it comes. */
async function readAll(address: URL, call: (at: URL) => Promise<Answer>): Promise<Answer> {
  const all: unknown[] = [];
  for (;;) {
    const at = new URL(address);
    if (!at.searchParams.has('limit')) at.searchParams.set('limit', String(PART));
    const limit = Number(at.searchParams.get('limit'));
    at.searchParams.set('offset', String(all.length));
    const part = await call(at);
    if (!part.response.ok || !Array.isArray(part.json)) return part;
    // A list that knows of no parts is the same again.
    const isSame = all.length > 0 && JSON.stringify(part.json[0]) === JSON.stringify(all[0]);
    if (!isSame) all.push(...(part.json as unknown[]));
    if (isSame || part.json.length !== limit) return { ...part, json: all };
  }
}

/** The address of a path at the server. Throws for one that would lead elsewhere. */
function toAddress(url: string, path: string): URL {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const address = URL.canParse(rooted, url) ? new URL(rooted, url) : null;
  if (!address || address.origin !== new URL(url).origin) {
    throw wrong(`"${path}" is no path of the API.`);
  }
  if (!/^\/api(\/|$)/.test(address.pathname)) address.pathname = `/api${address.pathname}`;
  return address;
}

async function readBody(context: Context, data: string): Promise<string> {
  const text = data === '-' ? await readAllText(context) : await readData(data);
  if (parseJson(text) === undefined) throw wrong('--data is no JSON.');
  return text;
}

async function readData(data: string): Promise<string> {
  if (!data.startsWith('@')) return data;
  try {
    return await readFile(data.slice(1), 'utf8');
  } catch {
    throw wrong(`There is no file ${data.slice(1)} that can be read.`);
  }
}

async function send(context: Context, address: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetchOf(context)(address, init);
  } catch {
    throw new CliError(`${address.origin} did not answer.`, {
      exit: exitCode.unreachable,
      hint: 'Check the address and that the server runs. `rastro doctor` says what is reachable.',
    });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A file goes to a file as it is; signs that would steer a terminal do not reach one. */
function writeText({ stdout }: Context, text: string): void {
  const toLine = (line: string) => toPrintable(line.trimEnd());
  stdout.write(stdout.isTTY ? text.split('\n').map(toLine).join('\n') : text);
}

function refuse(status: number, json: unknown): CliError {
  const { code, message } = (json ?? {}) as { code?: unknown; message?: unknown };
  const failure = describeAnswer({
    status,
    code: typeof code === 'string' ? code : `HTTP_${status}`,
    message: typeof message === 'string' ? message : 'The server refused.',
  });
  return new CliError(failure.message, {
    exit: failure.exit,
    ...(failure.hint !== undefined && { hint: failure.hint }),
  });
}

const wrong = (message: string): CliError =>
  new CliError(message, { exit: exitCode.usage, hint: HINT });
