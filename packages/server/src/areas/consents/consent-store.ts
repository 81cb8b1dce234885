import type { Consent, ConsentEntry } from '@rastro/sdk/contract';
import {
  allowsRecording,
  type ConsentAnswer,
  type ConsentStatus,
  listConsentAnswers,
  resolveConsentStatus,
} from '@rastro/sdk/domain';
import { createSecret, hashSecret } from '../../db/credential-secret';
import type { Unit } from '../../db/database';
import { ApiError, wordsOf } from '../../request/api-error';
import { refuseField } from '../../request/refuse-field';

type Moments = 'expiresAt' | 'createdAt' | 'sentAt' | 'answeredAt' | 'endedAt';

/** One as it is kept; moments in epoch ms. */
export interface StoredConsent
  extends
    Omit<Consent, Moments | 'token' | 'url' | 'answers'>,
    Record<Exclude<Moments, 'createdAt'>, number | null> {
  createdAt: number;
  /** Account that requested the consent. */
  userId: number;
  answer: 'asked' | ConsentAnswer;
  answers: readonly ConsentEntry[];
  /** The product took the device out of recording. */
  isHeld: boolean;
  /** Token of a link made just now; not stored. */
  token?: string;
}

/** Values of a new consent. */
export type NewConsent = Pick<
  StoredConsent,
  | ('userId' | 'askedBy' | 'deviceId' | 'deviceName' | 'isHeld')
  | ('personName' | 'email' | 'purpose' | 'expiresAt')
>;

/** An answer that comes in; `userId` is who wrote it down from paper, 0 for the person. */
export interface NewAnswer {
  answer: ConsentAnswer;
  how: ConsentEntry['how'];
  userId: number;
  userName: string;
  note: string;
}

/** Told in the transaction that keeps an answer. */
export type OnAnswered = (unit: Unit) => Promise<void>;

const COLUMNS = `c.id, c.user_id as "userId", c.asked_by as "askedBy", c.device_id as "deviceId",
  c.device_name as "deviceName", c.person_name as "personName", c.email, c.purpose,
  c.expires_at as "expiresAt", c.answer, c.created_at as "createdAt", c.sent_at as "sentAt",
  c.answered_at as "answeredAt", c.ended_at as "endedAt", c.is_held as "isHeld",
  coalesce((select json_agg(json_build_object('at', a.at, 'answer', a.answer, 'how', a.how,
    'by', a.user_name, 'note', a.note) order by a.id)
    from consent_answer a where a.consent_id = c.id), '[]') as answers`;

const NEWEST = `c.id in (select distinct on (device_id) id from consent
  where tracking_origin = $1 order by device_id, id desc)`;

