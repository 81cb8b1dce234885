import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database';
import { migrations } from './migrations';
import { openTestDatabase } from './testing';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('brings a database with data from 0001 to 0003 without losing a row', async () => {
  await database.query('create schema previous');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to previous');
    await migrations['0001-tracking']?.up(unit.kysely);
    await unit.query(`insert into users (name, email) values ('Ana', 'ana@example.com')`);
    // There were no calendars yet, whatever a number said.
    await unit.query(`insert into devices (name, unique_id, calendar_id) values ('Bus', 'bus', 7)`);
    await unit.query(`insert into device_state (device_id, motion) values (1, '{"moving":true}')`);
    await unit.query(
      `insert into notifications (type, command_id, calendar_id) values ('alarm', 3, 7)`,
    );
    await unit.query(
      `insert into events (id, type, event_time, device_id) values (1, 'alarm', now(), 1)`,
    );

    await migrations['0003-engine-resources']?.up(unit.kysely);

    const { rows } = await unit.query(
      `select d.name, d.calendar_id, s.motion, s.overspeed, n.type, n.command_id, e.attributes
       from devices d join device_state s on s.device_id = d.id
       cross join notifications n cross join events e`,
    );
    expect(rows).toEqual([
      {
        name: 'Bus',
        calendar_id: null,
        motion: { moving: true },
        overspeed: null,
        type: 'alarm',
        command_id: null,
        attributes: {},
      },
    ]);
    await unit.query(`insert into calendars (name, data) values ('Work', '')`);
    await unit.query(`update devices set calendar_id = 1`);
    await unit.query('delete from calendars');
    const after = await unit.query('select calendar_id from devices');
    expect(after.rows).toEqual([{ calendar_id: null }]);
  });
});
