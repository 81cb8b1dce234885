import { HOUR_MS } from '@rastro/sdk/domain';
import type { PositionRead } from '../../ground/logs/read-log';
import type { FixQuery } from './shared-answers';
import type { ShareView } from './share-views';
import { isReplay } from './shown';

/**
 * Builds the logged read of a viewer without an account: of a link or a page, in its maker's name.
 */
export function toViewRead(
  view: ShareView,
  ip: string,
  read: Pick<PositionRead, 'call' | 'deviceIds' | 'period'>,
): PositionRead {
  const { kind, id, shown } = view;
  return {
    userId: 0,
    address: ip,
    asUserId: shown.userId,
    groupIds: [],
    action: kind === 'share' ? 'read-shared' : 'read-embed',
    opened: { objectType: kind, objectId: id, objectName: kind === 'share' ? view.share.name : '' },
    ...read,
  };
}

/** The period that fixes were asked of, as far as it is shown; undefined for the latest ones. */
export function toShownPeriod(
  { shown }: ShareView,
  { from, to }: FixQuery,
  nowMs: number,
): PositionRead['period'] {
  if (from === undefined && to === undefined) return undefined;
  const first = isReplay(shown) ? (shown.replayFrom ?? 0) : nowMs - shown.trailHours * HOUR_MS;
  return {
    fromMs: Math.max(first, from === undefined ? 0 : Date.parse(from)),
    toMs: Math.min(shown.replayTo ?? nowMs, to === undefined ? nowMs : Date.parse(to)),
  };
}
