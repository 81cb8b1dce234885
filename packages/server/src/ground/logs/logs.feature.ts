import { DAY_MS, HOUR_MS, isReadLogged, MINUTE_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../feature';
import { readUser } from '../sessions/read-user';
import { type ChangeLog, createChangeLog } from './change-log';
import { createLogCalls } from './log-calls';
import { LogStore } from './log-store';
import { createNameOf } from './name-of';
import { findReadDevices, findReadFixes } from './find-read-devices';
import { createReadLog, type ReadLog } from './read-log';
import { createKnownSetting } from '../../request/known-setting';
import { RefusalLog } from './refusal-log';

declare module '../feature' {
  interface Offers {
    changeLog: ChangeLog;
    refusalLog: RefusalLog;
    readLog: ReadLog;
    nameOf: (userId: number) => Promise<string>;
  }
}

/** Days that log entries are kept, same as the engine's log. */
const KEPT_DAYS = 730;

/** The log of who did what to what. */
export const logsFeature = defineFeature({
  name: 'logs',
  open({ database, upstream, brand, clock, log }) {
    const store = new LogStore(database, upstream.origin, clock);
    const nameOf = createNameOf((userId) => readUser(upstream, userId), clock);
    const onFault = (error: unknown): void => log.error({ err: error }, 'The log was not written');
    const refusalLog = new RefusalLog(store, clock);
    const readLog = createReadLog({
      store,
      nameOf,
      onFault,
      clock,
      isOn: createKnownSetting({
        upstream,
        clock,
        read: (server) => isReadLogged(server, brand.attributePrefix),
      }),
      findDevices: (userId, asked) => findReadDevices(upstream, userId, asked),
      findFixes: (userId, positionIds) => findReadFixes(upstream, userId, positionIds),
    });
    const changeLog = createChangeLog({ store, nameOf, onFault });
    return {
      offers: { changeLog, refusalLog, readLog, nameOf },
      resources: { LogEntry: createLogCalls(store) },
      jobs: [
        { name: 'count refusals', everyMs: MINUTE_MS, run: () => refusalLog.flush() },
        { name: 'count reads', everyMs: MINUTE_MS, run: () => readLog.flush() },
      ],
      sweeps: [
        {
          name: 'forget old log entries',
          everyMs: HOUR_MS,
          forget: (nowMs) => store.sweep(new Date(nowMs - KEPT_DAYS * DAY_MS)),
        },
      ],
      stop: async () => {
        await refusalLog.flush();
        await readLog.flush();
      },
    };
  },
});
