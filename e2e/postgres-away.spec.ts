import { expect, test } from '@playwright/test';
import { findPostgresBin, startPostgres } from '../scripts/lib/postgres.mjs';
import { administrator, setUp } from './api';
import { startServer, type RunningServer } from './start-server';

const trackers = 16;
const fixesBetween = 200;
const startSeconds = Math.floor(Date.now() / 1000) - 86_400;

/** A tracker as they are: what was not acknowledged it sends again. Answers what it was told and when. */
async function track(
  server: RunningServer,
  uniqueId: string,
  isDone: () => boolean,
  onAnswer: (status: number | 'closed') => void,
): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let time = startSeconds; !isDone();) {
    const fix = `?id=${uniqueId}&timestamp=${time}&lat=30.27&lon=-97.74&speed=12`;
    const status = await fetch(`${server.ingestUrl}/${fix}`).then(
      (response) => response.status,
      () => 'closed' as const,
    );
    onAnswer(status);
    if (status !== 200) continue;
    acknowledged.push(time);
    time += 1;
  }
  return acknowledged;
}

test('[S2.27] a PostgreSQL that is killed costs nothing acknowledged, and all goes on when it is back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const bin = findPostgresBin();
  test.skip(!bin, 'PostgreSQL (15 or newer) was not found.');
  const postgres = await startPostgres(bin ?? '');
  const server = await startServer(['--no-demo'], { DATABASE_URL: postgres.url });
  try {
    const call = await setUp(server);
    const ids = new Map<string, number>();
    for (let index = 0; index < trackers; index += 1) {
      const uniqueId = `tracker-${index}`;
      const { id } = await call<{ id: number }>('POST', '/devices', { name: uniqueId, uniqueId });
      ids.set(uniqueId, id);
    }
    await page.goto(`${server.url}/login`);
    await page.getByRole('textbox', { name: 'E-mail ou usuário' }).fill(administrator.email);
    await page.getByRole('textbox', { name: 'Senha' }).fill(administrator.password);
    await page.getByRole('textbox', { name: 'Senha' }).press('Enter');
    await expect(page.getByText('Ao vivo').first()).toBeVisible();

    let isDone = false;
    const answers: (number | 'closed')[] = [];
    const count = (status: number | 'closed') => answers.filter((told) => told === status).length;
    const sending = Promise.all(
      [...ids.keys()].map(async (uniqueId) => ({
        uniqueId,
        times: await track(
          server,
          uniqueId,
          () => isDone,
          (status) => answers.push(status),
        ),
      })),
    );
    for (let round = 0; round < 3; round += 1) {
      const before = count(200);
      await expect.poll(() => count(200)).toBeGreaterThan(before + fixesBetween);
      await postgres.kill();
      const asked = answers.length;
      await expect.poll(() => answers.length).toBeGreaterThan(asked + fixesBetween);
      if (round === 0) {
        const answer = await fetch(`${server.url}/api/server`);
        expect(answer.status).toBe(503);
        expect(answer.headers.get('retry-after')).toBe('5');
        expect(await answer.json()).toMatchObject({ code: 'DATABASE_AWAY' });
        expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
        await page.reload();
        await expect(page).toHaveURL(/\/maintenance\?to=/);
      }
      await postgres.restart();
    }
    const before = count(200);
    await expect.poll(() => count(200)).toBeGreaterThan(before + fixesBetween);
    isDone = true;
    const sent = await sending;
    await expect(page.getByText('Ao vivo').first()).toBeVisible({ timeout: 40_000 });

    expect(answers.filter((told) => ![200, 429, 503, 'closed'].includes(told))).toEqual([]);
    for (const { uniqueId, times } of sent) {
      const period = `from=${new Date(startSeconds * 1000).toISOString()}&to=2100-01-01T00:00:00Z`;
      const stored = await call<{ fixTime: string }[]>(
        'GET',
        `/positions?deviceId=${ids.get(uniqueId)}&${period}`,
      );
      const kept = new Set(stored.map(({ fixTime }) => Date.parse(fixTime) / 1000));
      expect(times.length).toBeGreaterThan(0);
      expect(times.filter((time) => !kept.has(time))).toEqual([]);
    }
    // The same process all the time: a new one would have printed its ports again.
    expect(server.output().match(/^\{"port"/gm)).toHaveLength(1);
    expect(server.output()).toContain('the database is back');
  } finally {
    await server.stop();
    await postgres.stop();
  }
});
