import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { createEngineDoor } from '../engine-door/create-engine-door';
import { FILES, play, type Played } from '../engine-door/testing';
import type { Listener } from '../listener/open-listener';
import { type Elsewhere, openElsewhere } from './testing/elsewhere';
import { type Front, openFront } from './testing/front';

/** Mostly waiting; a machine under load takes its time. */
const PLAY_TIMEOUT_MS = 600_000;

let elsewhere: Elsewhere;
let db: Database;
let front: Front;
let door: Listener;
let played: Played;

/** The recordings' way: a door for Traccar's clients, over us, over the tracking server elsewhere. */
beforeAll(async () => {
  [elsewhere, db] = await Promise.all([openElsewhere({ isEmpty: true }), openTestDatabase()]);
  front = await openFront(elsewhere.origin, db);
  door = createEngineDoor({
    upstream: front.upstream,
    takeMessage: (request, response) => {
      request.resume();
      void fetch(`${elsewhere.ingestOrigin}${request.url ?? '/'}`).then(({ status }) =>
        response.writeHead(status).end(),
      );
    },
    host: '127.0.0.1',
    port: 0,
    log: { error: () => undefined },
  });
  const port = await door.listen();
  played = await play(`http://127.0.0.1:${port}`, elsewhere.ingestOrigin);
}, PLAY_TIMEOUT_MS);

afterAll(async () => {
  await door.close();
  await front.close();
  await elsewhere.stop();
  await db.close();
});

describe('what a running Traccar answered comes through unchanged', () => {
  it('plays every recording', () => {
    expect(played.steps).toBe(1_815);
  });

  it.each(FILES)('%s', (file) => {
    const found = played.differ.filter(({ recording }) => `${recording}.json` === file);
    expect(
      found.map(({ step, what, found: differences }) => [`#${step} ${what}`, ...differences]),
    ).toEqual([]);
  });
});
