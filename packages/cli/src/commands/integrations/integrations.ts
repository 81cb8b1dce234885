import { readFile } from 'node:fs/promises';
import { INTEGRATION_KEYS, type IntegrationInput, isIntegrationKey } from '@rastro/sdk/contract';
import { toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { printJson, say } from '../../context';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { confirm } from '../../terminal/confirm';
import { formatTable } from '../../terminal/format-table';

const SOURCES = { saved: 'in use', settings: 'in use, from its settings', none: 'not set up' };

function readKey(key = ''): string {
  if (isIntegrationKey(key)) return key;
  throw new CliError(`There is no integration ${toPrintable(key)}.`, {
    exit: exitCode.usage,
    hint: `It is one of ${INTEGRATION_KEYS.join(', ')}.`,
  });
}

/** `rastro integrations list` */
export const listIntegrations: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  const list = await client.integrations.list();
  if (options['json']) return printJson(context, list);
  const rows = list.map(({ key, source, values, secrets, isLost }) => [
    key,
    isLost ? 'lost: set it again' : SOURCES[source],
    [
      ...Object.entries(values).map(([name, value]) => `${name}=${toPrintable(String(value))}`),
      ...secrets.map((name) => `${name}=…`),
    ].join(' '),
  ]);
  context.stdout.write(formatTable(['KEY', 'STATE', 'SAVED'], rows));
};

/** `rastro integrations set <key> <file>` */
export const setIntegration: RunCommand = async (context, [key, file = '']) => {
  const name = readKey(key);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new CliError(`${file} cannot be read.`, { exit: exitCode.usage });
  const client = await createSignedInClient(context);
  await client.integrations.save(name, readInput(text, file));
  say(context, `${name} is saved and in use. Try it with: rastro integrations test ${name}`);
};

function readInput(text: string, file: string): IntegrationInput {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as IntegrationInput; // the server looks at each
    }
  } catch {
    // Said below.
  }
  throw new CliError(`${file} is no JSON object.`, {
    exit: exitCode.usage,
    hint: 'As in: {"smtpHost": "smtp.example.com", "senderEmail": "no-reply@example.com"}',
  });
}

/** `rastro integrations test <key>` */
export const testIntegration: RunCommand = async (context, [key], options) => {
  const client = await createSignedInClient(context);
  const result = await client.integrations.test(readKey(key));
  if (!result.isGood) throw new CliError(`It does not work. ${toPrintable(result.found)}`);
  if (options['json']) return printJson(context, result);
  say(context, `It works. ${toPrintable(result.found)}`);
};

/** `rastro integrations remove <key>` */
export const removeIntegration: RunCommand = async (context, [key], options) => {
  const name = readKey(key);
  if (!(await confirm(context, options, `Forget what was saved of ${name}?`))) {
    return say(context, 'Nothing was changed.');
  }
  const client = await createSignedInClient(context);
  await client.integrations.forget(name);
  say(context, `${name} is forgotten.`);
};
