'use client';
import { useMemo } from 'react';
import { type MemberFacts, type ResourceDescription, resources } from '../../../contract';
import { findChangeUnit } from '../../../domain';
import { type AttributeWords, useAttributeWords } from '../../attributes/use-attribute-words';
import { useTrackingContext } from '../../provider/tracking-context';
import { type Format, useFormat } from '../../use-format';
import { useWriteFigure } from '../../use-written-unit';
import { type PlanWords, usePlanWords } from './use-plan-words';
import { makeMemberWords, type MemberWords } from './use-member-words';

/** Names and values of members of a thing that no form is open for, by their path: `name`, `attributes.plate`. */
export interface ThingWords {
  /** A member that nobody has named is called by its path. */
  name: (path: string) => string;
  /** `counts` is what a figure of a service plan counts. */
  value: (path: string, value: unknown, counts?: string) => string;
}

const ATTRIBUTES = 'attributes.';
const NOTHING = '–';
/** Pattern of moments in the server's JSON. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const membersOf = (kind: string): Readonly<Record<string, MemberFacts>> =>
  Object.values<ResourceDescription>(resources).find(({ name }) => lower(name) === kind)?.members ??
  {};

/** Words of things by their kind, as a log names it: `device`. */
export function useThingWords(): (kind: string) => ThingWords {
  const { words, client } = useTrackingContext('useThingWords');
  const attributes = useAttributeWords();
  const format = useFormat();
  const writeFigure = useWriteFigure();
  const plans = usePlanWords();
  const prefix = client.attributePrefix;
  return useMemo(() => {
    const say = (yes: boolean) => words.t({ key: yes ? 'field.value.yes' : 'field.value.no' });
    return (kind) => {
      const members = membersOf(kind);
      const names = makeMemberWords(words, kind, prefix);
      return {
        name: (path) => {
          if (path.startsWith(ATTRIBUTES)) return names.attribute(path.slice(ATTRIBUTES.length));
          return words.has(`member.${kind}.${path}`) || words.has(`member.${path}`)
            ? names.member(path)
            : path;
        },
        value: (path, value, counts) => {
          if (value === undefined || value === null || value === '') return NOTHING;
          if (typeof value === 'boolean') return say(value);
          if (kind === 'maintenance') {
            const said = sayPlan(plans, path, value, counts);
            if (said) return said;
          }
          const unit = typeof value === 'number' ? findChangeUnit(path) : undefined;
          if (unit) return writeFigure(Number(value), unit);
          if (path.startsWith(ATTRIBUTES)) {
            return attributes.text(path.slice(ATTRIBUTES.length), value);
          }
          return sayMember(path, value, { member: members[path], names, format, attributes });
        },
      };
    };
  }, [words, prefix, attributes, format, writeFigure, plans]);
}

/** A member of a service plan; '' for one that other things have too, or where nobody knows what it counts. */
function sayPlan(plans: PlanWords, path: string, value: unknown, counts = ''): string {
  if (path === 'type') return plans.type(String(value));
  if (counts === '' || typeof value !== 'number') return '';
  if (path === 'start') return plans.start(counts, value);
  return path === 'period' ? plans.period(counts, value) : '';
}

function sayMember(
  name: string,
  value: unknown,
  of: {
    member: MemberFacts | undefined;
    names: MemberWords;
    format: Format;
    attributes: AttributeWords;
  },
): string {
  const { member, names, format, attributes } = of;
  if (Array.isArray(value)) return value.map((one) => sayMember(name, one, of)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'string') {
    const isMoment = member ? member.kind === 'moment' : MOMENT.test(value);
    if (isMoment) return format.dateTime(value, { year: true });
    return member?.kind === 'choice' || member?.listOf || name === 'category'
      ? names.choice(name, value)
      : value;
  }
  if (member?.kind === 'reference')
    return value === member.fallback ? NOTHING : `#${String(value)}`;
  if (member?.unit === 'knots') return format.speed(Number(value));
  if (member?.unit === 'metres') return format.distance(Number(value));
  return attributes.text(name, value);
}
