import type { Database, Unit } from '../../db/database';
import { entityFromSql, entityJsonSql } from '../../entities/entity-sql';
import { LINKS, linkTableOf } from '../../engine/entities/links';
import type { FleetObject, FleetPart } from './fleet';
import { MOVE_KINDS, USERS } from './move-kinds';

const ROWS_AT_ONCE = 1_000;

/** Reads the embedded engine's fleet as it is at one moment, in the form of the tracking API. */
export const readFleet = (db: Database, take: (part: FleetPart) => Promise<void>): Promise<void> =>
  db.transaction(async (unit) => {
    await unit.query('set transaction isolation level repeatable read, read only');
    for (const { key, entity } of MOVE_KINDS) {
      // The accounts behind shared links live only as long as those.
      const where = key === USERS ? 'where not t.temporary' : '';
      await forEachPage<{ json: string }>(
        unit,
        `select ${entityJsonSql(entity)} as json ${entityFromSql(entity)} ${where} order by t.id`,
        (rows) =>
          take({ kind: key, objects: rows.map(({ json }) => JSON.parse(json) as FleetObject) }),
      );
    }
    for (const [owner, properties] of Object.entries(LINKS)) {
      for (const property of properties) {
        const { table, ownerColumn, propertyColumn } = linkTableOf(owner, property);
        await forEachPage<{ a: number; b: number }>(
          unit,
          `select ${ownerColumn} as a, ${propertyColumn} as b from ${table} order by 1, 2`,
          (rows) => take({ owner, property, pairs: rows.map(({ a, b }) => [a, b]) }),
        );
      }
    }
    await take({ isEnd: true });
  });

const forEachPage = async <Row>(
  unit: Unit,
  sql: string,
  take: (rows: Row[]) => Promise<void>,
): Promise<void> => {
  await unit.query(`declare moved no scroll cursor for ${sql}`);
  for (;;) {
    const { rows } = await unit.query<Row>(`fetch ${ROWS_AT_ONCE} from moved`);
    if (rows.length === 0) break;
    await take(rows);
  }
  await unit.query('close moved');
};
