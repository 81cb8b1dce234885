import {
  convertDistance,
  convertSpeed,
  describeAlarmName,
  describeEventType,
} from '@rastro/sdk/domain';
import { type CellFormat, type SheetColumn, toWallClock } from '@rastro/sdk/export';
import type { PlainKey, Words } from '@rastro/sdk/words';
import type { PositionEntity } from '../../positions/position';
import type { Reader } from '../../../text/reader';
import type { BaseRow } from '../rows/base-row';
import type { EventRow } from '../rows/event-rows';
import type { StopRow } from '../rows/stop-rows';
import type { SummaryRow } from '../rows/summary-rows';
import type { TripRow } from '../rows/trip-rows';

const WIDTHS: Partial<Record<CellFormat, number>> = { text: 28, time: 20 };
const DEFAULT_WIDTH = 16;

type NameOf<Key> = Key extends `report.column.${infer Name}` ? Name : never;
type ColumnName = NameOf<PlainKey>;

/** Columns in a reader's zone and units. */
export const createColumns = (reader: Reader, { t }: Words) => {
  const { speedUnit, distanceUnit, timeZone } = reader;
  const column = <Row>(
    name: ColumnName,
    format: CellFormat,
    read: SheetColumn<Row>['read'],
  ): SheetColumn<Row> => ({
    title: t(`report.column.${name}`),
    format,
    width: WIDTHS[format] ?? DEFAULT_WIDTH,
    read,
  });
  const time = <Row>(name: ColumnName, read: (row: Row) => string): SheetColumn<Row> =>
    column(name, 'time', (row) => toWallClock(Date.parse(read(row)), timeZone));
  const distance = <Row>(name: ColumnName, read: (row: Row) => number): SheetColumn<Row> =>
    column(name, distanceUnit, (row) => convertDistance(read(row), distanceUnit));
  const speed = <Row>(name: ColumnName, read: (row: Row) => number): SheetColumn<Row> =>
    column(name, speedUnit, (row) => convertSpeed(read(row), speedUnit));

  const span: SheetColumn<BaseRow>[] = [
    time('startTime', (row) => row.startTime),
    time('endTime', (row) => row.endTime),
  ];
  const travel: SheetColumn<BaseRow>[] = [
    distance('distance', (row) => row.distance),
    speed('averageSpeed', (row) => row.averageSpeed),
    speed('maxSpeed', (row) => row.maxSpeed),
  ];
  const counters: SheetColumn<BaseRow>[] = [
    distance('startOdometer', (row) => row.startOdometer),
    distance('endOdometer', (row) => row.endOdometer),
    column('spentFuel', 'liters', (row) => row.spentFuel),
  ];

  const trips: SheetColumn<TripRow>[] = [
    ...span,
    column('duration', 'duration', (row) => row.duration),
    ...travel,
    column('startAddress', 'text', (row) => row.startAddress),
    column('endAddress', 'text', (row) => row.endAddress),
    column('driver', 'text', (row) => row.driverName ?? row.driverUniqueId),
    ...counters,
  ];
  const stops: SheetColumn<StopRow>[] = [
    ...span,
    column('duration', 'duration', (row) => row.duration),
    column('latitude', 'degrees', (row) => row.latitude),
    column('longitude', 'degrees', (row) => row.longitude),
    column('address', 'text', (row) => row.address),
    column('engineHours', 'duration', (row) => row.engineHours),
    ...counters,
  ];
  const summary: SheetColumn<SummaryRow>[] = [
    ...span,
    ...travel,
    column('engineHours', 'duration', (row) => row.engineHours),
    ...counters,
  ];
  const events = (geofenceName: (id: number) => string | null): SheetColumn<EventRow>[] => [
    time('time', (row) => row.eventTime),
    column('event', 'text', (row) => t(describeEventType(row.type))),
    column('geofence', 'text', (row) => geofenceName(row.geofenceId)),
    column('details', 'text', ({ type, attributes }) =>
      type === 'alarm'
        ? t(describeAlarmName(String(attributes['alarm'])))
        : Object.entries(attributes)
            .map(([name, value]) => `${name}=${String(value)}`)
            .join(' '),
    ),
  ];
  const route: SheetColumn<PositionEntity>[] = [
    time('time', (row) => row.fixTime),
    column('valid', 'text', (row) => t(row.valid ? 'common.yes' : 'common.no')),
    column('latitude', 'degrees', (row) => row.latitude),
    column('longitude', 'degrees', (row) => row.longitude),
    column('altitude', 'meters', (row) => row.altitude),
    speed('speed', (row) => row.speed),
    column('course', 'number', (row) => row.course),
    column('address', 'text', (row) => row.address),
    column('attributes', 'text', (row) =>
      Object.entries(row.attributes)
        .map(
          ([name, value]) =>
            `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
        )
        .join(' '),
    ),
  ];
  return { trips, stops, summary, events, route };
};
