import type { Member, Members } from '@rastro/sdk/contract';

/** A thing as it is answered: its described members and no others, moments as ISO text. */
export const toWire = (members: Members, item: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<Member>(members)
      .filter(([, { writeOnly }]) => !writeOnly)
      .map(([name, member]) => [name, toValue(member, (item as Record<string, unknown>)[name])]),
  );

const toValue = ({ kind, fallback }: Member, value: unknown): unknown =>
  kind === 'moment' && typeof value === 'number'
    ? new Date(value).toISOString()
    : (value ?? fallback);
