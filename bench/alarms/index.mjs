import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { startDemoServer } from '../../scripts/lib/demo-server.mjs';
import { call } from '../engine/call-engine.mjs';
import { openSocket } from '../engine/open-socket.mjs';
import { startBareServer } from '../lib/bare-server.mjs';
import { percentile } from '../lib/percentile.mjs';
import { startStandInSmtp } from './stand-in-smtp.mjs';

export const name = 'alarms';
export const about =
  'from a fix with an alarm to the page and to the mail server, with 1,000 vehicles and 50 alarms a second, beside a bare answer; --seconds=N for how long (60), --storm=N alarms at once (10000)';

const DEVICES = 1_000;
const ALARMS_A_SECOND = 50;
/** Each vehicle reports every ten seconds. */
const FIXES_A_SECOND = 100;
const MAX_WAITED_MS = 120_000;
const email = 'bench@example.com';
const password = 'a long password';
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

async function send(url, query) {
  const asked = request(`${url}/?${query}`, { agent });
  asked.end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

const fixOf = (device, number, alarm) =>
  `id=bench-${device}&lat=${(number / 1e5).toFixed(5)}&lon=1&speed=0&timestamp=${Date.now()}` +
  (alarm ? `&alarm=${alarm}` : '');

async function prepare(server) {
  const { engineUrl } = server;
  await call(engineUrl, 'POST', '/users', { json: { name: 'Bench', email, password } });
  const signedIn = await fetch(`${engineUrl}/api/session`, {
    method: 'POST',
    body: new globalThis.URLSearchParams({ email, password }),
  });
  const cookie = signedIn.headers.getSetCookie()[0].split(';')[0];
  const told = await fetch(`${engineUrl}/api/session/token`, {
    method: 'POST',
    headers: { cookie },
  });
  const token = await told.text();
  const ids = new Map();
  for (let device = 0; device < DEVICES; device += 1) {
    const json = { name: `Van ${device}`, uniqueId: `bench-${device}` };
    const { body } = await call(engineUrl, 'POST', '/devices', { token, json });
    ids.set(JSON.parse(body).id, device);
  }
  await call(engineUrl, 'POST', '/notifications', {
    token,
    json: {
      type: 'alarm',
      always: true,
      notificators: 'web,mail',
      attributes: { alarms: 'sos,tow' },
    },
  });
  return { token, ids };
}

const until = async (isDone) => {
  const endMs = performance.now() + MAX_WAITED_MS;
  while (!isDone() && performance.now() < endMs) await new Promise((r) => setTimeout(r, 50));
};

/** Sends alarms, each followed by a quiet fix of its vehicle; the milliseconds until each was answered. */
async function drive(url, { seconds, onAlarm }) {
  const answers = [];
  let number = 0;
  const startMs = performance.now();
  for (let second = 0; second < seconds; second += 1) {
    const work = [];
    for (let step = 0; step < FIXES_A_SECOND; step += 1) {
      const device = (second * FIXES_A_SECOND + step) % DEVICES;
      const isAlarm = step < ALARMS_A_SECOND;
      number += 1;
      const sentMs = performance.now();
      if (isAlarm) onAlarm?.(device, sentMs);
      work.push(
        send(url, fixOf(device, number, isAlarm && 'sos')).then(() =>
          answers.push(performance.now() - sentMs),
        ),
      );
      const dueMs = startMs + second * 1000 + (step * 1000) / FIXES_A_SECOND;
      const restMs = dueMs - performance.now();
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    await Promise.all(work);
    // What comes again is no event while the one before had it too.
    await Promise.all(
      Array.from({ length: ALARMS_A_SECOND }, (_, step) =>
        send(url, fixOf((second * FIXES_A_SECOND + step) % DEVICES, (number += 1))),
      ),
    );
  }
  return answers;
}

export async function run({ print, options: { seconds = '60', storm = '10000' } }) {
  const sent = new Map();
  const page = [];
  const mails = [];
  let mailCount = 0;
  let eventCount = 0;
  const smtp = await startStandInSmtp((mail) => {
    mailCount += 1;
    const [, device] = /^Subject:.*Van (\d+)/m.exec(mail) ?? [];
    const atMs = sent.get(Number(device))?.mail.shift();
    if (atMs !== undefined) mails.push(performance.now() - atMs);
  });
  const server = await startDemoServer({
    flags: ['--no-demo', '--engine-port', '0', '--address-limit', '0'],
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'bench@example.com' },
  });
  const bare = await startBareServer();
  try {
    const { token, ids } = await prepare(server);
    const socket = await openSocket(server, token, (bytes) => {
      const { events = [] } = JSON.parse(bytes.toString());
      for (const { type, deviceId } of events) {
        if (type !== 'alarm') continue;
        eventCount += 1;
        const atMs = sent.get(ids.get(deviceId))?.page.shift();
        if (atMs !== undefined) page.push(performance.now() - atMs);
      }
    });
    const onAlarm = (device, atMs) => {
      const known = sent.get(device) ?? { page: [], mail: [] };
      known.page.push(atMs);
      known.mail.push(atMs);
      sent.set(device, known);
    };
    const most = Number(seconds) * ALARMS_A_SECOND;
    print(`${most} alarms in ${seconds} s`);
    const calm = await drive(server.ingestUrl, { seconds: Number(seconds), onAlarm });
    await until(() => page.length >= most && mails.length >= most);
    const baseline = await drive(bare.url, { seconds: 5 });
    sent.clear();
    const [eventsBefore, mailsBefore] = [eventCount, mailCount];
    print(`${storm} alarms at once`);
    const startMs = performance.now();
    let next = 0;
    const flood = async () => {
      for (let at = next++; at < Number(storm); at = next++) {
        const kind = Math.floor(at / DEVICES) % 2 === 0 ? 'sos' : 'tow';
        await send(server.ingestUrl, fixOf(at % DEVICES, at, kind));
      }
    };
    const delays = [];
    let isStorming = true;
    const probe = (async () => {
      while (isStorming) {
        const sentMs = performance.now();
        await send(server.ingestUrl, fixOf(DEVICES - 1, 1));
        delays.push(performance.now() - sentMs);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    await Promise.all(Array.from({ length: 32 }, flood));
    const stormMs = performance.now() - startMs;
    isStorming = false;
    await probe;
    socket.close();
    const bareMs = percentile(baseline, 0.95);
    const row = (what, value, unit, more = {}) => ({ what, value, unit, ...more });
    const beside = (value) => ({ peer: 'a bare answer', ratio: value / bareMs });
    const [answered, stormed] = [percentile(calm, 0.95), percentile(delays, 0.95)];
    return [
      row('p95 until a fix is answered', answered, 'ms', beside(answered)),
      row('p95 from a fix to the page (aim 1,000)', percentile(page, 0.95), 'ms'),
      row('p95 from a fix to the mail server (aim 30,000)', percentile(mails, 0.95), 'ms'),
      row('alarms that did not reach the page', most - page.length, ''),
      row('alarms that were not mailed', most - mails.length, ''),
      row(`until ${storm} alarms at once were stored`, stormMs, 'ms'),
      row('events of that storm told to the page', eventCount - eventsBefore, ''),
      row('mails of that storm that were out by its end', mailCount - mailsBefore, ''),
      row('p95 until another fix is answered in that storm', stormed, 'ms', beside(stormed)),
    ];
  } finally {
    await server.stop();
    await bare.stop();
    await smtp.stop();
  }
}
