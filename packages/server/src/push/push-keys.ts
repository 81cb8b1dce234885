import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Database } from '../db/database';
import { createSeal } from '../db/seal';

/** Keys with which the server signs messages to browsers (RFC 8292). */
export interface PushKeys {
  /** The uncompressed point, base64url: browsers are asked with it. */
  publicKey: string;
  privateKey: KeyObject;
}

/** Dependencies of the keys. */
export interface PushKeyOptions {
  db: Pick<Database, 'query' | 'transaction'>;
  /** Returns the key that seals the private key; called only once it is needed. */
  secret: () => string;
}

type Row = Record<'public_key' | 'private_key', string>;

const SELECT = 'select public_key, private_key from push_key where id = 1';

/**
 * The keys of this database, made by whoever needs them first. Where the secret was lost new ones are
 * made, and the browsers that were asked with the old ones are forgotten: nothing reaches them any more.
 */
export function createReadPushKeys({ db, secret }: PushKeyOptions): () => Promise<PushKeys> {
  let known: Promise<PushKeys> | undefined;
  const read = async (): Promise<PushKeys> => {
    const { seal, unseal } = createSeal(secret(), 'keys of push messages');
    const open = (row: Row | undefined): PushKeys | undefined => {
      const text = row && unseal(row.private_key, row.public_key);
      if (!row || text === undefined) return undefined;
      const privateKey = createPrivateKey({
        key: Buffer.from(text, 'base64url'),
        format: 'der',
        type: 'pkcs8',
      });
      return { publicKey: row.public_key, privateKey };
    };
    const found = open((await db.query<Row>(SELECT)).rows[0]);
    if (found) return found;
    return db.transaction(async (unit) => {
      // Of two servers that start at once one makes them.
      await unit.query('lock table push_key in exclusive mode');
      const [row] = (await unit.query<Row>(SELECT)).rows;
      const meanwhile = open(row);
      if (meanwhile) return meanwhile;
      const { publicKey, privateKey } = makeKeys();
      const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
      if (row) await unit.query('delete from push_device');
      await unit.query(
        `insert into push_key (id, public_key, private_key) values (1, $1, $2)
         on conflict (id) do update set public_key = excluded.public_key,
           private_key = excluded.private_key`,
        [publicKey, seal(der, publicKey)],
      );
      return { publicKey, privateKey };
    });
  };
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

function makeKeys(): PushKeys {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey };
}
