import type { WordsOf } from '@rastro/sdk/words';
import { formatTime } from '../../common/format-time';
import { eventJson } from '../../positions/tracking-event';
import { formatEventMessage } from '../message/event-message';
import { toTraccarAlarm } from '../message/to-traccar-alarm';
import type { Hub } from '../../live/hub';
import type { Channel } from './channel';

/** The sockets of who looks at the moment (tracking-api §1.9). */
export const createWebChannel = (hub: Hub, clock: () => number, wordsOf: WordsOf): Channel => ({
  type: 'web',
  isQueued: false,
  async deliver(message, { userId, reader }) {
    if (message.kind === 'event') {
      const { event, device } = message.facts;
      const words = wordsOf(reader.language);
      // Tools made for Traccar read its English; nobody else reads this sentence.
      const alarm = words.locale === 'en-US' ? toTraccarAlarm : undefined;
      const json = eventJson(event, formatEventMessage(message.facts, reader, words, alarm));
      hub.publishEvent(userId, { deviceId: device.id, json });
      return;
    }
    const event = {
      id: 0,
      attributes: { message: 'test' },
      deviceId: 0,
      type: 'test',
      eventTime: formatTime(clock()),
      positionId: 0,
      geofenceId: 0,
      maintenanceId: 0,
    };
    hub.publishEvent(userId, { deviceId: 0, json: JSON.stringify(event) });
  },
});
