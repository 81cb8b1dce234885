import { decodeServer, type Server } from '@rastro/sdk/contract';
import { exitCode } from '../exit-code';
import { type Finding, fail, ok } from './check';
import { checkClock } from './check-clock';

const PATIENCE_MS = 10_000;

const REMEDIES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'No such name is known. Check the address, and the network of this machine.',
  EAI_AGAIN: 'Names cannot be looked up. Check the network of this machine.',
  ECONNREFUSED: 'Nothing listens there. Check that the server runs, and the port.',
  ECONNRESET: 'The connection was cut. A proxy or firewall may be in between.',
  EHOSTUNREACH: 'There is no way to that machine. Check the network.',
  CERT_HAS_EXPIRED: 'Its certificate has expired. Renew it on the server.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is its own. Set NODE_EXTRA_CA_CERTS to its file.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its authority is not known. Set NODE_EXTRA_CA_CERTS to its file.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The server does not send the certificates in between.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name. Check the address.',
};

/** What the server says of itself, and what was found on the way. */
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
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answeredMs = now();
    const clock = checkClock(response.headers.get('date'), sentMs, answeredMs);
    const server = readServer(response.ok, await response.text());
    const status = server
      ? ok('server', `${url}${describe(server)}, answered in ${answeredMs - sentMs} ms`)
      : fail('server', `${url} answers (${response.status}), but is no tracking server.`, {
          remedy: 'Check the address: it is the one of the console, without a path.',
          exit: exitCode.unreachable,
        });
    return { findings: clock ? [status, clock] : [status], server };
  } catch (error) {
    return { findings: [describeSilence(url, error)], server: null };
  }
}

function readServer(isGood: boolean, body: string): Server | null {
  try {
    const json: unknown = JSON.parse(body);
    return isGood && typeof json === 'object' ? decodeServer(json) : null;
  } catch {
    return null;
  }
}

const describe = ({ version, attributePrefix }: Server): string =>
  version ? `, version ${version}` : attributePrefix === null ? '' : `, prefix ${attributePrefix}`;

function describeSilence(url: string, error: unknown): Finding {
  const cause =
    error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  const code = typeof cause?.code === 'string' ? cause.code : '';
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
