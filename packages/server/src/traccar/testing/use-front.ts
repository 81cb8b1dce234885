import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { isRefusal } from '../../upstream/upstream';
import type { Elsewhere } from './elsewhere';
import { type FaultProxy, openFaultProxy } from './fault-proxy';
import { type Front, openFront } from './front';
import { openElsewhereHere } from './open-elsewhere-here';

/** Set-up of a test file; renewed for each test except for the tracking server and the database. */
export interface Workplace {
  elsewhere: Elsewhere;
  db: Database;
  /** Between `front` and `elsewhere`. */
  proxy: FaultProxy;
  front: Front;
}

/** Sets it up before each test and takes it away again; to be read inside tests only. */
export function useFront(): Workplace {
  const place = {} as Workplace;
  beforeAll(async () => {
    [place.elsewhere, place.db] = await Promise.all([openElsewhereHere(), openTestDatabase()]);
  });
  afterAll(async () => {
    await place.elsewhere.stop();
    await place.db.close();
  });
  beforeEach(async () => {
    place.proxy = await openFaultProxy(place.elsewhere.origin);
    place.front = await openFront(place.proxy.origin, place.db);
  });
  afterEach(async () => {
    await place.front.close();
    await place.proxy.close();
  });
  return place;
}

/** Signs somebody in and answers the user's id. Throws when it is refused. */
export async function signInAt(
  { upstream }: Pick<Front, 'upstream'>,
  credentials: { email: string; password: string },
): Promise<number> {
  const answer = await upstream.signIn(credentials, { startsSession: true });
  if (isRefusal(answer)) throw new Error(`${answer.status} ${answer.message}`);
  return answer.userId;
}
