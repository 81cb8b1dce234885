import { CliError } from '../cli-error';
import type { CommandOptions } from '../command';
import type { CliResource } from '../resources/cli-resource';
import { listFilters } from '../resources/run/list-filters';
import { listMatching } from '../resources/run/list-matching';
import { pickColumns, resolveColumns } from '../resources/view/columns';
import { type Part, toPage } from './answer';
import { describeFields } from './describe-fields';
import { findThing } from './find-thing';
import { PART, toInput } from './schema';
import type { Session, Tool, ToolInput } from './tool';

/** Input of a tool that names a thing. */
export const THING = {
  type: ['integer', 'string'],
  description: 'its id, or the name or identifier that people know it by',
};

/** Makes the value that names a resource, and finds the one that it names. */
export function chooseResource(resources: readonly CliResource[]) {
  const byCommand = new Map(resources.map((resource) => [resource.command, resource]));
  return {
    schema: { type: 'string', enum: [...byCommand.keys()] },
    find({ resource: name }: ToolInput): CliResource {
      const found = byCommand.get(String(name));
      if (!found) throw new Error(`There is no resource ${String(name)}`);
      return found;
    },
  };
}

/** The tools that read what resources hold. */
export function makeReadTools(resources: readonly CliResource[]): Tool[] {
  const having = (operation: 'list' | 'get') =>
    chooseResource(
      resources.filter(({ description: { operations } }) => operations.includes(operation)),
    );
  const [any, listed, single] = [chooseResource(resources), having('list'), having('get')];
  const reads = { kind: 'reads', areaOf: () => '' } as const;
  return [
    {
      ...reads,
      name: 'list',
      description:
        'List things of a resource, a part at a time: `total` says how many there are, `nextOffset` where the list goes on. `fields` says which filters and columns a resource has.',
      inputSchema: toInput(
        {
          resource: listed.schema,
          filters: {
            type: 'object',
            additionalProperties: { type: ['string', 'number', 'boolean'] },
            description:
              'what the list is narrowed by, as in {"group": "North", "status": "offline"}',
          },
          query: { type: 'string', description: 'only with all these words in a text' },
          where: {
            type: 'array',
            items: { type: 'string' },
            description: 'conditions on columns that all hold, as in "name~truck" or "id>100"',
          },
          columns: {
            type: 'array',
            items: { type: 'string' },
            description:
              'only these columns, what they refer to by name; attributes as attributes.KEY',
          },
          all: { type: 'boolean', description: "for administrators: everybody's" },
          ...PART,
        },
        ['resource'],
      ),
      run: (session, input) => listThings(session, listed.find(input), input),
    },
    {
      ...reads,
      name: 'get',
      description: 'Read one thing.',
      inputSchema: toInput({ resource: single.schema, id: THING }, ['resource', 'id']),
      run: (session, input) => findThing(session, single.find(input), input['id']),
    },
    {
      ...reads,
      name: 'fields',
      description: 'Say what a resource is made of: its fields, their units, its filters.',
      inputSchema: toInput({ resource: any.schema }, ['resource']),
      run: async (_session, input) => describeFields(any.find(input)),
    },
  ];
}

async function listThings(
  { client, directories }: Session,
  resource: CliResource,
  input: ToolInput,
) {
  const { matching } = await listMatching(
    client,
    directories,
    resource,
    toOptions(resource, input),
  );
  const page = toPage(matching, input as Part);
  const { columns } = input;
  if (!Array.isArray(columns) || columns.length === 0) return page;
  const named = resolveColumns(resource, columns.join(','), 'table', matching);
  return toPage(await pickColumns(resource, named, matching, directories), input as Part);
}

/** The options that the command of the list would have. */
function toOptions(
  resource: CliResource,
  { filters, query, where, all }: ToolInput,
): CommandOptions {
  const known = listFilters(resource).map(({ name }) => name);
  const given = Object.entries((filters ?? {}) as ToolInput);
  const unknown = given.find(([name]) => !known.includes(name));
  if (unknown) {
    throw new CliError(`${resource.many} have no filter "${unknown[0]}".`, {
      hint: known.length > 0 ? `There are: ${known.join(', ')}` : 'Use query or where.',
    });
  }
  return {
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    ...(query !== undefined && { query: String(query) }),
    ...(Array.isArray(where) && { where: where.map(String) }),
    ...(all === true && { all }),
  };
}
