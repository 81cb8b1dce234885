import { createServer } from 'node:http';
import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { ConfigError } from '../config/config';
import { openPort } from './open-port';

const answering = (text: string) => createServer((_request, response) => void response.end(text));
const log = { error: () => undefined };
const hasAddress = (address: string): boolean =>
  Object.values(networkInterfaces()).some((list) => list?.some((one) => one.address === address));

it('is reached at every address of localhost, and asks whom it was told to', async () => {
  const port = await openPort({ host: 'localhost', port: 0, log }, answering('first'));
  const found = await lookup('localhost', { all: true });
  const urls = found
    .filter(({ address }) => hasAddress(address))
    .map(({ address, family }) => `http://${family === 6 ? `[${address}]` : address}:${port.port}`);
  expect(urls.length).toBeGreaterThan(0);
  const askAll = () => Promise.all(urls.map(async (url) => (await fetch(url)).text()));
  expect(new Set(await askAll())).toEqual(new Set(['first']));
  port.answerWith(answering('second'));
  expect(new Set(await askAll())).toEqual(new Set(['second']));

  const taken = openPort({ host: '127.0.0.1', port: port.port, log }, answering('never'));
  await expect(taken).rejects.toThrow(ConfigError);
  await port.close();
  await expect(fetch(urls[0]!)).rejects.toThrow('fetch failed');
});
