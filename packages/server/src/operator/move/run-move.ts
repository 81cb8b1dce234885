import { mergeInto, toTargetValues } from './compare-objects';
import type { FleetLinks, FleetObject } from './fleet';
import { MOVE_KINDS, type MoveKind, nameObject, toKindKey, USERS } from './move-kinds';
import type { MovedIds } from './moved-ids';
import type { MoveStep } from './pair-objects';
import type { MovePlan } from './plan-move';
import { type MoveTarget, TargetRefusal } from './target';
import { type Link, linkAll } from './link-all';

/** Result of a move. */
export interface MoveResult {
  made: number;
  changed: number;
  linked: number;
  /** Refused objects, each with the reason. */
  failures: string[];
}

interface MoveTools {
  target: MoveTarget;
  moved: MovedIds;
  say: (line: string) => void;
}

const STEPS_A_LINE = 500;

/** Carries a plan out, object by object. What is refused is told and does not stop the rest. */
export const runMove = async (plan: MovePlan, tools: MoveTools): Promise<MoveResult> => {
  const result: MoveResult = { made: 0, changed: 0, linked: 0, failures: [] };
  for (const { kind, steps } of plan.kinds) {
    const open = steps.filter(({ target, changes }) => !target || changes.length > 0);
    for (const [index, step] of open.entries()) {
      try {
        await moveOne(kind, step, plan, tools);
        if (step.target) result.changed += 1;
        else result.made += 1;
      } catch (error) {
        if (!(error instanceof TargetRefusal)) throw error;
        result.failures.push(`${nameObject(kind, step.source)}: ${error.message}`);
      }
      if ((index + 1) % STEPS_A_LINE === 0)
        tools.say(`${kind.title}: ${index + 1} of ${open.length}`);
    }
    if (open.length > 0) tools.say(`${kind.title}: done`);
    remember(kind, steps, plan, tools);
  }
  for (const links of plan.links) await addLinks(links, plan, tools, result);
  return result;
};

/** Everything that was found there or made counts for the next move. */
const remember = (
  { key }: MoveKind,
  steps: readonly MoveStep[],
  plan: MovePlan,
  { moved }: MoveTools,
): void => {
  for (const { source, label, changes, target } of steps) {
    const to = plan.ids.get(key)?.get(source.id);
    if (to !== undefined && target && changes.length === 0) {
      moved.add({ kind: key, from: source.id, to, label });
    }
  }
};

const moveOne = async (
  kind: MoveKind,
  { source, label, target: current }: MoveStep,
  { ids }: MovePlan,
  { target, moved }: MoveTools,
): Promise<void> => {
  const { key, entity } = kind;
  const values = toTargetValues(kind, source, (other, id) => ids.get(other)?.get(id));
  const lost = entity.fields.find(
    ({ name, kind: of }) => of === 'reference' && values[name] === undefined,
  );
  if (lost) throw new TargetRefusal(0, `what its ${lost.name} stands for could not be moved`);
  if (current) {
    await target.call('PUT', `/${entity.path}/${current.id}`, mergeInto(current, values));
    moved.add({ kind: key, from: source.id, to: current.id, label });
    return;
  }
  const made = (await target.call('POST', `/${entity.path}`, values)) as FleetObject;
  const all = ids.get(key) ?? new Map<number, number>();
  ids.set(key, all.set(source.id, made.id));
  moved.add({ kind: key, from: source.id, to: made.id, label });
  if (target.isService) return;
  // What an administrator makes is linked to that account; only the links of the fleet are wanted.
  const property = key === USERS ? 'managedUserId' : key;
  await target.call('DELETE', '/permissions', { userId: target.self.id, [property]: made.id });
};

const addLinks = async (
  { owner, property, pairs }: FleetLinks,
  plan: MovePlan,
  { target, say }: MoveTools,
  result: MoveResult,
): Promise<void> => {
  const owners = plan.ids.get(toKindKey(owner));
  const properties = plan.ids.get(toKindKey(property));
  const links = pairs.flatMap(([a, b]): Link[] => {
    const [from, to] = [owners?.get(a), properties?.get(b)];
    // An end that could not be made was told already.
    if (from === undefined || to === undefined) return [];
    return [{ body: { [owner]: from, [property]: to }, ends: [a, b] }];
  });
  result.linked += await linkAll(target, links, ({ ends: [a, b] }, reason) => {
    const names = `${nameSource(plan, owner, a)} and ${nameSource(plan, property, b)}`;
    result.failures.push(`link of ${names}: ${reason}`);
  });
  if (links.length > 0) say(`Links of ${nounOf(owner)} and ${nounOf(property)}: done`);
};

const nounOf = (key: string): string =>
  MOVE_KINDS.find((kind) => kind.key === toKindKey(key))?.noun ?? key;

const nameSource = ({ kinds }: MovePlan, key: string, id: number): string => {
  const found = kinds.find(({ kind }) => kind.key === toKindKey(key));
  const step = found?.steps.find(({ source }) => source.id === id);
  return found && step ? nameObject(found.kind, step.source) : `${nounOf(key)} ${id}`;
};
