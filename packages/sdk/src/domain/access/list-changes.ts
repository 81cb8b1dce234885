type Members = Readonly<Record<string, unknown>>;

/**
 * Names the members whose values differ, of attributes each by itself (`attributes.color`). What is
 * missing counts as the empty value that the tracking API gives it: null, false, 0 and '' are alike.
 */
export function listChanges(before: Members, after: Members): string[] {
  const changed: string[] = [];
  for (const name of namesOf(before, after)) {
    if (name === 'attributes') {
      const [old, next] = [toMembers(before[name]), toMembers(after[name])];
      const keys = namesOf(old, next).filter((key) => !isAlike(old[key], next[key]));
      changed.push(...keys.map((key) => `attributes.${key}`));
    } else if (!isAlike(before[name], after[name])) changed.push(name);
  }
  return changed;
}

const namesOf = (before: Members, after: Members): string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

const toMembers = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};

const isAlike = (left: unknown, right: unknown): boolean => {
  const [a, b] = [toPlain(left), toPlain(right)];
  return a === b || isSameMoment(a, b);
};

function toPlain(value: unknown): string {
  if (!value) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const isSameMoment = (left: string, right: string): boolean =>
  MOMENT.test(left) && MOMENT.test(right) && Date.parse(left) === Date.parse(right);
