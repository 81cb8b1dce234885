import { type Context, say } from '../context';
import { isValidImei } from './is-valid-imei';

/** Says that a number is probably mistyped; trackers with numbers of their own are taken all the same. */
export function warnOfImei(context: Context, uniqueId: string): void {
  if (isValidImei(uniqueId)) return;
  say(context, `warning: ${uniqueId} is no IMEI: its check digit is wrong. Was it mistyped?`);
}
