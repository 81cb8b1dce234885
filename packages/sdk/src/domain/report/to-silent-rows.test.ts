import { describe, expect, it } from 'vitest';
import { toReportPlace } from './to-report-rows';
import { toSilentRows } from './to-silent-rows';

const HOUR = 3_600_000;
const names = {
  device: () => undefined,
  plate: () => null,
  fence: () => 'gone',
  driver: () => undefined,
};

describe('silent vehicles', () => {
  const nowMs = Date.parse('2026-11-21T12:00:00Z');
  const device = (id: number, lastUpdate: string | null) => ({
    id,
    name: `V${id}`,
    uniqueId: `u-${id}`,
    phone: '+55 11',
    lastUpdate,
    attributes: { iccid: 'of the device' },
  });
  const fix = {
    latitude: -23.5,
    longitude: -46.6,
    fixTime: '2026-11-20T09:00:00Z',
    address: null,
    attributes: { batteryLevel: 12, iccid: 8955 },
  };

  it('are told longest silent first, with what helps to reach them', () => {
    const devices = [
      device(1, '2026-11-20T10:00:00Z'),
      device(2, '2026-11-21T11:59:00Z'),
      device(3, null),
    ];
    const rows = toSilentRows(devices, (id) => (id === 1 ? fix : undefined), names, {
      hours: 24,
      nowMs,
    });
    expect(rows.map(({ deviceId }) => deviceId)).toEqual([3, 1]);
    expect(rows[0]?.values).toMatchObject({ lastFix: null, silentFor: null, place: null });
    expect(rows[1]?.values).toMatchObject({
      silentFor: 26 * HOUR,
      batteryLevel: 12,
      sim: '8955',
      phone: '+55 11',
      place: toReportPlace(-23.5, -46.6, null),
      latitude: -23.5,
      longitude: -46.6,
    });
  });
});
