import { useCallback, useMemo } from 'react';
import { driver, geofence, maintenance, type Position, type TrackingEvent } from '../../contract';
import {
  describeAlarm,
  describeEventType,
  readAttribute,
  readDriverId,
  readText,
} from '../../domain';
import { useFormat, useLabels, useResource } from '../../react';

/** Names of the objects an event refers to; undefined when unknown. */
export interface EventNames {
  fence?: string | undefined;
  /** Driver at the time: from the event, otherwise from its fix. */
  driver?: string | undefined;
  maintenance?: string | undefined;
}

/** Events that say how fast a vehicle was only by their fix. */
const SPEED_ALARM = 'overspeed';

/** Provides the texts of an event: its name and details such as fence, speed or driver. */
export function useEventWords() {
  const t = useLabels();
  const format = useFormat();
  return useMemo(() => {
    const speedText = (event: TrackingEvent, position: Position | undefined): string => {
      const isSpeedAlarm = readText(event, 'alarm') === SPEED_ALARM;
      const knots = readAttribute(event, 'speed') ?? (isSpeedAlarm ? position?.speed : undefined);
      const limit =
        readAttribute(event, 'speedLimit') ??
        (isSpeedAlarm ? readAttribute(position, 'speedLimit') : undefined);
      if (typeof knots !== 'number') return '';
      const speed = format.speed(knots);
      return typeof limit === 'number' && limit > 0
        ? t('events.speed.text', { speed, limit: format.speed(limit) })
        : speed;
    };
    return {
      title(event: TrackingEvent): string {
        const alarm = event.type === 'alarm' ? readText(event, 'alarm') : '';
        return t(alarm ? describeAlarm(alarm) : describeEventType(event.type));
      },
      /** `position` is the fix at which it happened, where it is known. */
      detail(event: TrackingEvent, names: EventNames, position?: Position): string {
        const told = [
          names.fence,
          speedText(event, position),
          names.driver,
          names.maintenance,
          event.type === 'commandResult' ? readText(event, 'result') : '',
          event.type === 'textMessage' ? readText(event, 'message') : '',
        ];
        return told.filter(Boolean).join(' · ');
      },
    };
  }, [t, format]);
}

/** Names of what events are about. */
export type NameEvent = (event: TrackingEvent, position?: Position) => EventNames;

/**
 * Names what events are about; fences, drivers and maintenances are asked for only where one of them is,
 * drivers also with `hasDrivers`, for whom fixes name.
 */
export function useEventNames(
  events: readonly TrackingEvent[] | undefined = [],
  { hasDrivers = false }: { hasDrivers?: boolean } = {},
): NameEvent {
  const t = useLabels();
  const ask = (test: (event: TrackingEvent) => boolean) => (events.some(test) ? undefined : null);
  const { data: fences } = useResource(
    geofence,
    ask(({ geofenceId }) => geofenceId > 0),
  );
  const { data: drivers } = useResource(
    driver,
    ask((event) => hasDrivers || readDriverId(event) !== ''),
  );
  const { data: plans } = useResource(
    maintenance,
    ask(({ maintenanceId }) => maintenanceId > 0),
  );
  return useCallback(
    (event, position) => {
      const driverId = readDriverId(event) || readDriverId(position);
      return {
        fence:
          fences?.find(({ id }) => id === event.geofenceId)?.name ||
          // The server names fences that are deleted.
          readText(event, 'geofenceName') ||
          // Events outlive their fence, and reach accounts that do not see it.
          (fences && event.geofenceId > 0 ? t('place.fenceGone.label') : undefined),
        driver: drivers?.find(({ uniqueId }) => uniqueId === driverId)?.name || driverId,
        maintenance: plans?.find(({ id }) => id === event.maintenanceId)?.name,
      };
    },
    [fences, drivers, plans, t],
  );
}
