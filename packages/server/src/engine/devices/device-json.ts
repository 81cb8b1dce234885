import type { DeviceEntity } from '../entities/device-entity';
import type { FleetDevice } from './live-fleet';
import { formatTime } from '../common/format-time';

/** Members that change with every fix: `status`, `lastUpdate` and `positionId`. */
const CHANGING = 3;

/** Text before and after the changing members. */
interface Frame {
  attributes: string;
  before: string;
  after: string;
}

/** An entity is replaced and never changed, so that its text is made once. */
const frames = new WeakMap<DeviceEntity, Frame>();

const textOf = (members: [string, unknown][]): string =>
  JSON.stringify(Object.fromEntries(members)).slice(1, -1);

const makeFrame = (entity: DeviceEntity): Frame => {
  const members = Object.entries(entity).filter(([name]) => name !== 'id' && name !== 'attributes');
  const changing = members.findIndex(([name]) => name === 'status');
  return {
    attributes: JSON.stringify(entity['attributes']),
    before: textOf(members.slice(0, changing)),
    after: textOf(members.slice(changing + CHANGING)),
  };
};

const frameOf = (entity: DeviceEntity): Frame => {
  const known = frames.get(entity);
  if (known) return known;
  const frame = makeFrame(entity);
  frames.set(entity, frame);
  return frame;
};

/** The device's JSON with its state now; `positionId` is 0 in frames of the socket (tracking-api §14). */
export const deviceJson = (
  { entity, state }: FleetDevice,
  positionId: number,
  withAttributes = true,
): string => {
  const { attributes, before, after } = frameOf(entity);
  const { status, lastUpdateMs } = state;
  const lastUpdate = lastUpdateMs === null ? 'null' : `"${formatTime(lastUpdateMs)}"`;
  return (
    `{"id":${entity.id},"attributes":${withAttributes ? attributes : '{}'},${before},` +
    `"status":"${status}","lastUpdate":${lastUpdate},"positionId":${positionId},${after}}`
  );
};
