import { group } from '@rastro/sdk/contract';
import { toPrintable } from '@rastro/sdk/domain';
import type { RunCommand } from '../../command';
import { printJson, say } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { callsOf } from '../../resources/entity';
import { findResource } from '../../resources/resources';
import { inTree } from '../../resources/view/in-tree';

/** `rastro groups tree` */
export const showGroupTree: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  const [groups, devices] = await Promise.all([
    callsOf(client, group).list(),
    client.devices.list({ excludeAttributes: true }),
  ]);
  const own = new Map<number, number>();
  for (const { groupId } of devices) own.set(groupId, (own.get(groupId) ?? 0) + 1);
  const tree = inTree(findResource(group), groups);
  const rows = tree.map(({ entity, depth }, at) => {
    const end = tree.findIndex((other, index) => index > at && other.depth <= depth);
    const below = tree.slice(at, end === -1 ? undefined : end);
    const count = below.reduce((sum, one) => sum + (own.get(one.entity.id) ?? 0), 0);
    const name = String(entity['name']);
    return { id: entity.id, name, depth, devices: own.get(entity.id) ?? 0, devicesBelow: count };
  });
  if (options['json']) return printJson(context, rows);
  if (rows.length === 0) return say(context, 'No groups yet.');
  for (const { id, name, depth, devices: here, devicesBelow } of rows) {
    const counts =
      here === devicesBelow ? String(here) : `${here}, ${devicesBelow} with those below`;
    context.stdout.write(`${'  '.repeat(depth)}${toPrintable(name)} (id ${id}): ${counts}\n`);
  }
  const loose = own.get(0) ?? 0;
  if (loose > 0) say(context, `In no group: ${loose}`);
};
