import { randomBytes } from 'node:crypto';
import { CUSTOMER_EMAILS } from './content/business';
import { createDemoFleet } from './create-demo-fleet';
import type { DemoFleet, DemoFleetOptions } from './demo-fleet';
import { DEMO_DRIVER, DEMO_MARK, DEMO_RIGHTS } from './demo-rights';
import { readDemoState, writeDemoState } from './demo-state';
import { readIsHistoryLoaded } from './replay/load-history';
import { type FleetProfiles, profileFleet } from './fleet/profile-fleet';
import { PLAY_FROM_CLOCK_MS } from './replay/replay';
import { seedFleet } from './content/seed-fleet';

async function openState(options: DemoFleetOptions, profiles: FleetProfiles) {
  const { db, engine, clock, adminEmail, day } = options;
  return db.transaction(async (unit) => {
    const known = await readDemoState(unit);
    if (known) {
      await unit.kysely
        .updateTable('users')
        // What an earlier version made, or somebody allowed, is shared with everybody again.
        .set({
          disabled: false,
          readonly: DEMO_RIGHTS.readonly,
          temporary: DEMO_RIGHTS.temporary,
          limit_commands: DEMO_RIGHTS.limitCommands,
          fixed_email: DEMO_RIGHTS.fixedEmail,
        })
        .where('id', '=', known.userId)
        .execute();
      await unit.query(
        `update users set attributes = (attributes::jsonb || $2::jsonb)::json
         where id = $1 or email = any($3)`,
        [known.userId, JSON.stringify(DEMO_MARK), [...CUSTOMER_EMAILS, DEMO_DRIVER]],
      );
      const isHistoryLoaded = await readIsHistoryLoaded(unit);
      // An earlier version also played the hours before.
      const clockMs = Math.max(known.clockMs, PLAY_FROM_CLOCK_MS);
      return {
        state: { ...known, clockMs },
        isHistoryLoaded,
        firstAdministrator: null,
        firstDriver: null,
      };
    }
    const someone = await unit.kysely.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) return null;
    const password = options.adminPassword ?? randomBytes(12).toString('base64url');
    const firstAdministrator = { name: 'Administrator', email: adminEmail, password };
    const firstDriver = { username: DEMO_DRIVER, password: randomBytes(12).toString('base64url') };
    const userId = await seedFleet(engine.upstream, unit, day, profiles, firstAdministrator);
    const state = { userId, historyEndsAt: clock(), clockMs: PLAY_FROM_CLOCK_MS };
    await writeDemoState(unit, state);
    return { state, isHistoryLoaded: false, firstAdministrator, firstDriver };
  });
}

/**
 * Opens the demo fleet: makes it on an empty database, finds it again on its own, and returns null
 * on a database with other users and no fleet. Throws when the database cannot be read.
 */
export async function openDemoFleet(options: DemoFleetOptions): Promise<DemoFleet | null> {
  const profiles = profileFleet(options.day);
  const opened = await openState(options, profiles);
  return opened && createDemoFleet({ ...options, ...opened, profiles });
}
