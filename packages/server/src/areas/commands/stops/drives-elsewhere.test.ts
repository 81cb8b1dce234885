import { DAY_MS, KMH_PER_KNOT, MINUTE_MS, SECOND_MS } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { signInAt, useFront } from '../../../traccar/testing/use-front';
import type { Upstream, UpstreamRequest } from '../../../upstream/upstream';

const MOMENTS = 60;
const at = useFront();

interface Fix {
  speedKnots: number;
  timeMs: number;
}
const isAllowed = ({ speedKnots, timeMs }: Fix, nowMs: number): boolean =>
  speedKnots * KMH_PER_KNOT <= 0 && nowMs - timeMs < MINUTE_MS;
const isStop = ({ path, body }: UpstreamRequest): boolean =>
  path === '/commands/send' && (body as { type?: unknown }).type === 'engineStop'; // the gate takes objects only

it('keeps random drives over a tracking server elsewhere: each try of a stop is decided by the newest fix there, asked for right before', async () => {
  const { email, password } = at.elsewhere.admin;
  const actor = { userId: await signInAt(at.front, { email, password }) };
  const body = { expiration: new Date(Date.now() + DAY_MS).toISOString() };
  const token = { method: 'POST', path: '/session/token', query: new URLSearchParams(), body };
  const trackingToken = (await at.front.upstream.send(token, { actor })).body ?? '';
  const { upstream } = at.front.another({ serviceToken: trackingToken });

  /** Fix that the tracking server elsewhere has acknowledged. */
  let known: Fix = { speedKnots: 99, timeMs: 0 };
  /** Looks that allow a try, each of them one: the newest fix that was known before the look, or when it was answered. */
  let allowing = 0;
  let tries = 0;
  const wrong: unknown[] = [];
  const watched: Upstream = {
    ...upstream,
    async send(request, context) {
      if (request.path === '/positions') {
        const before = known;
        const answer = await upstream.send(request, context);
        if ([before, known].some((fix) => isAllowed(fix, Date.now()))) allowing += 1;
        return answer;
      }
      if (isStop(request)) {
        tries += 1;
        if (allowing > 0) allowing -= 1;
        else wrong.push(known);
      }
      return upstream.send(request, context);
    },
  };

  const door = await openProductDoor(watched, at.db, { config: { trackingToken } });
  const driver = door.browser();
  await driver.signIn(email, password);
  const uniqueId = 'drive-elsewhere';
  const made = await driver.call('POST /api/devices', { json: { name: uniqueId, uniqueId } });
  const deviceId = made.json['id'];
  const report = async (fix: Fix): Promise<void> => {
    const fields = { id: uniqueId, lat: '1', lon: '2', speed: String(fix.speedKnots) };
    const query = new URLSearchParams({ ...fields, timestamp: String(fix.timeMs) });
    const taken = await fetch(`${at.elsewhere.ingestOrigin}/?${query.toString()}`);
    expect(taken.ok).toBe(true);
    if (fix.timeMs >= known.timeMs) known = fix;
  };

  // A linear congruence: a failure comes again.
  let seed = 11;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const states = new Set<number>();
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    // Often so slow that it nearly stands.
    const moving = random() < 0.5 ? 0.01 + random() : 1 + random() * 50;
    const speedKnots = random() < 0.5 ? 0 : moving;
    // At first nothing young is known; later what is old comes after what is young.
    const agedMs = moment < MOMENTS / 3 ? 3 * MINUTE_MS - moment * SECOND_MS : random() * 200_000;
    const ageMs = moment < MOMENTS / 3 || random() < 0.5 ? Math.floor(agedMs) : 0;
    const isAsked = random() < 0.6;
    await report({ speedKnots, timeMs: Date.now() - ageMs });
    if (!isAsked) continue;
    const json = { deviceId, type: 'engineStop' };
    states.add((await driver.call('POST /api/commands/send', { json })).status);
  }
  expect(wrong).toEqual([]);
  expect(tries).toBeGreaterThan(MOMENTS / 10);
  expect(states).toContain(202);
  await door.stop();
});
