import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  QR_ALPHABET,
  QR_SIGNATURE_LENGTH,
  type QrCodeText,
  type QrKind,
  readQrCode,
  writeQrCode,
} from '@rastro/sdk/domain';
import { createSecret } from '../../db/credential-secret';
import type { Database } from '../../db/database';
import { ApiError, wordsOf } from '../../request/api-error';

const KEY = 'qr.secret';
const BITS = 5;

/** Subject of a code. */
export interface QrSubject {
  kind: QrKind;
  id: number;
}

/** The edition that is in use, and since when. */
interface Edition {
  version: number;
  replacedAt?: Date;
}

/** Printed codes of one tracking API: signed with a secret of the database, so that a restored backup knows what was printed. */
export class QrCodes {
  readonly #db: Pick<Database, 'query'>;
  readonly #origin: string;
  #secret: Promise<string> | undefined;

  constructor(db: Pick<Database, 'query'>, origin: string) {
    this.#db = db;
    this.#origin = origin;
  }

  /** The code in use of each, in their order. */
  async write(subjects: readonly QrSubject[]): Promise<{ code: string; version: number }[]> {
    const versions = await this.#versions(subjects);
    const secret = await this.#readSecret();
    return subjects.map((subject) => {
      const version = versions.get(keyOf(subject))?.version ?? 1;
      const signature = this.#sign(secret, { ...subject, version });
      return { code: writeQrCode({ ...subject, version, signature }), version };
    });
  }

  /**
   * Reads the subject of a scanned text. Throws for codes never printed here, or replaced by the
   * time of the scan.
   */
  async read(text: string, at: Date): Promise<QrSubject> {
    const code = readQrCode(text);
    const expected = code && this.#sign(await this.#readSecret(), code);
    if (!code || !isSame(code.signature, expected ?? '')) throw unknownCode();
    const known = (await this.#versions([code])).get(keyOf(code)) ?? { version: 1 };
    const isCurrent = code.version === known.version;
    // The one before was good until it was replaced; when those before it were is not kept.
    const wasCurrent =
      code.version === known.version - 1 && known.replacedAt !== undefined && at < known.replacedAt;
    if (isCurrent || wasCurrent) return { kind: code.kind, id: code.id };
    throw new ApiError(409, 'QR_CODE_REPLACED', wordsOf('QR_CODE_REPLACED'), { field: 'id' });
  }

  /** From now on the codes that were printed before are refused. */
  async replace({ kind, id }: QrSubject, now: Date): Promise<void> {
    await this.#db.query(
      `insert into qr_code (tracking_origin, kind, subject_id, version, replaced_at)
       values ($1, $2, $3, 2, $4)
       on conflict (tracking_origin, kind, subject_id)
       do update set version = qr_code.version + 1, replaced_at = excluded.replaced_at`,
      [this.#origin, kind, id, now],
    );
  }

  async #versions(subjects: readonly QrSubject[]): Promise<Map<string, Edition>> {
    const { rows } = await this.#db.query<{
      kind: QrKind;
      subject_id: number;
      version: number;
      replaced_at: Date;
    }>(
      `select kind, subject_id, version, replaced_at from qr_code
       where tracking_origin = $1 and subject_id = any($2::bigint[])`,
      [this.#origin, subjects.map(({ id }) => id)],
    );
    return new Map(
      rows.map(({ kind, subject_id: id, version, replaced_at: replacedAt }) => [
        keyOf({ kind, id }),
        { version, replacedAt },
      ]),
    );
  }

  #sign(secret: string, { kind, id, version }: Omit<QrCodeText, 'signature'>): string {
    const proof = createHmac('sha256', secret)
      .update(JSON.stringify([this.#origin, kind, id, version]))
      .digest();
    let signature = '';
    for (let at = 0; at < QR_SIGNATURE_LENGTH; at += 1) {
      const bit = at * BITS;
      const two = ((proof[bit >> 3] ?? 0) << 8) | (proof[(bit >> 3) + 1] ?? 0);
      signature += QR_ALPHABET[(two >> (16 - BITS - (bit & 7))) & 31] ?? '';
    }
    return signature;
  }

  #readSecret(): Promise<string> {
    this.#secret ??= this.#makeSecret().catch((error: unknown) => {
      this.#secret = undefined;
      throw error;
    });
    return this.#secret;
  }

  async #makeSecret(): Promise<string> {
    await this.#db.query(
      'insert into setting (key, value) values ($1, $2) on conflict (key) do nothing',
      [KEY, JSON.stringify(createSecret())],
    );
    const { rows } = await this.#db.query<{ value: string }>(
      'select value from setting where key = $1',
      [KEY],
    );
    return String(rows[0]?.value);
  }
}

/** Somebody else's code as one that was never printed: nobody can tell them apart. */
export const unknownCode = (field = 'id'): ApiError =>
  new ApiError(404, 'QR_CODE_UNKNOWN', wordsOf('QR_CODE_UNKNOWN'), { field });

const keyOf = ({ kind, id }: QrSubject): string => `${kind} ${id}`;

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
