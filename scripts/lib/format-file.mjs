import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const options = JSON.parse(readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8'));

/** The text of a file as `npm run format` would leave it; its name says the language. Throws what it cannot read. */
export async function formatFile(name, text) {
  const { code, errors } = await format(name, text, options);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  return code;
}
