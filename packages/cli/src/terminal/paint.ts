import { styleText } from 'node:util';
import type { Context } from '../context';

/** Text in a colour, where stdout is a terminal and nobody asked for none. */
export function paint(
  { stdout, env, isColorless }: Context,
  color: 'green' | 'yellow' | 'red' | 'dim',
  text: string,
): string {
  const isPlain =
    isColorless || !stdout.isTTY || Boolean(env['NO_COLOR']) || env['TERM'] === 'dumb';
  return isPlain ? text : styleText(color, text, { validateStream: false });
}
