import {
  decides,
  type Effect,
  findEngineEffect,
  listFenceEffects,
  type SentCommand,
} from '@rastro/sdk/domain';
import { changesOf } from '../changes-of';
import type { AreaHook, Body, HookCall } from './area-hook';

const union = (...effects: readonly Effect[][]): Effect[] => [...new Set(effects.flat())];

/** Lists the effects that a fence triggers by itself. */
const effectsOfFence = (fence: Body | undefined): Effect[] =>
  fence ? listFenceEffects({ attributes: fence['attributes'] as Body | null }) : [];

/**
 * Returns the effects on engines of the command that a rule sends; an unreadable command might stop
 * them.
 */
async function effectsOfRule(
  rule: Body | undefined,
  { read, prefix }: Pick<HookCall, 'read' | 'prefix'>,
): Promise<Effect[]> {
  const id = Number(rule?.['commandId'] ?? 0);
  const sends = String(rule?.['notificators'] ?? '').split(',');
  if (!(id > 0) || !sends.some((name) => name.trim() === 'command')) return [];
  const command = (await read(`/commands/${id}`)) ?? { type: 'engineStop' };
  const effect = findEngineEffect(command as SentCommand, prefix);
  return effect === undefined ? [] : [effect === 'stop' ? 'lock' : 'unlock'];
}

const touches = (name: 'Geofence' | 'Notification', stored: Body, whole: Body): boolean =>
  decides(name, 'effect', changesOf(stored, whole).changes ?? []);

/** Fences that act by themselves: for who may do by hand what they do; lifting an anchor too. */
export const fencesHook: AreaHook = {
  subjectOf: ({ match, sent }) =>
    match.row.method === 'POST' ? { effects: effectsOfFence(sent) } : {},
  storedSubjectOf({ stored, whole }) {
    if (whole === undefined) {
      return { effects: effectsOfFence(stored).filter((effect) => effect === 'anchor') };
    }
    if (!touches('Geofence', stored, whole)) return {};
    return { effects: union(effectsOfFence(stored), effectsOfFence(whole)) };
  },
  readsDeleted: true,
};

/** Rules that send a command: for who may send it by hand. */
export const rulesHook: AreaHook = {
  subjectOf: async (call) =>
    call.match.row.template === '/notifications' && call.match.row.method === 'POST'
      ? { effects: await effectsOfRule(call.sent, call) }
      : {},
  async storedSubjectOf(call) {
    const { stored, whole } = call;
    if (whole === undefined || !touches('Notification', stored, whole)) return {};
    return { effects: await effectsOfRule(whole, call) };
  },
};

/** Returns the effects that a link allows on a vehicle, or in the name of an account. */
export async function effectsOfLink(sent: Body, call: HookCall): Promise<Effect[]> {
  const isOfVehicle = ['deviceId', 'groupId', 'userId'].some((side) => sent[side] !== undefined);
  if (!isOfVehicle || call.match.row.method === 'DELETE') return [];
  const { geofenceId, notificationId } = sent;
  if (geofenceId !== undefined) {
    return effectsOfFence(await call.read(`/geofences/${Number(geofenceId)}`));
  }
  if (notificationId === undefined) return [];
  return effectsOfRule(await call.read(`/notifications/${Number(notificationId)}`), call);
}
