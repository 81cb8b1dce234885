import { CliError } from '../cli-error';
import { checkServer } from './check-server';

/** Throws, with what is there and what to do, where no tracking server answers. */
export async function requireTrackingServer(url: string, send: typeof fetch): Promise<void> {
  const { findings } = await checkServer(url, send);
  const trouble = findings.find(({ status }) => status === 'fail');
  if (!trouble) return;
  const { message, remedy, exit } = trouble;
  throw new CliError(message, { ...(remedy && { hint: remedy }), ...(exit && { exit }) });
}
