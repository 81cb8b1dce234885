import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import { type Account, type CallApi, signIn } from './api';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

/** The product as one file of journeys has it: nobody's vehicles, rules and settings but its own. */
export interface Tenant {
  server: RunningServer & { administrator: Account };
  /** Address for trackers. */
  ingestUrl: string;
  /** Calls the product's door as the server's administrator, whom no other file knows. */
  call: CallApi;
  /** Takes away whatever was made. */
  leave(): Promise<void>;
}

/** One product for all files that a worker runs: a start costs more CPU than most journeys. */
interface SharedProduct {
  enter(): Promise<Tenant>;
}

interface Thing {
  id: number;
}

/** Lists of what files make; accounts, which own the rest, last. */
const MADE = [
  ...['/devices', '/groups', '/geofences', '/drivers', '/notifications'].map(
    (path) => `${path}?all=true`,
  ),
  '/users',
];

/**
 * For journeys that need no server of their own: `product.enter()` before all of a file, `leave()` after
 * them. Servers of their own have those that look at a start, at flags, or at what holds for a whole server.
 */
export const test = base.extend<object, { product: SharedProduct }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the braces
    async ({}, use, info) => {
      const { server, ingestUrl, call: callAsFirst, stop } = await startProduct(info);
      const readSettings = () => callAsFirst<{ attributes: object }>('GET', '/server');
      const first = await callAsFirst<Thing>('GET', '/session');
      const atFirst = await readSettings();

      async function leave(): Promise<void> {
        const resellers = await callAsFirst<Thing[]>('GET', '/resellers');
        for (const list of MADE) {
          const things = await callAsFirst<Thing[]>('GET', list);
          const path = list.replace('?all=true', '');
          // What stands below something was made after it.
          for (const { id } of things.toSorted((a, b) => b.id - a.id)) {
            const isAccount = path === '/users';
            if (isAccount && id === first.id) continue;
            if (isAccount && resellers.some((reseller) => reseller.id === id)) {
              await callAsFirst('DELETE', `/resellers/${id}`);
            }
            await callAsFirst('DELETE', `${path}/${id}`);
          }
        }
        const { attributes } = await readSettings();
        const added = Object.keys(attributes).filter((name) => !(name in atFirst.attributes));
        if (added.length === 0) return;
        const without = Object.fromEntries(added.map((name) => [name, null]));
        await callAsFirst('PATCH', '/server', { attributes: without });
      }

      await use({
        async enter() {
          const email = `ana-${randomUUID().slice(0, 8)}@example.com`;
          const administrator = { name: 'Ana Prado', email, password: 'uma senha bem comprida' };
          const made = { ...administrator, administrator: true };
          const { id } = await callAsFirst<Thing>('POST', '/users', made);
          // As one that nobody made: a file may need an administrator above all.
          const link = { userId: first.id, managedUserId: id };
          await callAsFirst('DELETE', '/permissions', link);
          return {
            server: { ...server, administrator },
            ingestUrl,
            call: await signIn(server, administrator),
            leave,
          };
        },
      });
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
