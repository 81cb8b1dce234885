import { normalizeText } from '@rastro/sdk/domain';
import { CliError } from '../../../cli-error';
import { exitCode } from '../../../exit-code';
import type { CliResource } from '../../cli-resource';
import { resolveColumns } from '../../view/columns';

/** What a thing must be like: a column, and whether its text is right. */
export interface Condition {
  column: string;
  fits: (text: string) => boolean;
}

/**
 * Reads `--where column=text`: a `*` stands for any text, accents and capitals do not count. Throws for a column
 * that is none.
 */
export function parseWhere(resource: CliResource, where: string): Condition {
  const at = where.indexOf('=');
  const hint = `As in: --where ${resource.labels[0] ?? 'id'}='North*'`;
  if (at < 1) throw new CliError(`--where ${where} has no "=".`, { exit: exitCode.usage, hint });
  const [column = '', ...more] = resolveColumns(resource, where.slice(0, at), 'table', []);
  if (more.length > 0) {
    throw new CliError('--where takes one column; give it once more for another.', {
      exit: exitCode.usage,
      hint,
    });
  }
  const parts = where
    .slice(at + 1)
    .split(/\*+/)
    .map(normalizeText);
  return { column, fits: (text) => fitsParts(normalizeText(text), parts) };
}

/** Whether the parts stand in the text in their order, the first at its start and the last at its end. */
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
