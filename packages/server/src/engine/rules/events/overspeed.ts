import type { FixChange, RuleFinding } from './position-rule';
import { readNumber } from '../book/read-number';

/** Speeding state of a device; one event a streak. */
export interface OverspeedState {
  isOver: boolean;
}

/** Nothing known yet. */
export const INITIAL_OVERSPEED: OverspeedState = { isOver: false };

interface Limit {
  knots: number;
  /** 0 when no fence set it. */
  geofenceId: number;
}

const positive = (value: unknown): number => Math.max(readNumber(value) ?? 0, 0);

/** The highest of the fences around, else what the fix says, else device, groups and server (tracking-api §6.5). */
const findLimit = ({ device, position, rules }: FixChange): Limit => {
  let limit: Limit = { knots: 0, geofenceId: 0 };
  for (const id of position.geofenceIds ?? []) {
    const knots = positive(rules.geofence(id)?.attributes['speedLimit']);
    if (knots > limit.knots) limit = { knots, geofenceId: id };
  }
  if (limit.knots > 0) return limit;
  const sent = positive(position.attributes['speedLimit']);
  const set = readNumber(rules.setting(device, 'speedLimit', { ofServer: true })) ?? 0;
  return { knots: sent || set, geofenceId: 0 };
};

/** The state after a fix, and the event when a streak of speeding begins with it; where no limit holds it ends. */
export const nextOverspeed = (
  state: OverspeedState,
  change: FixChange,
): { state: OverspeedState; findings: RuleFinding[] } => {
  const { knots, geofenceId } = findLimit(change);
  if (knots === 0) return { state: INITIAL_OVERSPEED, findings: [] };
  const speed = change.position.speedKnots;
  const isOver = speed > knots;
  if (!isOver || state.isOver) return { state: { isOver }, findings: [] };
  const attributes = { speed, speedLimit: knots };
  return { state: { isOver }, findings: [{ type: 'deviceOverspeed', geofenceId, attributes }] };
};
