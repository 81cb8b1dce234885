import type { NotificationRule } from '@rastro/sdk/contract';
import { formatTable } from '../format-table';

const HEADER = ['ID', 'TYPE', 'ALARMS', 'CHANNELS', 'VEHICLES', 'DESCRIPTION'];

/** Rules as a table for people. */
export const formatRules = (rules: readonly NotificationRule[]): string =>
  formatTable(
    HEADER,
    rules.map(({ id, type, attributes, notificators, always, description }) => [
      String(id),
      type,
      typeof attributes['alarms'] === 'string' ? attributes['alarms'] : '',
      notificators,
      always ? 'all' : 'linked',
      description ?? '',
    ]),
  );
