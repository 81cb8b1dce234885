import type { Database } from '../db/database';
import { readDemoState } from './demo-state';

/** A start without the demo: nobody signs in as its read-only user any more. Call before the engine reads users. */
export async function disableDemoUser(db: Database): Promise<void> {
  const state = await readDemoState(db);
  if (!state) return;
  await db.kysely
    .updateTable('users')
    .set({ disabled: true })
    .where('id', '=', state.userId)
    .execute();
}
