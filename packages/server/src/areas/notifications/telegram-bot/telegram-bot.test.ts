import { afterEach, expect, it } from 'vitest';
import { sendJson, startStandIn } from '../../../lookup/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';
import type { Upstream } from '../../../upstream/upstream';

const at = useFront();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A door with a bot, before a tracking server elsewhere that lists these channels as its own. */
const open = async (theirs: readonly string[]) => {
  const telegram = await startStandIn((_request, response) =>
    sendJson(response, { ok: true, result: { username: 'fleet_bot' } }),
  );
  ends.push(() => telegram.stop());
  const { upstream } = at.front;
  const elsewhere: Upstream = {
    ...upstream,
    async send(request, context) {
      if (request.path !== '/notifications/notificators') return upstream.send(request, context);
      return { status: 200, body: JSON.stringify(theirs.map((type) => ({ type }))) };
    },
  };
  const door = await openProductDoor(elsewhere, at.db, {
    config: { providers: { telegram: { url: telegram.origin, token: '999:secret' } } },
  });
  ends.push(() => door.stop());
  const admin = door.browser();
  const { email, password } = at.elsewhere.admin;
  await admin.signIn(email, password);
  return { telegram, door, admin };
};
const BOT = 'GET /api/telegram-bot';

it('names the bot to who is signed in, and not its token', async () => {
  const { door, admin } = await open(['mail']);
  expect((await door.browser().call(BOT)).status).toBe(401);
  expect((await admin.call(BOT)).json).toEqual({ username: 'fleet_bot', isLinked: false });
});

it('names none where the tracking server sends by a bot of its own', async () => {
  const { telegram, admin } = await open(['mail', 'telegram']);
  expect((await admin.call(BOT)).text).toBe('null');
  expect(telegram.asked).toEqual([]);
});

it('says nothing while Telegram does not', async () => {
  const { telegram, admin } = await open([]);
  telegram.answer = (_request, response) => void response.writeHead(502).end();
  expect((await admin.call(BOT)).text).toBe('null');
});
