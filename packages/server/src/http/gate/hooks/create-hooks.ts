import type { AccessArea } from '@rastro/sdk/domain';
import type { AreaHook } from './area-hook';
import { fencesHook, rulesHook } from './effects';
import { createLinksHook } from './links-hook';
import { createPrepareUserWrite } from './prepare-user-write';
import { createUsersHook } from './users-hook';
import type { CompleteServer } from '../../../areas/settings/server-info/complete-server';
import { readWhole } from '../../../request/read-whole';
import type { GateRow } from '../gate-row';

const isSettings = ({ template }: GateRow): boolean => template === '/server';

/** The settings: they bind everybody, and hold what only the product knows. */
const createServerHook = (completeServer: CompleteServer): AreaHook => ({
  touchedAccount: ({ row }) => (isSettings(row) ? 0 : undefined),
  async answer(answer, { match: { row }, request }) {
    const json = await readWhole(answer);
    return json !== null && isSettings(row) ? completeServer(json, request) : json;
  },
});

type HooksOptions = Parameters<typeof createPrepareUserWrite>[0] &
  Omit<Parameters<typeof createUsersHook>[0], 'prepare'> & {
    access: Parameters<typeof createLinksHook>[0];
    completeServer: Parameters<typeof createServerHook>[0];
  };

/** The hooks of all areas that have one. */
export const createHooks = (options: HooksOptions): Partial<Record<AccessArea, AreaHook>> => ({
  users: createUsersHook({ ...options, prepare: createPrepareUserWrite(options) }),
  links: createLinksHook(options.access),
  geofences: fencesHook,
  notifications: rulesHook,
  server: createServerHook(options.completeServer),
});
