import { CliError } from '../cli-error';
import type { CommandOptions } from '../command';
import { exitCode } from '../exit-code';
import { type DeviceDraft } from './device-draft';
import { deviceFields } from './device-fields';
import {
  type AttributeInput,
  isAttributeKey,
  parseAttributeName,
  parseAttributeValue,
} from './parse-attribute';

/** What the options of `devices create` and `devices update` ask for. Throws for a value that is none. */
export function readDraft(options: CommandOptions): DeviceDraft {
  const fields: Record<string, unknown> = {};
  for (const { name, flags, parse } of deviceFields) {
    const given = options[name];
    if (typeof given !== 'string') continue;
    const parsed = parse(given.trim());
    if ('problem' in parsed) throw wrong(`${flags.split(' ')[0]} ${parsed.problem}.`);
    fields[name] = parsed.value;
  }
  const group = options['group'];
  return {
    fields,
    ...(typeof group === 'string' ? { group } : {}),
    attributes: new Map(readList(options['attribute']).map(readAttribute)),
    removedAttributes: readList(options['removeAttribute']),
  };
}

const readList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function readAttribute(given: string): [string, AttributeInput] {
  const at = given.indexOf('=');
  const { key, type } = parseAttributeName(at === -1 ? '' : given.slice(0, at));
  if (!isAttributeKey(key)) {
    throw wrong(`--attribute takes key=value, not "${given}".`);
  }
  const text = given.slice(at + 1);
  const value = parseAttributeValue(text, type);
  if (value === undefined) throw wrong(`The attribute ${key} is no ${type}: "${text}".`);
  return [key, { text, value }];
}

const wrong = (message: string): CliError =>
  new CliError(message, {
    exit: exitCode.usage,
    hint: 'As in: --name "Truck 7" --attribute plate=ABC1D23 --attribute speedLimit:number=43',
  });
