import type { TrackingClient } from '@rastro/sdk/client';
import type { Device, Position } from '@rastro/sdk/contract';
import {
  compareNames,
  convertSpeed,
  formatSpeed,
  readFixTime,
  resolveAccountUnits,
  resolveMotionState,
} from '@rastro/sdk/domain';
import type { RunCommand } from '../../command';
import { printJsonLine, say } from '../../context';
import { formatTable } from '../../terminal/format-table';
import { findWatched } from './find-watched';
import { canRedraw, openLiveScreen } from './live-screen';
import { openLiveClient } from './open-live-client';
import { readWatchOptions } from './read-watch-options';
import { runWatch } from './run-watch';

const LOCALE = 'en-GB';
const TITLES = ['DEVICE', 'STATE', 'SPEED', 'WHERE', 'LAST'];

type SpeedUnit = NonNullable<ReturnType<typeof resolveAccountUnits>['units']['speed']>;

/** `rastro positions watch` */
export const watchPositions: RunCommand = async (context, _args, options) => {
  const end = readWatchOptions(options);
  const { client, server } = await openLiveClient(context);
  const isWatched = await findWatched(client, options);
  const account = await client.session.get();
  const unit = resolveAccountUnits(account, server, LOCALE).units.speed ?? 'kmh';
  const { live } = client;

  if (options['json'] || !canRedraw(context)) {
    const seen = new Map<number, string>();
    return runWatch(context, {
      client,
      end,
      listen: (count) =>
        live.subscribeChanges((changed) => {
          for (const id of changed) {
            const [device, position] = [live.devices.get(id), live.positions.get(id)];
            if (!isWatched(id) || !device || !position) continue;
            const now = `${position.id} ${position.fixTime} ${toState(device, position)}`;
            if (seen.get(id) === now) continue;
            seen.set(id, now);
            if (count()) printJsonLine(context, toLine(device, position, unit));
          }
        }),
    });
  }
  const screen = openLiveScreen(context, (max) => drawTable(client, isWatched, unit, max));
  await runWatch(context, {
    client,
    end,
    tell: (text) => screen.around(() => say(context, text)),
    listen: (count) =>
      live.subscribeChanges((changed) => {
        if ([...changed].some((id) => isWatched(id) && count())) screen.change();
      }),
  });
  screen.end();
};

const toState = (device: Device, position: Position | undefined) =>
  resolveMotionState({ device, position: position ?? null });

/** A fix as the API has it, with what the account would have to look up. */
const toLine = (device: Device, position: Position, unit: SpeedUnit) => ({
  device: device.name,
  state: toState(device, position),
  ...position,
  speedShown: { value: convertSpeed(position.speed, unit), unit },
});

function drawTable(
  { live }: TrackingClient,
  isWatched: (id: number) => boolean,
  unit: SpeedUnit,
  maxLines: number,
): string[] {
  const devices = [...live.devices.getSnapshot().keys()]
    .filter(isWatched)
    .flatMap((id) => live.devices.get(id) ?? [])
    .sort((a, b) => compareNames(a.name, b.name));
  const isWhole = devices.length < maxLines;
  const shown = isWhole ? devices : devices.slice(0, Math.max(0, maxLines - 2));
  const rows = shown.map((device) => toRow(device, live.positions.get(device.id), unit));
  const lines = formatTable(TITLES, rows).trimEnd().split('\n');
  return isWhole ? lines : [...lines, `and ${devices.length - shown.length} more`];
}

function toRow(device: Device, position: Position | undefined, unit: SpeedUnit): string[] {
  return [
    device.name,
    toState(device, position),
    position ? formatSpeed(position.speed, { locale: LOCALE, unit }) : '',
    position ? describePlace(position) : '',
    position ? readFixTime(position) : (device.lastUpdate ?? ''),
  ];
}

const describePlace = ({ address, latitude, longitude }: Position): string =>
  address || `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
