import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@rastro/sdk/domain';
import { resolveBuiltDayFile, resolveFleetDayFile } from '../demo-assets';
import type { FleetDay } from './fleet-day';
import { loadFleetDay, writeFleetDay } from './load-fleet-day';
import { parseFleetDay, readFleetDay } from './read-fleet-day';

const HEADER = 'vehicle_id,timestamp,speed,route_id,trip_id,latitude,longitude,trip_headsign\n';

describe('the recorded day', () => {
  let day: FleetDay;
  beforeAll(async () => {
    day = await readFleetDay(resolveFleetDayFile());
  });

  it('has 158 buses from 00:00 to 15:44 and loses the 139 repeated times', () => {
    expect(day.buses).toHaveLength(158);
    expect(day.fixCount).toBe(44_564 - 139);
    expect(day.firstClockMs / HOUR_MS).toBeCloseTo(0, 1);
    expect(day.lastClockMs).toBe(15 * HOUR_MS + 44 * 60_000 + 49_000);
  });

  it('has times that strictly rise for each bus, and values in range', () => {
    const odd = day.buses.flatMap(({ fixes }) =>
      fixes.filter(
        (fix, at) =>
          fix.clockMs <= (fixes[at - 1]?.clockMs ?? -1) ||
          !(fix.course >= 0 && fix.course < 360) ||
          !(fix.speedKnots >= 0 && fix.speedKnots < 60) ||
          !(fix.latitude > 30 && fix.latitude < 31) ||
          !(fix.longitude > -98 && fix.longitude < -97),
      ),
    );
    expect(odd).toEqual([]);
  });

  it('is the same from what the build wrote as from its CSV', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'rastro-day-'));
    expect(await loadFleetDay(dir)).toEqual(day);
    await writeFleetDay(dir);
    expect(existsSync(resolveBuiltDayFile(dir))).toBe(true);
    expect(await loadFleetDay(dir)).toEqual(day);
  });
});

describe('parseFleetDay', () => {
  it('reads columns by name, miles per hour as knots, and local times as a clock', () => {
    const day = parseFleetDay(
      'timestamp,vehicle_id,speed,latitude,longitude,route_id,trip_id,trip_headsign\n' +
        '2015-03-07T10:00:30-06:00,"7",10,30.3,-97.7,801,9,"NORTH, ""A"""\n',
    );
    expect(day.buses).toEqual([
      {
        vehicleId: '7',
        mainRouteId: '801',
        fixes: [
          {
            clockMs: 10 * HOUR_MS + 30_000,
            latitude: 30.3,
            longitude: -97.7,
            speedKnots: 8.69,
            course: 0,
            ignition: true,
            routeId: '801',
            tripId: '9',
            headsign: 'NORTH, "A"',
          },
        ],
      },
    ]);
  });

  it('sorts by time and keeps the first report of a repeated one', () => {
    const row = (time: string, speed: number) =>
      `1,2015-03-07T${time}-06:00,${speed},1,1,30.3,-97.7,N\n`;
    const day = parseFleetDay(
      HEADER + row('08:02:00', 2) + row('08:01:00', 1) + row('08:02:00', 3),
    );
    const speeds = day.buses[0]?.fixes.map((fix) => Math.round(fix.speedKnots / 0.868976));
    expect(speeds).toEqual([1, 2]);
  });

  it('names what is missing or wrong', () => {
    expect(() => parseFleetDay('vehicle_id,speed\n')).toThrow(/timestamp.*route_id/);
    expect(() => parseFleetDay(`${HEADER}1,2015-03-07T08:00:00-06:00,fast,1,1,30,-97,N\n`)).toThrow(
      /speed: "fast"/,
    );
    expect(() => parseFleetDay(`${HEADER}1,yesterday,1,1,1,30,-97,N\n`)).toThrow(/yesterday/);
  });
});
