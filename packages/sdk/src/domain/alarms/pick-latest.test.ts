import { expect, it } from 'vitest';
import { isNotable, pickLatest } from './pick-latest';

const pick = (types: string, most = 5) =>
  pickLatest(
    types.split(' ').map((type) => ({ type })),
    most,
  )
    .map(({ type }) => type)
    .join(' ');

it('tells what matters before connection and ignition, in the order of time', () => {
  const day = 'deviceOnline ignitionOn alarm deviceOffline geofenceExit deviceMoving maintenance';
  expect(pick(day)).toBe('alarm geofenceExit maintenance');
  expect(pick(day, 2)).toBe('alarm geofenceExit');
});

it('fills up to three lines with what every drive has, each at its time', () => {
  expect(pick('deviceOnline ignitionOff alarm deviceStopped deviceMoving ignitionOn')).toBe(
    'ignitionOff alarm deviceStopped',
  );
  expect(pick('ignitionOff deviceStopped', 1)).toBe('ignitionOff');
});

it('tells of the connection once, and only where nothing else was', () => {
  expect(pick('deviceOnline deviceOffline deviceOnline')).toBe('deviceOnline');
  expect(pick('deviceOnline ignitionOn')).toBe('ignitionOn');
  expect(pickLatest([], 5)).toEqual([]);
});

it('takes what it does not know for notable', () => {
  expect(isNotable({ type: 'somethingNew' })).toBe(true);
  expect(isNotable({ type: 'deviceUnknown' })).toBe(false);
});
