import type { Setting } from './setting';
import { settings } from './settings';

const FLAG_WIDTH = 30;

/** The text of `--help`: every flag with its environment variable and default. */
export function formatHelp(): string {
  const lines = Object.values(settings).map((setting) => formatSetting(setting));
  return [
    'Usage: npm start -- [flags]',
    '',
    'Starts the tracking server with its console. Every flag is an environment variable too; the',
    'flag wins.',
    '',
    ...lines,
    `  ${'-h, --help'.padEnd(FLAG_WIDTH)}this text`,
    '',
  ].join('\n');
}

function formatSetting(setting: Setting<never> | Setting<unknown>): string {
  const { flag, placeholder, env, help } = setting;
  const usage = placeholder === undefined ? `--${flag}` : `--${flag} ${placeholder}`;
  const fallback = setting.fallbackText ?? String(setting.fallback);
  const suffix = placeholder === undefined ? env : `${env}; default: ${fallback}`;
  return `  ${usage.padEnd(FLAG_WIDTH)}${help}\n  ${''.padEnd(FLAG_WIDTH)}(${suffix})`;
}
