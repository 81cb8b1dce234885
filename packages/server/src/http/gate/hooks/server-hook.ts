import type { CompleteServer } from '../../../areas/settings/server-info/complete-server';
import { readWhole } from '../../../request/read-whole';
import type { GateRow } from '../gate-row';
import type { AreaHook } from './area-hook';

const isSettings = ({ template }: GateRow): boolean => template === '/server';

/** The settings: they bind everybody, and hold what only the product knows. */
export const createServerHook = (completeServer: CompleteServer): AreaHook => ({
  touchedAccount: ({ row }) => (isSettings(row) ? 0 : undefined),
  async answer(answer, { match: { row }, request }) {
    const json = await readWhole(answer);
    return json !== null && isSettings(row) ? completeServer(json, request) : json;
  },
});
