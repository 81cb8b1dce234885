import { randomBytes } from 'node:crypto';
import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import { link } from '@rastro/sdk/contract';
import { runParallel } from '@rastro/sdk/domain';
import { describeFailure } from '../../describe-failure';
import { callsOf } from '../../resources/entity';
import { nameEntity } from '../../resources/references/describe-entity';
import { MIGRATE_KINDS, type MigrateKind } from './migrate-kinds';
import type { MigrationPlan, Step } from './plan-migration';
import type { FleetLinks } from './read-fleet';

/** Result of a migration. */
export interface MigrationResult {
  created: number;
  linked: number;
  /** E-mails of the accounts that were made. */
  newAccounts: string[];
  /** Refused things, each with the reason. */
  failures: string[];
}

interface RunOptions {
  client: TrackingClient;
  /** Acting account: the server links new things to it, which is unwanted here. */
  selfId: number;
  onStep: () => void;
  isStopped: () => boolean;
}

/** Calls at once. */
const AT_ONCE = 4;

/** Makes what a plan says and goes on after a refusal. Answers whether it came to its end. */
export async function runMigration(
  plan: MigrationPlan,
  options: RunOptions,
  result: MigrationResult,
): Promise<boolean> {
  const { onStep, isStopped } = options;
  for (const kind of MIGRATE_KINDS) {
    const open = (plan.steps.get(kind) ?? []).filter((step) => step.kind === 'create');
    // Groups lie in each other, and computed attributes count in the order of their ids.
    const atOnce = kind.hasTwins ? 1 : AT_ONCE;
    const work = async (step: Step) => {
      const reason = await tryTo(() => createOne(plan, kind, step, options, result));
      if (reason !== null) {
        const { one } = kind.resource;
        result.failures.push(`${one} ${nameEntity(kind.resource, step.source)}: ${reason}`);
      }
      onStep();
    };
    if (!(await runParallel(open, atOnce, work, isStopped))) return false;
  }
  for (const links of plan.links) {
    const work = async (pair: FleetLinks['pairs'][number]) => {
      await addLink(plan, links, pair, options, result);
      onStep();
    };
    if (!(await runParallel(links.pairs, AT_ONCE, work, isStopped))) return false;
  }
  return true;
}

/**
 * Runs a call and returns its refusal; null on success. Throws errors that end the migration:
 * server unreachable, sign-in lost.
 */
async function tryTo(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const isAnswer = isTrackingError(error) && error.status !== undefined && error.status !== 401;
    if (!isAnswer && !(error instanceof NotMade)) throw error;
    return describeFailure(error).message;
  }
}

class NotMade extends Error {}

async function createOne(
  { ids }: MigrationPlan,
  kind: MigrateKind,
  step: Step,
  { client, selfId }: RunOptions,
  result: MigrationResult,
): Promise<void> {
  if (step.kind !== 'create') return;
  const { resource, member, side } = kind;
  const input: Record<string, unknown> = { ...step.input };
  for (const { member: name, description } of resource.members) {
    const id = Number(input[name] ?? 0);
    if (description.kind !== 'reference' || id === 0) continue;
    const of = MIGRATE_KINDS.find((one) => one.resource.description.name === description.refersTo);
    const there = of && ids.get(of)?.get(id);
    if (there === undefined) throw new NotMade(`its ${name} was not made`);
    input[name] = there;
  }
  // Nobody knows it, and it is kept nowhere: who owns the account asks for one of their own.
  if (member === 'users') input['password'] = randomBytes(24).toString('base64url');
  const made = await callsOf(client, resource.description).create(input);
  ids.get(kind)?.set(step.source.id, made.id);
  result.created += 1;
  if (member === 'users') result.newAccounts.push(String(step.source['email']));
  const key = member === 'users' ? 'managedUserId' : side;
  await tryTo(() => client.resource(link).remove({ userId: selfId, [key]: made.id }));
}

async function addLink(
  { ids, steps }: MigrationPlan,
  { owner, thing, side }: FleetLinks,
  [a, b]: FleetLinks['pairs'][number],
  { client }: RunOptions,
  result: MigrationResult,
): Promise<void> {
  const [from, to] = [ids.get(owner)?.get(a), ids.get(thing)?.get(b)];
  // An end that could not be made was told already.
  if (from === undefined || to === undefined) return;
  const reason = await tryTo(() => client.resource(link).add({ [owner.side]: from, [side]: to }));
  if (reason === null) {
    result.linked += 1;
    return;
  }
  const nameOf = (kind: MigrateKind, id: number) => {
    const found = steps.get(kind)?.find((step) => step.source.id === id);
    return `${kind.resource.one} ${found ? nameEntity(kind.resource, found.source) : id}`;
  };
  result.failures.push(`link of ${nameOf(owner, a)} and ${nameOf(thing, b)}: ${reason}`);
}
