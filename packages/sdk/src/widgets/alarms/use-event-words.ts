import type { TrackingEvent } from '../../contract';
import { describeAlarm, describeEventType, readAttribute, readText } from '../../domain';
import { useFormat, useLabels } from '../../react';

/** What is said of an event: its name, and a figure where it has one. */
export function useEventWords() {
  const t = useLabels();
  const format = useFormat();
  return {
    title(event: TrackingEvent): string {
      const alarm = event.type === 'alarm' ? readText(event, 'alarm') : '';
      return t(alarm ? describeAlarm(alarm) : describeEventType(event.type));
    },
    detail(event: TrackingEvent, fenceName: string | undefined): string {
      const speed = readAttribute(event, 'speed');
      const limit = readAttribute(event, 'speedLimit');
      const isFast = typeof speed === 'number' && typeof limit === 'number';
      return [
        fenceName ?? '',
        isFast
          ? t('events.speed.text', { speed: format.speed(speed), limit: format.speed(limit) })
          : '',
        event.type === 'commandResult' ? readText(event, 'result') : '',
      ]
        .filter((text) => text !== '')
        .join(' · ');
    },
  };
}
