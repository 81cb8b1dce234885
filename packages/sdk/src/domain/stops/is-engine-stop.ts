import { readFlag, readText } from '../device/read-attribute';

/** A command as it is sent. */
export interface SentCommand {
  type?: unknown;
  attributes?: Record<string, unknown> | null;
}

/** Texts that cut the engine or the fuel at trackers of the field: Concox and its kin, Coban, Teltonika, Suntech, H02. */
const STOP_TEXTS: readonly RegExp[] = [
  /^DYD\b/i,
  /^RELAY,\s*1\b/i,
  /^(?:stop|fuelcut|quickstop)\d{4,}/i,
  /^setdigout\s+\d*1/i,
  /\bCMD;\d+;0?2;0?1\b/i,
  /\*\w+,\d+,S20,\d+,1\b/i,
];

/**
 * Whether a command stops an engine: by its type, as a text that is known to, or because it is marked by
 * `{prefix}.stopsEngine`. Better one too many: all it does is wait for the vehicle to stand.
 */
export function isEngineStop(command: SentCommand, prefix: string): boolean {
  if (command.type === 'engineStop') return true;
  if (readFlag(command, `${prefix}.stopsEngine`)) return true;
  const text = readText(command, 'data').trim();
  return STOP_TEXTS.some((pattern) => pattern.test(text));
}
