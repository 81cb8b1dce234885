import type { EngineLog } from '../../common/engine-log';
import { createCountedLines } from './counted-lines';
import { MAX_ID_LENGTH } from '../messages/find-message-problem';
import type { Knock, UnknownTrackers } from '../../../upstream/unknown-trackers';

/** Lines a minute. Anybody may call themselves a device; those of ours are worth more lines. */
const LINES = { unknown: 10, device: 100 } as const;

/** Sender of a refused message: a device of ours, or anybody. */
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
  const linesOf = (sender: Sender, who: string) =>
    createCountedLines(LINES[sender], (count) =>
      log.warn({ count }, `${count} more messages of ${who} were refused within a minute`),
    );
  const lines = {
    unknown: linesOf('unknown', 'unknown devices'),
    device: linesOf('device', 'devices'),
  };

  return {
    write(sender, knock) {
      const { device, reason } = knock;
      if (sender === 'unknown') unknown?.note(knock);
      const shown = device?.slice(0, MAX_ID_LENGTH);
      const words = `Message of device ${JSON.stringify(shown ?? '?')} refused: ${reason}`;
      lines[sender].write(() => log.warn({ device: shown, reason }, words));
    },
  };
};