/** Consents of people whom devices of one tracking API follow, and their answers. They are proof: nothing of them is changed. */
export class ConsentStore {
  constructor(
    private readonly db: Unit,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {}

  /**
   * Lists the consents of these devices, newest first; with `isLatest`, only the newest of each.
   */
  list(deviceIds: readonly number[], isLatest: boolean): Promise<StoredConsent[]> {
    const newest = isLatest ? `and ${NEWEST}` : '';
    return this.#read(`c.device_id = any($2::bigint[]) ${newest} order by c.id desc`, deviceIds);
  }

  async find(id: number): Promise<StoredConsent | undefined> {
    return (await this.#read('c.id = $2', id))[0];
  }

  /** The one that says whether a device may be recorded. */
  async findNewest(deviceId: number): Promise<StoredConsent | undefined> {
    return (await this.#read('c.device_id = $2 order by c.id desc limit 1', deviceId))[0];
  }

  async findByToken(token: string): Promise<StoredConsent | undefined> {
    return (await this.#read('c.token_hash = $2', hashSecret(token)))[0];
  }

  /** The newest of each device that is not to be recorded, or that is held. */
  listStopping(): Promise<StoredConsent[]> {
    return this.#read(
      `${NEWEST} and (c.is_held or (c.ended_at is null and (c.answer <> 'given' or c.expires_at <= $2)))`,
      new Date(this.clock()),
    );
  }

  /**
   * Those whose end is near, or there, and was not told yet. It is near a week before; of one that counts for less than
   * two weeks, once half of its time is over.
   */
  listEnding(): Promise<StoredConsent[]> {
    return this.#read(
      `c.ended_at is null and (
         c.answer in ('asked', 'given') and c.expires_at <= $2 and c.told_end <> 'expired'
         or c.answer = 'given' and c.told_end = ''
           and c.expires_at - least(interval '7 days', (c.expires_at - c.created_at) / 2) <= $2)
       order by c.id`,
      new Date(this.clock()),
    );
  }

  /** Keeps that it was told; false where somebody else did. */
  async markTold(unit: Unit, id: number, news: 'ending' | 'expired'): Promise<boolean> {
    const { rowCount } = await unit.query(
      'update consent set told_end = $2 where id = $1 and told_end <> $2',
      [id, news],
    );
    return rowCount > 0;
  }

  /** Makes one in place of the one before, and answers it with its token, which is not kept. */
  async create(made: NewConsent): Promise<StoredConsent> {
    const token = createSecret();
    const now = new Date(this.clock());
    const id = await this.db.transaction(async (unit) => {
      const device = [this.origin, made.deviceId];
      await unit.query(
        `update consent set is_held = false, ended_at = coalesce(ended_at, $3)
         where tracking_origin = $1 and device_id = $2 and (is_held or ended_at is null)`,
        [...device, now],
      );
      const { rows } = await unit.query<{ id: number }>(
        `insert into consent (tracking_origin, device_id, user_id, asked_by, device_name,
           person_name, email, purpose, expires_at, is_held, created_at, token_hash)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
        [
          ...[...device, made.userId, made.askedBy, made.deviceName],
          ...[made.personName, made.email, made.purpose],
          ...[made.expiresAt === null ? null : new Date(made.expiresAt), made.isHeld],
          ...[now, hashSecret(token)],
        ],
      );
      return rows[0]?.id ?? 0;
    });
    const found = await this.find(id);
    if (!found) throw new Error('a consent is gone as soon as it was made');
    return { ...found, token };
  }

  /** A new token in place of the one before. */
  async renew(id: number): Promise<string> {
    const token = createSecret();
    await this.db.query('update consent set token_hash = $2 where id = $1', [
      id,
      hashSecret(token),
    ]);
    return token;
  }

  async markSent(id: number): Promise<void> {
    await this.db.query('update consent set sent_at = $2 where id = $1', [
      id,
      new Date(this.clock()),
    ]);
  }

  async setHeld(id: number, isHeld: boolean): Promise<void> {
    await this.db.query('update consent set is_held = $2 where id = $1', [id, isHeld]);
  }

  /**
   * Keeps an answer, and says how it stood before; the same once more is kept once. Throws a 409 for a consent that
   * is over, a 422 for an answer that does not follow on the one before.
   */
  async answer(id: number, given: NewAnswer, onAnswered: OnAnswered): Promise<ConsentStatus> {
    return this.db.transaction(async (unit) => {
      await unit.query('select 1 from consent where id = $1 for update', [id]);
      const [found] = await this.#read('c.id = $2', id, unit);
      const before = found?.status ?? 'ended';
      if (before === given.answer) return before;
      const possible = listConsentAnswers(before);
      if (possible.length === 0) throw consentOver();
      if (!possible.includes(given.answer)) {
        throw refuseField('answer', 'refusal.consent.answer');
      }
      const now = new Date(this.clock());
      await unit.query('update consent set answer = $2, answered_at = $3 where id = $1', [
        ...[id, given.answer, now],
      ]);
      await unit.query(
        `insert into consent_answer (consent_id, at, answer, how, user_id, user_name, note)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, now, given.answer, given.how, given.userId, given.userName, given.note],
      );
      await onAnswered(unit);
      return before;
    });
  }

  /** Ends one that counts; false for one that was over. */
  async end(id: number): Promise<boolean> {
    const { rowCount } = await this.db.query(
      'update consent set ended_at = $2 where id = $1 and ended_at is null',
      [id, new Date(this.clock())],
    );
    return rowCount > 0;
  }

  /** Checks whether a device may not be recorded, as the person it follows has not consented. */
  async stopsRecording(deviceId: number): Promise<boolean> {
    const newest = await this.findNewest(deviceId);
    return newest !== undefined && !allowsRecording(newest.status);
  }

  /** A device is gone, and follows nobody. */
  async endOfDevice(deviceId: number): Promise<void> {
    await this.db.query(
      `update consent set is_held = false, ended_at = coalesce(ended_at, $3)
       where tracking_origin = $1 and device_id = $2`,
      [this.origin, deviceId, new Date(this.clock())],
    );
  }

  /** Deletes those that were over before a moment: by their end, by a refusal, or taken back. */
  async deleteOver(before: Date): Promise<void> {
    await this.db.query(
      `delete from consent where tracking_origin = $1 and coalesce(ended_at,
         case when answer in ('refused', 'withdrawn') then answered_at else expires_at end) < $2`,
      [this.origin, before],
    );
  }

  async #read(where: string, value: unknown, unit: Unit = this.db): Promise<StoredConsent[]> {
    const { rows } = await unit.query<Omit<StoredConsent, 'status'>>(
      `select ${COLUMNS} from consent c where c.tracking_origin = $1 and ${where}`,
      [this.origin, value],
    );
    return rows.map((row) => {
      const kept = Object.fromEntries(
        Object.entries(row).map(([name, one]) => [name, one instanceof Date ? one.getTime() : one]),
      ) as Omit<StoredConsent, 'status'>;
      return { ...kept, status: resolveConsentStatus(kept, this.clock()) };
    });
  }
}

/** Nothing follows on a consent that is over. */
export const consentOver = (): ApiError =>
  new ApiError(409, 'CONSENT_OVER', wordsOf('CONSENT_OVER'));
