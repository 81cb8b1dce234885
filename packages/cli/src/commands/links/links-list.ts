import { isTrackingError } from '@rastro/sdk/client';
import { mayLink, mayOwn } from '@rastro/sdk/contract';
import { printJson, say } from '../../context';
import type { RunCommand } from '../../command';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { callsOf } from '../../resources/entity';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { formatTable } from '../../terminal/format-table';
import { LINK_KINDS, readKind } from './link-kinds';

const HOLDERS = { Device: 'deviceIds', Group: 'groupIds', User: 'userIds' } as const;

/** Replaces a list that the account may not read by an empty one; rethrows other errors. */
function leaveOut(error: unknown): number[] {
  if (isTrackingError(error) && [403, 404].includes(error.status ?? 0)) return [];
  throw error;
}

/** `rastro links list` */
export const listLinks: RunCommand = async (context, [what = '', name = ''], options) => {
  const { resource, description } = readKind(what);
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const id = await resolveReference(directories, resource, name);
  const side = `${description.name.charAt(0).toLowerCase()}${description.name.slice(1)}Id`;
  const isHeld = LINK_KINDS.some((kind) => mayOwn(kind.description, description));
  const holders = isHeld ? await client.holders(description, id, { users: true }) : undefined;
  const rows: { kind: string; id: number; name: string }[] = [];
  for (const kind of LINK_KINDS.filter((one) => mayLink(description, one.description))) {
    const other = findResource(kind.description);
    const { nameOf } = await directories.readNames(other);
    const ids = mayOwn(description, kind.description)
      ? await callsOf(client, kind.description)
          .list({ [side]: id })
          .then((all) => all.map((one) => one.id), leaveOut)
      : (holders?.[HOLDERS[kind.description.name as keyof typeof HOLDERS]] ?? []);
    rows.push(...ids.map((one) => ({ kind: kind.member, id: one, name: nameOf(one) })));
  }
  if (options['json']) return printJson(context, rows);
  if (rows.length === 0) return say(context, 'It is linked to nothing that you can see.');
  context.stdout.write(
    formatTable(
      ['KIND', 'ID', 'NAME'],
      rows.map((row) => [row.kind, String(row.id), row.name]),
    ),
  );
};
