import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Behaviour of connections: normal, or one of the ways in which networks and servers fail. */
export type FaultMode =
  | { kind: 'pass' }
  /** Nobody listens. */
  | { kind: 'refuse' }
  /** The connection is cut as soon as something was asked. */
  | { kind: 'reset' }
  /** Every answer comes late. */
  | { kind: 'slow'; delayMs: number }
  /** Connections open and nothing comes back. */
  | { kind: 'half-open' }
  /** The connection ends in the middle of an answer. */
  | { kind: 'truncate'; afterBytes: number }
  /** A reverse proxy says that nobody is behind it. */
  | { kind: 'gateway'; status: number };

/** Stands between us and a tracking server. */
export interface FaultProxy {
  origin: string;
  set(mode: FaultMode): Promise<void>;
  /** The tracking server does not know the sessions any more that were used so far. */
  forgetSessions(): void;
  /** Answers the head of every request since the last time. */
  takeRequests(): string[];
  /** Live sockets that are open now. */
  liveSockets(): number;
  /** Sends text frames down every live socket, as fast as it takes them. */
  flood(texts: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

interface Connection {
  client: Socket;
  server: Socket;
  isLive: boolean;
}

const COOKIE = /JSESSIONID=([\w.!*+/-]+)/g;
const HEAD = /^(GET|POST|PUT|DELETE|OPTIONS) \S+ HTTP/;

/** A proxy to `target` on a port of its own. */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port: targetPort } = new URL(target);
  const open = new Set<Connection>();
  const seen = new Set<string>();
  const forgotten = new Set<string>();
  let requests: string[] = [];
  let mode: FaultMode = { kind: 'pass' };
  let port = 0;

  const ask = (connection: Connection, chunk: Buffer): void => {
    const { client, server } = connection;
    if (mode.kind === 'reset') return void client.resetAndDestroy();
    if (mode.kind === 'half-open') return;
    if (mode.kind === 'gateway') {
      const page = '<html><h1>Bad Gateway</h1></html>';
      const head = `HTTP/1.1 ${mode.status} Bad Gateway\r\ncontent-type: text/html\r\n`;
      client.end(`${head}content-length: ${page.length}\r\nconnection: close\r\n\r\n${page}`);
      return;
    }
    const text = chunk.toString('latin1');
    if (connection.isLive || !HEAD.test(text)) return void server.write(chunk);
    requests.push(text.split('\r\n\r\n', 1)[0] ?? '');
    connection.isLive = /upgrade: websocket/i.test(text);
    const changed = text.replace(COOKIE, (cookie, id: string) => {
      seen.add(id);
      return forgotten.has(id) ? `JSESSIONID=${'0'.repeat(id.length)}` : cookie;
    });
    server.write(Buffer.from(changed, 'latin1'));
  };

  const answer = ({ client, isLive }: Connection, chunk: Buffer): void => {
    if (mode.kind === 'half-open') return;
    if (mode.kind === 'slow' && !isLive) {
      setTimeout(() => client.destroyed || client.write(chunk), mode.delayMs);
    } else if (mode.kind === 'truncate' && !isLive) {
      client.end(chunk.subarray(0, mode.afterBytes));
    } else client.write(chunk);
  };

  const listener = createServer((client) => {
    const connection = { client, server: connect(Number(targetPort), hostname), isLive: false };
    const { server } = connection;
    open.add(connection);
    const end = (): void => {
      open.delete(connection);
      client.destroy();
      server.destroy();
    };
    for (const side of [client, server]) side.on('error', end).setNoDelay(true);
    client.on('data', (chunk) => ask(connection, chunk)).on('close', end);
    server.on('data', (chunk) => answer(connection, chunk)).on('close', () => client.end());
  });

  const cut = (): void => {
    for (const { client } of [...open]) client.resetAndDestroy();
  };
  const listen = async (): Promise<void> => {
    listener.listen(port, '127.0.0.1');
    await once(listener, 'listening');
    port = (listener.address() as AddressInfo).port;
  };
  const unlisten = async (): Promise<void> => {
    const closed = once(listener, 'close');
    listener.close();
    cut();
    await closed;
  };

  await listen();
  return {
    origin: `http://127.0.0.1:${port}`,
    async set(next) {
      if (next.kind === 'refuse' && mode.kind !== 'refuse') await unlisten();
      if (next.kind !== 'refuse' && mode.kind === 'refuse') await listen();
      if (next.kind === 'reset') cut();
      mode = next;
    },
    forgetSessions() {
      for (const id of seen) forgotten.add(id);
    },
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    liveSockets: () => [...open].filter(({ isLive }) => isLive).length,
    async flood(texts) {
      const live = [...open].filter(({ isLive }) => isLive);
      for (const { client } of live) {
        for (const text of texts) if (!client.write(toFrame(text))) await once(client, 'drain');
      }
    },
    async close() {
      if (mode.kind !== 'refuse') await unlisten();
    },
  };
}

/** An unmasked text frame, as servers send it (RFC 6455 §5.2). */
function toFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head =
    payload.length < 126
      ? Buffer.from([0x81, payload.length])
      : Buffer.from([0x81, 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([head, payload]);
}
