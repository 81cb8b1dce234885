import type { TrackingEvent } from '@rastro/sdk/contract';
import type { RunCommand } from '../../command';
import { printJsonLine, say } from '../../context';
import { formatTable } from '../../terminal/format-table';
import { findWatched } from './find-watched';
import { canRedraw, openLiveScreen } from './live-screen';
import { openLiveClient } from './open-live-client';
import { readWatchOptions } from './read-watch-options';
import { runWatch } from './run-watch';

/** Max events kept: lines of the tallest terminal. */
const MAX_KEPT = 500;
const TITLES = ['WHEN', 'DEVICE', 'WHAT', 'MORE'];

/** `rastro events watch` */
export const watchEvents: RunCommand = async (context, _args, options) => {
  const end = readWatchOptions(options);
  const { client } = await openLiveClient(context);
  const isWatched = await findWatched(client, options);
  const nameOf = (id: number): string => client.live.devices.get(id)?.name ?? `#${id}`;

  if (options['json'] || !canRedraw(context)) {
    return runWatch(context, {
      client,
      end,
      listen: (count) =>
        client.on('event', (event) => {
          if (!isWatched(event.deviceId) || !count()) return;
          printJsonLine(context, { device: nameOf(event.deviceId), ...event });
        }),
    });
  }
  const events: TrackingEvent[] = [];
  const screen = openLiveScreen(context, (max) => {
    const rows = events.slice(-(max - 1)).map((event) => toRow(event, nameOf(event.deviceId)));
    return formatTable(TITLES, rows).trimEnd().split('\n');
  });
  await runWatch(context, {
    client,
    end,
    tell: (text) => screen.around(() => say(context, text)),
    listen: (count) => {
      screen.change();
      client.on('event', (event) => {
        if (!isWatched(event.deviceId) || !count()) return;
        events.push(event);
        if (events.length > MAX_KEPT) events.shift();
        screen.change();
      });
    },
  });
  screen.end();
};

/** The sentence that the server wrote, else the alarm. */
function toRow({ eventTime, type, attributes }: TrackingEvent, name: string): string[] {
  const more = attributes['message'] ?? attributes['alarm'] ?? '';
  return [eventTime, name, type, typeof more === 'string' ? more : ''];
}
