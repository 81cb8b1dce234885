import { expect, it } from 'vitest';
import { movingDevice, movingPosition, offlineDevice } from '../../testing/story-fleet';
import { chooseTiles } from './choose-tiles';
import { listAttributes } from '../attributes/list-attributes';

const sending = (attributes: Record<string, unknown>) => ({ ...movingPosition, attributes });
const names = (attributes: Record<string, unknown>, device = movingDevice) =>
  chooseTiles(device, sending(attributes)).tiles.map(({ tile }) => tile);

it('takes the first six of what a tracker sends', () => {
  expect(names(movingPosition.attributes)).toEqual([
    'ignition',
    'batteryLevel',
    'odometer',
    'power',
    'satellites',
    'message',
  ]);
  expect(names({})).toEqual(['message', 'course', 'altitude']);
  expect(names({ battery: 3.9, totalDistance: 5 }).slice(0, 2)).toEqual(['battery', 'distance']);
});

it('leaves the age of the message to the line of a silent device', () => {
  expect(names({}, offlineDevice)).not.toContain('message');
});

it('says of each figure what it tells, so that the list does not tell it again', () => {
  const { attributes } = movingPosition;
  const { toldKeys } = chooseTiles(movingDevice, movingPosition);
  const listed = listAttributes(movingDevice, movingPosition, toldKeys).map(({ key }) => key);
  expect(listed).not.toContain('ignition');
  expect(listed).not.toContain('totalDistance');
  expect(listed).toContain('hours');
  // Another figure than the tracker's own.
  const apart = sending({ ...attributes, totalDistance: 12 });
  expect([...chooseTiles(movingDevice, apart).toldKeys]).not.toContain('totalDistance');
});

it('does not list what says nothing', () => {
  const position = {
    ...sending({ motion: true, alarm: 'sos', interpolated: true, note: 'x' }),
    altitude: 0,
    accuracy: 0,
  };
  const keys = listAttributes({ ...movingDevice, attributes: {} }, position).map(({ key }) => key);
  expect(keys).toEqual(['note', 'course', 'protocol', 'uniqueId', 'category', 'model', 'phone']);
  expect(listAttributes(movingDevice, { ...position, valid: false })).toContainEqual({
    key: 'valid',
    value: false,
  });
});
