import type { Unit } from '../../db/database';
import { utcDayOf } from '../common/utc-day';

/** Counts since midnight (UTC), for `GET /statistics`. */
export interface Statistics {
  countRequest(userId: number | undefined): void;
  countMessage(deviceId: number, protocol: string, isStored: boolean): void;
  /** A mail was handed to the mail server. */
  countMail(): void;
  /** A short message was handed to the gateway. */
  countSms(): void;
  /** Writes a row when another day has begun, and counts anew. */
  sweep(unit: Unit, nowMs: number): Promise<void>;
}

/** Counts from now on. */
export const createStatistics = (nowMs: number): Statistics => {
  let day = utcDayOf(nowMs);
  let requests = 0;
  let received = 0;
  let stored = 0;
  let mails = 0;
  let texts = 0;
  const users = new Set<number>();
  const devices = new Set<number>();
  const protocols = new Map<string, number>();
  return {
    countRequest(userId) {
      requests += 1;
      if (userId !== undefined) users.add(userId);
    },
    countMessage(deviceId, protocol, isStored) {
      received += 1;
      if (isStored) stored += 1;
      devices.add(deviceId);
      protocols.set(protocol, (protocols.get(protocol) ?? 0) + 1);
    },
    countMail() {
      mails += 1;
    },
    countSms() {
      texts += 1;
    },
    async sweep(unit, timeMs) {
      if (utcDayOf(timeMs) === day) return;
      await unit.query(
        `insert into statistics (capture_time, active_users, active_devices, requests,
           messages_received, messages_stored, mail_sent, sms_sent, protocols)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          new Date(timeMs),
          users.size,
          devices.size,
          requests,
          received,
          stored,
          mails,
          texts,
          JSON.stringify(Object.fromEntries(protocols)),
        ],
      );
      day = utcDayOf(timeMs);
      requests = 0;
      received = 0;
      stored = 0;
      mails = 0;
      texts = 0;
      users.clear();
      devices.clear();
      protocols.clear();
    },
  };
};
