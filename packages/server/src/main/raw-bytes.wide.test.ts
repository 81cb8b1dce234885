import { setMaxListeners } from 'node:events';
import { readdirSync, readlinkSync, mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleProgram, type RunningProgram, type TestProgram } from './testing';
import { waitFor } from '../testing/wait-for';

/** Connections with hostile bytes that each port is given: `FUZZ_RUNS`, 5,000 unless told otherwise. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 5_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000);
const TOGETHER = 50;
const TIMEOUT_MS = 60_000 + RUNS * 60;
/** Connections without an answer, because their request is not whole, are left after so many answers to others. */
const PATIENCE_ANSWERS = 3;
const DOORS = ['port', 'ingestPort', 'enginePort', 'metricsPort'] as const;

let program: TestProgram;
let server: RunningProgram;
let ports: Record<(typeof DOORS)[number], number>;

beforeAll(async () => {
  program = await bundleProgram();
  const dataDir = mkdtempSync(join(tmpdir(), 'rastro-bytes-'));
  const free = DOORS.flatMap((door) => [`--${door.replace('Port', '-port')}`, '0']);
  const flags = ['--no-demo', '--log-level', 'error', '--address-limit', '0', '--data', dataDir];
  server = program.start([...free, ...flags]);
  ports = JSON.parse(await server.spoke) as typeof ports;
}, 120_000);
afterAll(async () => {
  server.process.kill();
  await server.ended;
  program.remove();
});

const line = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS') },
      fc.constantFrom('CONNECT', 'PATCH', 'TRACE', 'PRI', 'get', '', 'PURGE'),
    ),
    fc.constantFrom(
      ...['/', '/readyz', '/healthz', '/login', '/api/socket', '/api/socket?ticket=x', '/x', '*'],
      ...['/api/socket?token=x', '/api/session', '/api/session?token=x', '/api/devices', '//'],
      ...['/?id=bus&lat=1&lon=2', '/?id=%00&lat=x', '/api/server', '/%', '/api/devices/1?x=%ff'],
      ...['http://elsewhere/api/devices', 'elsewhere:443', '/api/../x', '/\u00ff', '?', ''],
      ...[`/${'x'.repeat(20_000)}`, '/assets/', '/api/reports/route?from=0&to=1&deviceId=1'],
    ),
    fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 x', ''),
  )
  .map((parts) => parts.join(' '));
const UPGRADE = [
  ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
const headers = fc
  .tuple(
    fc.constantFrom(['Host: x'], ['Host: x'], ['Host: x'], [], ['Host: x', 'Host: y']),
    fc.constantFrom([], [], UPGRADE, ['Connection: upgrade', 'Upgrade: x'], ['Upgrade: h2c']),
    fc.subarray(
      [
        ...['Connection: close', 'Connection: keep-alive', 'Expect: 100-continue', 'Expect: x'],
        ...['Content-Type: application/json', 'Content-Type: application/x-www-form-urlencoded'],
        ...['Content-Length: 0', 'Content-Length: 7', 'Content-Length: -1', 'Content-Length: 9e9'],
        ...['Content-Length: 99999999', 'Transfer-Encoding: chunked', 'Transfer-Encoding: gzip'],
        ...['Authorization: Bearer x', 'Authorization: Basic eA==', 'Authorization: x'],
        ...['Cookie: sid=x; JSESSIONID=y', 'Cookie: =;=,;', 'Origin: http://x', 'Origin: null'],
        ...['X-Forwarded-For: ::1, x', 'X-Request-Id: \u00ff', 'Range: bytes=5-1', ': x', 'x'],
        ...['Accept: text/html', 'Accept-Encoding: br, gzip', 'If-None-Match: "x"', ' folded'],
      ],
      { maxLength: 5 },
    ),
  )
  .map((parts) => parts.flat());
const body = fc.oneof(
  fc.constantFrom('', '', '', '{"id":1}', 'id=bus&lat=1&lon=2', '[[[[', '0\r\n\r\n'),
  fc.constantFrom(
    '5\r\nhello\r\n0\r\n\r\n',
    'ffffffffff\r\n',
    '-1\r\nx',
    '7\r\n{"a":1}\r\n0\r\n\r\n',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const request = fc
  .tuple(line, headers, body)
  .map(([first, fields, rest]) => `${[first, ...fields].join('\r\n')}\r\n\r\n${rest}`);
/** Known to have crashed a server: an upgrade request behind one that is not answered yet. */
const pipelined = fc.constantFrom(
  'GET /readyz HTTP/1.1\r\nHost: x\r\n\r\nGET /x HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
  `POST /?id=bus HTTP/1.1\r\nHost: x\r\n\r\nGET /api/socket HTTP/1.1\r\nHost: x\r\n${UPGRADE.join('\r\n')}\r\n\r\n`,
);
const whole = fc.oneof(
  { weight: 1, arbitrary: pipelined },
  {
    weight: 8,
    arbitrary: fc
      .array(fc.oneof({ weight: 7, arbitrary: request }, fc.string({ unit: 'binary' })), {
        minLength: 1,
        maxLength: 4,
      })
      .map((parts) => parts.join('')),
  },
);

/** Bytes of a call, and how they are disturbed on the way; positions in them are 0 to 1. */
interface Call {
  text: string;
  /** Only so much of it is sent. */
  cut: number;
  /** A byte is another. */
  bent: number;
  /** It goes out in two parts, the second as soon as the first is gone. */
  broken: number;
  end: 'wait' | 'half' | 'reset';
}

const somewhere = fc.nat(999).map((part) => part / 1000);

const call: fc.Arbitrary<Call> = fc.record({
  text: fc.oneof(
    { weight: 4, arbitrary: whole },
    whole.map((text) => text + text),
  ),
  cut: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, somewhere),
  bent: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, somewhere),
  broken: somewhere,
  end: fc.constantFrom('wait', 'wait', 'half', 'reset'),
});

/** Sends it and resolves with what was answered once the connection is over, or left. */
const send = (
  port: number,
  { text, cut, bent, broken, end }: Call,
  leave: AbortSignal,
): Promise<string> =>
  new Promise((resolve) => {
    const bytes = Buffer.from(text, 'latin1');
    const sent = bytes.subarray(0, Math.ceil(bytes.length * cut));
    if (bent < 1 && sent.length > 0) sent[Math.floor(sent.length * bent)] = 0xa5;
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      const middle = Math.floor(sent.length * broken);
      socket.write(sent.subarray(0, middle), () => {
        if (end === 'half') socket.end(sent.subarray(middle));
        else socket.write(sent.subarray(middle), () => end === 'reset' && socket.resetAndDestroy());
      });
    });
    leave.addEventListener('abort', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });

