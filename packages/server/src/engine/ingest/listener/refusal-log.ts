import { MINUTE_MS } from '@rastro/sdk/domain';
import type { EngineLog } from '../../common/engine-log';
import { LONGEST_ID } from '../messages/find-message-problem';
import type { Knock, UnknownTrackers } from '../../../upstream/unknown-trackers';

/** Lines a minute. Anybody may call themselves a device; those of ours are worth more lines. */
const LINES = { unknown: 10, device: 100 } as const;

/** Who a refused message came from: a device of ours, or anybody. */
export type Sender = keyof typeof LINES;

/** Writes down which messages were not taken: so many a minute, the others counted. */
export interface RefusalLog {
  /** `device` is what the sender calls itself. */
  write(sender: Sender, knock: Knock): void;
}

/** A log of refusals; what it only counted it tells when the minute is over. Who is unknown goes into that list. */
export const createRefusalLog = (
  log: EngineLog,
  unknown?: Pick<UnknownTrackers, 'note'>,
): RefusalLog => {
  const counts = { unknown: 0, device: 0 };
  let ending: NodeJS.Timeout | undefined;

  const endMinute = (): void => {
    ending = undefined;
    for (const sender of ['unknown', 'device'] as const) {
      const more = counts[sender] - LINES[sender];
      counts[sender] = 0;
      if (more <= 0) continue;
      const who = sender === 'unknown' ? 'unknown devices' : 'devices';
      log.warn({ count: more }, `${more} more messages of ${who} were refused within a minute`);
    }
  };

  return {
    write(sender, knock) {
      const { device, reason } = knock;
      if (sender === 'unknown') unknown?.note(knock);
      ending ??= setTimeout(endMinute, MINUTE_MS).unref();
      counts[sender] += 1;
      if (counts[sender] > LINES[sender]) return;
      const shown = device?.slice(0, LONGEST_ID);
      log.warn(
        { device: shown, reason },
        `Message of device ${JSON.stringify(shown ?? '?')} refused: ${reason}`,
      );
    },
  };
};
