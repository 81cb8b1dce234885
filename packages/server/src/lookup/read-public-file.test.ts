import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPublicFile } from './read-public-file';

const ANSWERS: Record<string, [status: number, text: string]> = {
  '/proof.txt': [200, 'rastro=abc\n'],
  '/large.txt': [200, 'x'.repeat(1_000_000)],
  '/moved': [302, 'rastro=abc'],
};
const isAllowed = () => true;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = ANSWERS[request.url ?? ''];
    // Whatever else is asked for is never answered.
    if (answer) response.writeHead(answer[0], { location: '/proof.txt' }).end(answer[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('reads a file of the internet, of a large one the beginning', async () => {
  expect(await readPublicFile(new URL(`${origin}/proof.txt`), { isAllowed })).toBe('rastro=abc\n');
  expect(await readPublicFile(new URL(`${origin}/large.txt`), { isAllowed })).toHaveLength(4096);
});

it('reads none of one’s own network, follows nobody elsewhere, and waits for nobody for long', async () => {
  const read = (path: string, options = {}) => readPublicFile(new URL(`${origin}${path}`), options);
  await expect(read('/proof.txt')).rejects.toThrow('no address of the internet');
  await expect(read('/moved', { isAllowed })).rejects.toThrow('answers 302');
  await expect(read('/silent', { isAllowed, timeoutMs: 50 })).rejects.toThrow();
});
