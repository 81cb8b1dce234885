import type { MemberFacts, ResourceDescription } from '../contract';
import type { FakeItem } from './answer-resource';
import { SAMPLE_TIME } from './sample-time';

function makeValue(member: MemberFacts): unknown {
  const { kind, choices = [], known = [], listOf = [], min = 1, max = Infinity } = member;
  if (kind === 'choice') return choices.at(-1);
  if (kind === 'text') return known[0] ?? (listOf.length > 0 ? listOf.join() : 'Words');
  if (kind === 'number') return Math.min(Math.max(1, min), max);
  if (kind === 'flag') return true;
  if (kind === 'moment') return SAMPLE_TIME;
  if (kind === 'id' || kind === 'reference') return 1;
  if (kind === 'numbers') return [1];
  if (kind === 'area') return 'CIRCLE (-23.5 -46.6, 300)';
  return member.fallback;
}

/** A thing of a resource of which every member says something, with these attributes. */
export const makeWhole = (
  { members }: ResourceDescription,
  attributes: Readonly<Record<string, unknown>> = {},
): FakeItem =>
  Object.fromEntries(
    Object.entries(members).map(([name, member]) => [
      name,
      member.kind === 'attributes' ? attributes : makeValue(member),
    ]),
  );
