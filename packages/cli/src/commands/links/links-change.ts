import { mayLink } from '@rastro/sdk/contract';
import type { TrackingClient } from '@rastro/sdk/client';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import type { Context } from '../../context';
import { exitCode } from '../../exit-code';
import { fetchOf } from '../../http/debug-fetch';
import { createRetryFetch } from '../../http/retry-fetch';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { runBulk } from '../../resources/run/many/run-bulk';
import { findResource } from '../../resources/resources';
import { LINK_KINDS, type LinkKind, readKind } from './link-kinds';

/** `rastro links add` */
export const addLinks: RunCommand = (context, args, options) =>
  changeLinks(context, args, options, 'link');

/** `rastro links remove` */
export const removeLinks: RunCommand = (context, args, options) =>
  changeLinks(context, args, options, 'unlink');

async function changeLinks(
  context: Context,
  [what = '', ...names]: string[],
  options: CommandOptions,
  operation: 'link' | 'unlink',
): Promise<void> {
  const { resource, description, member } = readKind(what);
  const wanted = LINK_KINDS.flatMap((kind) => {
    const given = options[kind.option];
    return Array.isArray(given) && given.length > 0 ? [{ kind, given }] : [];
  });
  const wrong = wanted.find(({ kind }) => !mayLink(description, kind.description));
  if (wrong || wanted.length === 0) {
    const may = LINK_KINDS.filter((kind) => mayLink(description, kind.description));
    throw new CliError(
      wrong
        ? `${member} cannot be linked to ${wrong.kind.member}.`
        : 'Nothing was named to link to.',
      { exit: exitCode.usage, hint: `${member} take ${may.map(toFlag).join(', ')}.` },
    );
  }
  const client: TrackingClient = await createSignedInClient(context, {
    fetch: createRetryFetch({ fetch: fetchOf(context) }),
  });
  const directories = createDirectories(client);
  const resolve = (of: LinkKind['description'], given: readonly string[]) =>
    Promise.all(given.map((name) => resolveReference(directories, findResource(of), name)));
  const ids = await resolve(description, names);
  for (const { kind, given } of wanted) {
    const others = await resolve(kind.description, given);
    await runBulk(context, client, resource, {
      wanted: { resource: member, ids, operation, changes: { resource: kind.member, ids: others } },
      verb: operation === 'link' ? 'Link' : 'Unlink',
      options,
    });
  }
}

const toFlag = ({ option }: LinkKind): string => `--${option}`;
