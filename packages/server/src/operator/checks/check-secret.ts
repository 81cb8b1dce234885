import { OTHER_SECRET_REMEDY } from '../../config/load-secret';
import type { Unit } from '../../db/database';
import { listUnreadable, trySecret } from '../../db/secret-proof';
import { type Finding, good } from './finding';

const what = 'secret';

/** Looks whether the secret of the settings opens what is sealed; undefined where a start would make one. */
export async function checkSecret(db: Unit, secret: string | undefined): Promise<Finding> {
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regclass('secret_proof') is not null as there`,
  );
  if (!rows[0]?.there) return good(what, 'none yet', 'noneYet');
  // One that was never made opens nothing.
  const state = await trySecret(db, secret ?? '');
  if (state === 'none') return good(what, 'none yet', 'noneYet');
  if (state === 'other' || secret === undefined) {
    const found = 'another than what the database was sealed with: no server starts with it';
    return { level: 'problem', what, found, remedy: OTHER_SECRET_REMEDY, code: 'secretOther' };
  }
  const lost = await listUnreadable(db, secret);
  if (lost.length === 0) return good(what, 'opens what is sealed', 'secretOwn');
  const names = lost.join(', ');
  return {
    level: 'problem',
    what,
    code: 'secretLost',
    params: { names },
    found: `does not open services that were saved: ${names}`,
    remedy: 'Save them once more on the page of integrations, with their keys and passwords.',
  };
}
