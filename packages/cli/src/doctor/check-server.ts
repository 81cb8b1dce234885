import { server, type Server } from '@rastro/sdk/contract';
import { exitCode } from '../exit-code';
import { type Finding, fail, ok } from './check';
import { checkClock } from './check-clock';
import { describeStranger } from './describe-stranger';

const PATIENCE_MS = 10_000;

const REMEDIES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'No such name is known. Check the address, and the network of this machine.',
  EAI_AGAIN: 'Names cannot be looked up. Check the network of this machine.',
  ECONNREFUSED: 'Nothing listens there. Check that the server runs, and the port.',
  ECONNRESET: 'The connection was cut. A proxy or firewall may be in between.',
  UND_ERR_SOCKET: 'The connection was closed without an answer. Check the port.',
  ERR_SSL_WRONG_VERSION_NUMBER:
    'There is no encryption at that port. Write the address with http://.',
  ERR_SSL_PACKET_LENGTH_TOO_LONG:
    'There is no encryption at that port. Write the address with http://.',
  EHOSTUNREACH: 'There is no way to that machine. Check the network.',
  CERT_HAS_EXPIRED: 'Its certificate has expired. Renew it on the server.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is its own. Set NODE_EXTRA_CA_CERTS to its file.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its authority is not known. Set NODE_EXTRA_CA_CERTS to its file.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The server does not send the certificates in between.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name. Check the address.',
};

/** Server info, and the findings on the way. */
export interface ServerAnswer {
  findings: Finding[];
  server: Server | null;
}

/** Asks a server who it is: reachable, a tracking server, and what time it is there. */
export async function checkServer(
  url: string,
  send: typeof fetch = fetch,
  now: () => number = Date.now,
): Promise<ServerAnswer> {
  const sentMs = now();
  try {
    const response = await send(`${url}/api/server`, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answeredMs = now();
    const clock = checkClock(response.headers.get('date'), sentMs, answeredMs);
    const { status, ok: isGood } = response;
    const body = await response.text();
    const server = readServer(isGood, body);
    // The clock of a stranger says nothing.
    if (!server) return { findings: [describeStranger({ url, status, body })], server };
    const found = ok('server', `${url}${describe(server)}, answered in ${answeredMs - sentMs} ms`);
    return { findings: clock ? [found, clock] : [found], server };
  } catch (error) {
    return { findings: [describeSilence(url, error)], server: null };
  }
}

function readServer(isGood: boolean, body: string): Server | null {
  try {
    const json: unknown = JSON.parse(body);
    return isGood && isServer(json) ? server.decode(json) : null;
  } catch {
    return null;
  }
}

/** Every tracking server tells these; the contract's decoder makes one of any object. */
const isServer = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  'id' in json &&
  ['registration', 'attributePrefix', 'version'].some((member) => member in json);

const describe = ({ version, attributePrefix }: Server): string =>
  version ? `, version ${version}` : attributePrefix === null ? '' : `, prefix ${attributePrefix}`;

function describeSilence(url: string, error: unknown): Finding {
  const cause =
    error instanceof Error
      ? (error.cause as { code?: unknown; message?: string } | undefined)
      : undefined;
  const code = typeof cause?.code === 'string' ? cause.code : '';
  if (code.startsWith('HPE_')) {
    return fail('server', `What listens at ${url} does not speak HTTP (${code}).`, {
      remedy: 'Check the port. With encryption, write the address with https://.',
      exit: exitCode.unreachable,
    });
  }
  if (cause?.message === 'bad port') {
    return fail('server', `${url} is at a port that HTTP is never served at.`, {
      remedy: 'Check the port.',
      exit: exitCode.unreachable,
    });
  }
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return fail(
    'server',
    `${url} ${isLate ? 'did not answer in 10 s' : 'cannot be reached'}${code && ` (${code})`}.`,
    {
      remedy: REMEDIES[code] ?? 'Check the address, the network, and that the server runs.',
      exit: exitCode.unreachable,
    },
  );
}
