import { applyDraft, listDraftChanges, toPatch } from '@rastro/sdk/domain';
import { callsOf } from '../resources/entity';
import type { CliResource } from '../resources/cli-resource';
import { refuseKnownName } from '../resources/run/create-entity';
import { writeChanges } from '../resources/run/write-changes';
import { lookUpReferences } from '../resources/run/write-input';
import { findThing } from './find-thing';
import { type Allowed, isOffered, requireNoEffects } from './reach';
import { chooseResource, THING } from './read-tools';
import { toInput, type ValueSchema } from './schema';
import { toDraft } from './to-draft';
import type { Session, Tool, ToolInput } from './tool';

const METHODS = { create: 'POST', update: 'PUT', delete: 'DELETE' } as const;

const VALUES = {
  type: 'object',
  description:
    'values by field, as `fields` names them; what is referred to by name or id; free attributes in "attributes", where null takes one away',
};

/** The tools that write, for the resources that may be written to. */
export function makeWriteTools(resources: readonly CliResource[], allowed: Allowed): Tool[] {
  const written = (verb: keyof typeof METHODS) =>
    resources.filter(
      ({ description }) =>
        description.operations.includes(verb) && isOffered(description, allowed, METHODS[verb]),
    );
  const make = (
    verb: keyof typeof METHODS,
    kind: Tool['kind'],
    description: string,
    more: Record<string, ValueSchema>,
    run: (session: Session, resource: CliResource, input: ToolInput) => Promise<unknown>,
  ): Tool[] => {
    const chosen = written(verb);
    if (chosen.length === 0) return [];
    const { schema, find } = chooseResource(chosen);
    const properties = { resource: schema, ...more };
    return [
      {
        name: verb,
        kind,
        description,
        inputSchema: toInput(properties, Object.keys(properties)),
        areaOf: (input) => find(input).description.area,
        run: (session, input) => run(session, find(input), input),
      },
    ];
  };
  return [
    ...make('create', 'adds', 'Add a thing.', { values: VALUES }, createThing),
    ...make(
      'update',
      'changes',
      'Change a thing; what is not named stays as it is.',
      { id: THING, values: VALUES },
      updateThing,
    ),
    ...make('delete', 'deletes', 'Delete a thing.', { id: THING }, deleteThing),
  ];
}

const readDraft = ({ directories }: Session, resource: CliResource, { values }: ToolInput) =>
  lookUpReferences(resource, toDraft(resource, values as ToolInput), directories);

async function createThing(session: Session, resource: CliResource, input: ToolInput) {
  const wanted = applyDraft(resource, null, await readDraft(session, resource, input));
  requireNoEffects(resource.description, wanted);
  await refuseKnownName(resource, wanted, session.directories);
  return callsOf(session.client, resource.description).create(wanted);
}

async function updateThing(session: Session, resource: CliResource, input: ToolInput) {
  const draft = await readDraft(session, resource, input);
  const before = await findThing(session, resource, input['id']);
  const wanted = applyDraft(resource, before, draft);
  requireNoEffects(resource.description, before, wanted);
  const changed = listDraftChanges(resource, before, wanted);
  if (changed.length === 0) return { changed, now: before };
  const changes = { changes: toPatch(resource, changed, wanted), input: wanted };
  const calls = callsOf(session.client, resource.description);
  return { changed, now: await writeChanges(calls, before.id, changes) };
}

async function deleteThing(session: Session, resource: CliResource, { id }: ToolInput) {
  const thing = await findThing(session, resource, id);
  requireNoEffects(resource.description, thing);
  await callsOf(session.client, resource.description).delete(thing.id);
  return { deleted: thing };
}
