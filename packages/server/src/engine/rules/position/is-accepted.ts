import { DAY_MS } from '@rastro/sdk/domain';
import type { FixDraft } from './fix-draft';

/** `filter.future`: a fix further ahead is dropped (tracking-api §6.6). */
const MAX_AHEAD_MS = DAY_MS;

/** False for a fix more than a day ahead, or outside the calendar of its device. */
export const isAccepted = ({ draft, device, rules }: FixDraft, nowMs: number): boolean => {
  const { fixTimeMs } = draft;
  if (fixTimeMs > nowMs + MAX_AHEAD_MS) return false;
  const calendarId = Number(device['calendarId'] ?? 0);
  return calendarId === 0 || rules.isActive(calendarId, fixTimeMs);
};
