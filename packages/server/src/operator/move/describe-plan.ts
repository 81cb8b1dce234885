import type { MovedConsents } from './move-consents';
import { nameObject } from './move-kinds';
import type { KindPlan, MovePlan } from './plan-move';

const MAX_NAMED = 20;
const TITLE_WIDTH = 20;

/** Counts the remaining steps of a plan. */
export const countPlan = ({
  kinds,
  links,
}: Pick<MovePlan, 'kinds' | 'links'>): { make: number; change: number; link: number } => {
  const steps = kinds.flatMap((kind) => kind.steps);
  return {
    make: steps.filter(({ target }) => !target).length,
    change: steps.filter(({ changes }) => changes.length > 0).length,
    link: links.reduce((sum, { pairs }) => sum + pairs.length, 0),
  };
};

/** A plan as lines to read: numbers, and every change by its name. */
export const describePlan = (plan: MovePlan, consents: MovedConsents): string[] => [
  `${''.padEnd(TITLE_WIDTH)}${['to make', 'to change', 'alike'].map(toCell).join('')}`,
  ...plan.kinds.filter(({ steps }) => steps.length > 0).flatMap(describeKind),
  `${'Links'.padEnd(TITLE_WIDTH)}${[countPlan(plan).link, 0, plan.linksAlike].map(toCell).join('')}`,
  ...describeConsents(consents),
];

const describeConsents = ({ made, changed, alike, waiting, left }: MovedConsents): string[] =>
  made + changed + alike + waiting + left === 0
    ? []
    : [
        `${'Consents'.padEnd(TITLE_WIDTH)}${[made + waiting, changed, alike + left].map(toCell).join('')}`,
      ];

const toCell = (value: string | number): string => String(value).padStart(11);

const describeKind = ({ kind, steps }: KindPlan): string[] => {
  const { make, change } = countPlan({ kinds: [{ kind, steps }], links: [] });
  const counts = [make, change, steps.length - make - change].map(toCell).join('');
  const changed = steps.filter(({ changes }) => changes.length > 0);
  const named = changed
    .slice(0, MAX_NAMED)
    .map(({ source, changes }) => `  ${nameObject(kind, source)}: ${changes.join(', ')}`);
  const rest = changed.length - named.length;
  return [
    `${kind.title.padEnd(TITLE_WIDTH)}${counts}`,
    ...named,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
};
