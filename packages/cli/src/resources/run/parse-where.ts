import { formatCell, normalizeText } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import { exitCode } from '../../exit-code';
import type { CliResource } from '../cli-resource';
import { resolveColumns } from '../view/columns';

/** One condition on a column. */
export interface Condition {
  column: string;
  /** True when the value of the column meets the condition. */
  fits: (value: unknown) => boolean;
}

const OPERATORS = ['!=', '>=', '<=', '=', '~', '>', '<'] as const;
type Operator = (typeof OPERATORS)[number];

/**
 * Reads `--where`: a column, one of `=`, `!=`, `~` (holds the text), `>`, `>=`, `<`, `<=`, and a value; in one behind
 * `=` or `!=`, a `*` stands for any text. Accents and capitals do not count. `>` and its like compare numbers, moments and else texts; what is empty is neither more nor
 * less. Throws for a column that is none.
 */
export function parseWhere(resource: CliResource, where: string): Condition {
  const hint = `As in: --where '${resource.labels[0] ?? 'id'}~north' --where 'id>100'`;
  const found = /^([^=~<>!]+)(!=|>=|<=|=|~|>|<)(.*)$/s.exec(where);
  const operator = OPERATORS.find((one) => one === found?.[2]);
  if (!found || !operator) {
    throw new CliError(`--where ${where} is no condition.`, { exit: exitCode.usage, hint });
  }
  const [column = '', ...more] = resolveColumns(resource, found[1]?.trim(), 'table', []);
  if (more.length > 0) {
    throw new CliError('--where takes one column; give it once more for another.', {
      exit: exitCode.usage,
      hint,
    });
  }
  return { column, fits: createTest(operator, (found[3] ?? '').trim()) };
}

function createTest(operator: Operator, wanted: string): (value: unknown) => boolean {
  const normal = normalizeText(wanted);
  const toNormal = (value: unknown) => normalizeText(formatCell(value));
  const parts = normal.split(/\*+/);
  if (operator === '=') return (value) => fitsParts(toNormal(value), parts);
  if (operator === '!=') return (value) => !fitsParts(toNormal(value), parts);
  if (operator === '~') return (value) => toNormal(value).includes(normal);
  return (value) => {
    const order = compare(formatCell(value), wanted);
    if (order === null) return false;
    if (operator === '>') return order > 0;
    if (operator === '<') return order < 0;
    return operator === '>=' ? order >= 0 : order <= 0;
  };
}

/** True when the text holds the parts in order, the first at its start and the last at its end. */
function fitsParts(text: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, from);
    if (found === -1) return false;
    from = found + part.length;
  }
  return text.length - last.length >= from && text.endsWith(last);
}

/**
 * Compares two texts as numbers, moments or else text; null where one is empty or `wanted` is a
 * number and the text is not.
 */
function compare(text: string, wanted: string): number | null {
  if (text === '' || wanted === '') return null;
  const numbers = [Number(text), Number(wanted)] as const;
  if (!Number.isNaN(numbers[1])) return Number.isNaN(numbers[0]) ? null : numbers[0] - numbers[1];
  const [moment, other] = [readMoment(text), readMoment(wanted)];
  if (moment !== null && other !== null) return moment - other;
  const [a, b] = [normalizeText(text), normalizeText(wanted)];
  return a < b ? -1 : Number(a > b);
}

function readMoment(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return null;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
}
