import type { AccessArea } from '@rastro/sdk/domain';
import type { AreaHook } from './area-hook';
import { fencesHook, rulesHook } from './effects';
import { createLinksHook } from './links-hook';
import { createPrepareUserWrite } from './prepare-user-write';
import { createServerHook } from './server-hook';
import { createUsersHook } from './users-hook';

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
