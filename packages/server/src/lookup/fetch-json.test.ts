import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchJson } from './fetch-json';
import { sendJson, type StandIn, startStandIn } from './testing';

let service: StandIn;
let inside: StandIn;
beforeAll(async () => {
  service = await startStandIn(() => undefined);
  inside = await startStandIn((_request, response) => sendJson(response, { secret: true }));
});
afterAll(async () => {
  await service.stop();
  await inside.stop();
});

const ask = (answer: StandIn['answer'], timeoutMs = 5_000) => {
  service.answer = answer;
  return fetchJson(new URL(`${service.origin}/?key=hunter2`), { userAgent: 'test', timeoutMs });
};

describe('fetchJson', () => {
  it('reads JSON and says who asks', async () => {
    await expect(ask((_, response) => sendJson(response, { a: 1 }))).resolves.toEqual({ a: 1 });
    expect(service.userAgent).toBe('test');
  });

  it('follows nobody into another network', async () => {
    const answer = ask((_, response) => {
      response.writeHead(302, { location: inside.origin }).end();
    });
    await expect(answer).rejects.toMatchObject({ problem: 'refused' });
    expect(inside.asked).toEqual([]);
  });

  it('stops reading what is too long', async () => {
    let sent = 0;
    const answer = ask((_, response) => {
      const more = (): void => {
        if (sent >= 10_000_000 || response.destroyed) return;
        sent += 64_000;
        response.write('"'.padEnd(64_000, 'a'), more);
      };
      more();
    });
    await expect(answer).rejects.toMatchObject({ problem: 'unreadable' });
    expect(sent).toBeLessThan(10_000_000);
  });

  it.each<[string, StandIn['answer'], string]>([
    ['a page', (_, response) => void response.end('<html>Hello</html>'), 'unreadable'],
    ['half an answer', (_, response) => void response.end('{"display_name": "Rua'), 'unreadable'],
    ['a refusal', (_, response) => void response.writeHead(429).end('{}'), 'refused'],
    ['a fault', (_, response) => void response.writeHead(500).end('{}'), 'refused'],
    ['a broken connection', (_, response) => void response.destroy(), 'away'],
  ])('refuses %s, and names no key', async (_, answer, problem) => {
    const error = await ask(answer).catch((reason: unknown) => reason as Error);
    expect(error).toMatchObject({ problem });
    expect((error as Error).message).not.toContain('hunter2');
    expect((error as Error).message).toContain('127.0.0.1');
  });

  it('waits for an answer that does not come, or does not end, no longer than it is told', async () => {
    await expect(ask(() => undefined, 50)).rejects.toMatchObject({ problem: 'slow' });
    const endless = ask((_, response) => void response.write('{'), 50);
    await expect(endless).rejects.toMatchObject({ problem: 'slow' });
  });

  it('says when nobody is there', async () => {
    const gone = await startStandIn(() => undefined);
    await gone.stop();
    const answer = fetchJson(new URL(gone.origin), { userAgent: 'test' });
    await expect(answer).rejects.toMatchObject({ problem: 'away' });
  });
});
