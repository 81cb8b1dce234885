import type { TrackingClient } from '@rastro/sdk/client';
import { type Call, command as commandDescription } from '@rastro/sdk/contract';
import { toSentState } from '@rastro/sdk/domain';
import { CliError } from '../cli-error';
import { type CliResource, toKebab, toSpaced } from '../resources/cli-resource';
import { type Part, toPage } from './answer';
import { callWords } from './call-words';
import { type Allowed, isOffered } from './reach';
import { toCallInput } from './schema';
import type { Tool, ToolInput } from './tool';

type Calls = Record<string, (input: ToolInput) => Promise<unknown>>;

/** A tool for each further call of a resource: reports, commands to trackers, taking alarms. */
export const makeCallTools = (resources: readonly CliResource[], allowed: Allowed): Tool[] =>
  resources.flatMap((resource) =>
    Object.entries<Call>(resource.description.calls)
      .filter(([, { method, path }]) => isOffered(resource.description, allowed, method, path))
      .map(([name, call]) => makeTool(resource, name, call)),
  );

/** Throws at a tracking server of another make: nothing holds a stop back there until the vehicle stands. */
async function requireGuard(client: TrackingClient): Promise<void> {
  const { attributePrefix } = await client.server.get();
  if (attributePrefix !== null) return;
  throw new CliError('This server does not guard engines: commands are sent from here by people.');
}

function makeTool({ description, many }: CliResource, name: string, call: Call): Tool {
  const toolName = toKebab(`${description.name}-${name}`).replace(/-+/g, '_');
  const isRead = call.method === 'GET';
  const isSending = call.path === commandDescription.calls.send.path && !isRead;
  return {
    name: toolName,
    description: callWords[toolName] ?? `${toSpaced(name)} of ${many}`,
    inputSchema: toCallInput(call),
    kind: isRead ? 'reads' : 'changes',
    areaOf: () => description.area,
    async run({ client }, input) {
      const { limit, offset, ...own } = input;
      if (isSending) await requireGuard(client);
      const calls = client.resource(description) as unknown as Calls;
      const answer = await calls[name]?.(own);
      if (isSending) return { state: toSentState(answer as Parameters<typeof toSentState>[0]) };
      if (!isRead) return answer ?? 'Done.';
      return Array.isArray(answer) ? toPage(answer, { limit, offset } as Part) : answer;
    },
  };
}
