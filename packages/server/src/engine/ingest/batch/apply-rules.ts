import { type DeviceState, type FleetDevice, INITIAL_STATE } from '../../devices/live-fleet';
import type { Position } from '../../positions/position';
import { nextOverspeed } from '../../rules/events/overspeed';
import type { RuleFinding, FixChange } from '../../rules/events/position-rule';
import { EVERY_POSITION_RULES, NEWEST_POSITION_RULES } from '../../rules/events/position-rules';
import { type Companion, proximityEvents } from '../../rules/events/proximity-events';
import {
  type MovementPoint,
  type MovementState,
  nextMovement,
} from '../../rules/movement/movement';
import { hasPlace } from '../../rules/position/fix-draft';
import { readMovementRules } from '../../rules/movement/movement-rules';
import type { BatchDraft, JobOutcome } from './batch-draft';

const toPoint = (position: Position): MovementPoint => ({
  positionId: position.id,
  timeMs: position.fixTimeMs,
  latitude: position.latitude,
  longitude: position.longitude,
});

const addFindings = (
  draft: BatchDraft,
  findings: readonly RuleFinding[],
  position: Position,
  outcome: JobOutcome,
): void => {
  for (const finding of findings) {
    const event = {
      ...finding,
      eventTimeMs: position.deviceTimeMs,
      deviceId: position.deviceId,
      positionId: position.id,
    };
    draft.addEvent(event, outcome.positionEvents);
  }
};

const companionsOf = (draft: BatchDraft, { entity }: FleetDevice): Companion[] =>
  draft.tools.rules.linkedDevices(entity.id).flatMap((deviceId) => {
    const companion = draft.tools.fleet.get(deviceId);
    const place = companion && draft.stateOf(companion).latest;
    return place && hasPlace(place) ? [{ deviceId, place }] : [];
  });

const applyMovement = (
  draft: BatchDraft,
  movement: MovementState,
  { device, position }: FixChange,
  outcome: JobOutcome,
): MovementState => {
  const distance = Number(position.attributes['distance']);
  const rules = readMovementRules(draft.tools.rules, device);
  const { state, changes } = nextMovement(movement, toPoint(position), distance, rules);
  for (const { type, at } of changes) {
    const { deviceId } = position;
    const event = { type, eventTimeMs: at.timeMs, deviceId, positionId: at.positionId };
    draft.addEvent(event, outcome.positionEvents);
  }
  return state;
};

/** Applies the rules about the newest fix; gives the state that the next one is compared with. */
export const applyNewestRules = (
  draft: BatchDraft,
  device: FleetDevice,
  fix: FixChange,
  outcome: JobOutcome,
): Pick<DeviceState, 'movement' | 'overspeed'> => {
  const { position, last } = fix;
  // After a fix whose time was guessed one may come that is older: what was followed begins anew.
  const isBack = last !== null && position.fixTimeMs < last.fixTimeMs;
  const { movement, overspeed } = isBack ? INITIAL_STATE : draft.stateOf(device);
  const { state, findings } = nextOverspeed(overspeed, fix);
  addFindings(draft, findings, position, outcome);
  for (const rule of NEWEST_POSITION_RULES) addFindings(draft, rule(fix), position, outcome);
  const companions = companionsOf(draft, device);
  addFindings(draft, proximityEvents(fix, companions), position, outcome);
  return { overspeed: state, movement: applyMovement(draft, movement, fix, outcome) };
};

/** Applies the rules about every fix, whenever it comes. */
export const applyEveryRules = (draft: BatchDraft, fix: FixChange, outcome: JobOutcome): void => {
  for (const rule of EVERY_POSITION_RULES) addFindings(draft, rule(fix), fix.position, outcome);
};