const HELLO: Call = {
  text: 'GET /x HTTP/1.0\r\n\r\n',
  cut: 1,
  bent: 1,
  broken: 0,
  end: 'wait',
};

const SOCKET: Call = {
  ...HELLO,
  text: `GET /api/socket HTTP/1.1\r\nHost: x\r\n${UPGRADE.join('\r\n')}\r\n\r\n`,
};
const NEVER = new AbortController().signal;
setMaxListeners(0, NEVER);

const ask = (port: number): Promise<string> => send(port, HELLO, NEVER);

/** Sends all at once and leaves those that got no answer while others, sent behind them, got theirs. */
const sendTogether = async (port: number, calls: readonly Call[]): Promise<string[]> => {
  const leave = new AbortController();
  setMaxListeners(calls.length, leave.signal);
  const answers = calls.map((one) => send(port, one, leave.signal));
  await Promise.all(answers.filter((_, index) => calls[index]?.end === 'reset'));
  for (let heard = 0; heard < PATIENCE_ANSWERS; heard++) await ask(port);
  leave.abort();
  return Promise.all(answers);
};

/** The connections that the server holds; on Linux, where the kernel tells. */
const countSockets = (): number => {
  const dir = `/proc/${server.process.pid}/fd`;
  const read = (name: string): string => {
    try {
      return readlinkSync(join(dir, name));
    } catch {
      return '';
    }
  };
  return readdirSync(dir).filter((name) => read(name).startsWith('socket:')).length;
};

const isRunning = (): boolean =>
  server.process.exitCode === null && server.process.signalCode === null;

describe('a server that is given any bytes', { timeout: TIMEOUT_MS }, () => {
  it.each(DOORS)('at its %s goes on, answers as before and holds nothing open', async (door) => {
    const before = await ask(ports[door]);
    expect(before).toMatch(/^HTTP\/1\.1 \d{3} /);
    const hasSockets = process.platform === 'linux';
    const held = hasSockets ? countSockets() : 0;
    let answered = 0;
    for (let sent = 0; sent < RUNS; sent += TOGETHER) {
      const seed = SEED + sent;
      const calls = fc.sample(call, { numRuns: TOGETHER, seed });
      const answers = await sendTogether(ports[door], calls);
      answered += answers.filter((answer) => answer.startsWith('HTTP/1.1')).length;
      if (!isRunning()) throw new Error(`FUZZ_SEED=${seed}: ${(await server.ended).output}`);
    }
    expect(answered).toBeGreaterThan(RUNS / 10);
    const statusOf = (answer: string): string => answer.slice(0, 12);
    expect(statusOf(await ask(ports[door]))).toBe(statusOf(before));
    if (hasSockets) {
      await waitFor(() => expect(countSockets()).toBeLessThanOrEqual(held), { timeout: 30_000 });
    }
  });

  it.skipIf(process.platform === 'win32')(
    'takes connections that were reset before it looked at them',
    async () => {
      server.process.kill('SIGSTOP');
      const calls = Array.from({ length: TOGETHER }, () => ({ ...SOCKET, end: 'reset' as const }));
      await Promise.all(
        DOORS.flatMap((door) => calls.map((reset) => send(ports[door], reset, NEVER))),
      );
      server.process.kill('SIGCONT');
      for (const door of DOORS) expect(await ask(ports[door])).toMatch(/^HTTP\/1\.1 \d{3} /);
    },
  );

  it('writes no error of it into its log, and stops as ever', async () => {
    server.process.kill();
    const { code, output } = await server.ended;
    expect(output).not.toContain('"level":50');
    expect(code).toBe(0);
  });
});
