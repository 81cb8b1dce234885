import { CliError } from '../cli-error';
import { exitCode } from '../exit-code';

/** The origin of a server as a person types it: `fleet.example.com` means https, localhost http. */
export function parseServerUrl(text: string): string {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const isLocal = /^(localhost|127\.|\[::1\])/.test(text);
  const url = tryParse(hasScheme ? text : `${isLocal ? 'http' : 'https'}://${text}`);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new CliError(`"${text}" is not the address of a server.`, {
      exit: exitCode.usage,
      hint: 'Write it like https://fleet.example.com.',
    });
  }
  return url.origin;
}

function tryParse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
