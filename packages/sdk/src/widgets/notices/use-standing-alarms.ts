import { useMemo } from 'react';
import type { AlarmTake, Position, TrackingEvent } from '../../contract';
import { compareAlarms, pickAlarmEvent, rankAlarms, readAlarms } from '../../domain';
import { useFleetAlarms, useLive } from '../../react';

/** An alarm that stands: of a vehicle that says it, or of one that somebody attends to. */
export interface NoticeAlarm {
  /** Its event; the number is 0 where that is not known. */
  event: TrackingEvent;
  position: Position | undefined;
  take: AlarmTake | undefined;
}

/** The alarms that the bell counts, one a vehicle, the worst first; and those that somebody attends to, the newest first. */
export interface StandingAlarms {
  unattended: readonly NoticeAlarm[];
  attended: readonly NoticeAlarm[];
}

const toEvent = (
  known: Pick<TrackingEvent, 'id' | 'deviceId' | 'eventTime' | 'positionId'> & { alarm: string },
): TrackingEvent => {
  const { alarm, ...rest } = known;
  return { ...rest, type: 'alarm', geofenceId: 0, maintenanceId: 0, attributes: { alarm } };
};

/** Finds the alarms that stand, with their events among those that are known. */
export function useStandingAlarms(events: readonly TrackingEvent[]): StandingAlarms {
  const live = useLive('useStandingAlarms');
  const { unattended, attended } = useFleetAlarms();
  return useMemo(() => {
    const alarms = events.filter(
      ({ type, deviceId }) => type === 'alarm' && unattended.has(deviceId),
    );
    const open = [...unattended].flatMap((deviceId): NoticeAlarm[] => {
      const position = live.positions.get(deviceId);
      if (!position) return [];
      const own = alarms.filter((event) => event.deviceId === deviceId);
      const [alarm = ''] = rankAlarms(readAlarms(position));
      const { id: positionId, deviceTime: eventTime } = position;
      const event =
        pickAlarmEvent(own, readAlarms(position)) ??
        toEvent({ id: 0, deviceId, eventTime, positionId, alarm });
      return [{ event, position, take: undefined }];
    });
    const taken = [...attended.values()].map((take) => ({
      event: toEvent(take),
      position: live.positions.get(take.deviceId),
      take,
    }));
    return {
      unattended: open.sort((left, right) => compareAlarms(left.position, right.position)),
      attended: taken.sort((left, right) =>
        (right.take.takenAt ?? '').localeCompare(left.take.takenAt ?? ''),
      ),
    };
  }, [live, events, unattended, attended]);
}
