import { toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import { exitCode } from '../../exit-code';

/** The id that a text is. Throws for one that is none; `of` is `a stop`, and the hint says where the ids stand. */
export function readId(text: string, of: string, hint: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new CliError(`"${toPrintable(text)}" is no id of ${of}: those are numbers such as 12.`, {
    exit: exitCode.usage,
    hint,
  });
}
