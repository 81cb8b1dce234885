// Vehicles that have said nothing for a while, one a line: id, name and when they were last heard, parted by tabs.
import { createTrackingClient, isTrackingError } from '@rastro/client';

const HOUR_MS = 3_600_000;
const { TRACKING_SERVER: baseUrl, TOKEN: token = '', QUIET_HOURS = '24' } = process.env;
if (!baseUrl || !token) {
  console.error(
    'TRACKING_SERVER is the address of the server, TOKEN one of `rastro tokens create`.',
  );
  process.exit(2);
}

const client = createTrackingClient({ baseUrl, auth: { kind: 'token', token } });
const sinceMs = Date.now() - Number(QUIET_HOURS) * HOUR_MS;
/** A name is what somebody typed: it keeps to its line. */
const onOneLine = (text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');

try {
  for (const { id, name, lastUpdate, disabled } of await client.devices.list()) {
    if (disabled || Date.parse(lastUpdate ?? '') > sinceMs) continue;
    console.log([id, onOneLine(name), lastUpdate ?? 'never'].join('\t'));
  }
} catch (error) {
  console.error(isTrackingError(error) ? `${error.code}: ${error.message}` : error);
  process.exitCode = 1;
}
